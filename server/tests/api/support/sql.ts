// A statement on a database, without a shared shop.
import { execFileSync } from 'node:child_process';

/** Runs one statement on a database, beside the server if one is running. */
export const sqlOn = (database: string, statement: string): string =>
  (database.startsWith('sqlite:')
    ? execFileSync('sqlite3', ['-cmd', '.timeout 60000', database.slice('sqlite:'.length), statement])
    : execFileSync('psql', [database, '-qAtc', statement])
  )
    .toString()
    .trim();

// For what time alone would bring about: tests that cannot wait change a date instead.
import { execFileSync } from 'node:child_process';
import { inject } from 'vitest';

/** Runs one statement on a database, beside the server if one is running. */
export const sqlOn = (database: string, statement: string): string =>
  (database.startsWith('sqlite:')
    ? execFileSync('sqlite3', ['-cmd', '.timeout 5000', database.slice('sqlite:'.length), statement])
    : execFileSync('psql', [database, '-qAtc', statement])
  )
    .toString()
    .trim();

/** On the shared shop's database. */
export const sql = (statement: string) => sqlOn(inject('shop').database, statement);

/** Lets every access token of a customer run out. */
export const expireAccessTokens = (uid: string) =>
  sql(
    `UPDATE access_token SET expires_at = 1 WHERE family_id IN (SELECT f.id FROM token_family f JOIN customer c ON c.id = f.customer_id WHERE c.uid = '${uid}')`,
  );

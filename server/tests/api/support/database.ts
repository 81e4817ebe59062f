// For what time alone would bring about: tests that cannot wait change a date instead.
import { inject } from 'vitest';
import { sqlOn } from './sql.ts';

export { sqlOn };

/** On the shared shop's database. */
export const sql = (statement: string) => sqlOn(inject('shop').database, statement);

/** Lets every access token of a customer run out. */
export const expireAccessTokens = (uid: string) =>
  sql(
    `UPDATE access_token SET expires_at = 1 WHERE family_id IN (SELECT f.id FROM token_family f JOIN customer c ON c.id = f.customer_id WHERE c.uid = '${uid}')`,
  );

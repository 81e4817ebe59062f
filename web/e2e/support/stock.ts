import { expect } from 'vitest';
import { engine } from '../../../server/tests/api/support/server';
import { sqlOn } from '../../../server/tests/api/support/sql';
import { answerAt, apiPath } from './api';

const sql = (statement: string) => sqlOn(process.env.SPAZA_E2E_DATABASE!, statement);

/** So many units more than are reserved, in every store that has the product; the shop has heard of it. */
export async function setStock(product: string, units: number): Promise<void> {
  sql(`UPDATE stock SET on_hand = reserved + ${units} WHERE product_code = '${product}'`);
  const writer = engine === 'sqlite' ? '0' : 'pg_current_xact_id()::text::bigint';
  sql(`INSERT INTO change_log (writer, kind, key, at) VALUES (${writer}, 'stock', '*', ${Date.now()})`);
  const store = sql(`SELECT MIN(store_code) FROM stock WHERE product_code = '${product}'`);
  const level = async () => {
    const at = { path: { productCode: product, storeName: store }, query: { fields: 'FULL' as const } };
    return (await answerAt(apiPath('/products/{productCode}/stock/{storeName}', at))).stockLevel;
  };
  await expect.poll(level).toBe(units);
}

// What staff write of searches, each as a call that may be sent again under one key.
import type { Client } from './client.ts';
import type { Write } from './goods-writes.ts';
import { unguessable } from './people.ts';

/** By name; each rule is one effect. `sql` asks the shop's database. */
export const writesOfSearches = (staff: Client, sql: (statement: string) => string): Record<string, () => Promise<Write>> => ({
  'a pin by staff': async () => {
    const query = unguessable().toLowerCase();
    const code = sql('SELECT code FROM product ORDER BY code LIMIT 1');
    const happened = async () => Number(sql(`SELECT COUNT(*) FROM search_rule WHERE note = '${query}'`));
    return { client: staff, method: 'POST', path: '/backoffice/api/search/rules', options: { body: { kind: 'pin', query, of: 'product', code, note: query } }, happened };
  },
});

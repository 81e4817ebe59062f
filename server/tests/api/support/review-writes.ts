// What staff decide of reviews, as a call that may be sent again under one key.
import type { Client } from './client.ts';
import type { Write } from './goods-writes.ts';
import { unguessable } from './people.ts';

/** By name; each decision is one effect. `sql` asks the shop's database. */
export const writesOfReviews = (staff: Client, sql: (statement: string) => string, actsOf: (code: string, act: string) => Promise<number>): Record<string, () => Promise<Write>> => ({
  'many reviews shown': async () => {
    const id = unguessable().toLowerCase();
    sql(`INSERT INTO review (id, product_code, customer_id, author, headline, comment, rating, status, created_at) SELECT '${id}', code, '${id}', 'Once', 'Once', 'Once is enough.', 5, 'pending', 1 FROM product ORDER BY code LIMIT 1`);
    return { client: staff, method: 'POST', path: '/backoffice/api/review-bulk', options: { body: { act: 'approve', reviews: [{ id, version: '1' }] } }, happened: () => actsOf(id, 'review.approved') };
  },
});

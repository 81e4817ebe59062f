// Many shoppers, one unit. SPAZA_TEST_ROUNDS asks for more rounds than the usual few.
import { describe, expect, test } from 'vitest';
import type { Schemas } from './support/client.ts';
import { confirm, place } from './support/buying.ts';
import { sql } from './support/database.ts';
import { customerWithAddress } from './support/people.ts';
import { plentiful } from './support/shelf.ts';

const rounds = Number(process.env.SPAZA_TEST_ROUNDS ?? 2);
const shoppers = 32;

/** One unit is left, in the store that serves Midrand. */
const leaveOne = (product: string) =>
  sql(`UPDATE stock SET on_hand = reserved + CASE WHEN store_code = 'G205' THEN 1 ELSE 0 END WHERE product_code = '${product}'`);

describe('the last unit', () => {
  test(
    `goes to one of ${shoppers} shoppers, and nobody else has an order`,
    async () => {
      const crowd = []; // one after the other: only so many passwords are hashed at once
      for (let i = 0; i < shoppers; i += 1) crowd.push({ ...(await customerWithAddress()), won: 0 });
      const shelf = await plentiful();
      for (let round = 0; round < rounds; round += 1) {
        const product = shelf[(60 + round) % shelf.length]!; // others buy the first of the shelf meanwhile
        const ready = await Promise.all(
          crowd.map(async (shopper) => {
            const { client } = shopper;
            const cart = await client.post<Schemas['Cart']>('/carts/addtocart', { productCode: product.code });
            const checkout = await confirm(client, `/users/current/carts/${cart.code}`);
            expect(checkout.responseStatus).toBe(true);
            return { shopper, client, cart };
          }),
        );
        leaveOne(product.code);
        const answers = await Promise.all(ready.map(({ client, cart }) => place(client, cart.code)));
        const won = answers.filter((answer) => answer.status === 201);
        expect(won, `round ${round}, ${product.code}`).toHaveLength(1);
        for (const [i, answer] of answers.entries()) {
          const { shopper, client, cart } = ready[i]!;
          if (answer.status === 201) shopper.won += 1;
          else {
            // sold out while it was reserved, or seen to be so a moment before
            expect(answer.status).toBe(400);
            const [refused] = (answer.body as unknown as Schemas['ErrorList']).errors;
            expect(`${refused!.type} ${refused!.reason}`).toMatch(/^((LowStock|InsufficientStock)Error noStock|CartError invalid)$/);
            await client.delete(`/users/current/carts/${cart.code}`);
          }
          const { pagination } = await client.get<Schemas['OrderHistory']>('/users/current/orders');
          expect(pagination.totalResults).toBe(shopper.won);
        }
      }
    },
    300_000 + rounds * 20_000,
  );
});

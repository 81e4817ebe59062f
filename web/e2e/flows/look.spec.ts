// Two shops of different looks from one build: what is seen of each is its own, and can be read in both themes.
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  freshDatabase,
  runProgram,
  serve,
  type FreshDatabase,
  type Shop,
} from '../../../server/tests/api/support/server';
import { closeBrowser } from '../support/browser';
import { visitsShop } from '../support/other-shop';
import { atAnyWidth, walkOn } from '../support/walk';

interface Look {
  name: string;
  brand: string;
  words: RegExp;
  others: RegExp;
  awning: string;
  listing: string;
  product: string;
}

/** Paths of calls and files have the program's name; what a shopper reads may not have the other shop's. */
const electronics: Look = {
  name: 'Spaza',
  brand: '#073f47',
  words: /Televisions/,
  others: /Klipkop|Paarl/,
  awning: '16px',
  listing: '/l/c/televisions',
  product: '/p/10448821',
};
const hardware: Look = {
  name: 'Klipkop',
  brand: '#5a2414',
  words: /Braai & outdoor/,
  others: /Spaza|Midrand|G205/,
  awning: '0px',
  listing: '/l/c/garden',
  product: '/p/20100311',
};

const looksLikeItself = (look: Look) =>
  atAnyWidth('on a %s', (width) => {
    const walk = walkOn(width);

    test(`${look.name}: home, listing, product, cart and the way to the checkout`, async () => {
      const { page, shop, looks } = walk;
      const ofTheRoot = (token: string) =>
        page.evaluate(
          (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(),
          token,
        );
      const seen = async (screen: string) => {
        const words = await page.evaluate(() => `${document.title} ${document.body.innerText}`);
        expect(words, screen).not.toMatch(look.others);
        expect(await ofTheRoot('--color-brand'), screen).toBe(look.brand);
        await looks(`${look.name}-${screen}`);
      };
      await shop.opens('/');
      expect(await page.title()).toContain(look.name);
      expect(await page.content()).toMatch(look.words);
      expect(await ofTheRoot('--awning')).toBe(look.awning);
      await seen('home');

      await shop.opens(look.listing);
      await seen('listing');

      await shop.opens(look.product);
      await seen('product');
      await shop.pressesAdd();
      await page.getByRole('link', { name: /Cart, 1 item/ }).waitFor();

      await shop.opens('/cart');
      await seen('cart');
      await shop.checksOut();
      await page.waitForURL(/\/checkoutoptions/);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await seen('checkout');
    });
  });

afterAll(closeBrowser);

describe('the first demo shop', () => {
  // A television asks for a licence before it goes into the cart: a soundbar does not.
  looksLikeItself({ ...electronics, product: '/p/10449001' });
});

describe('the second demo shop', () => {
  let database: FreshDatabase;
  let shop: Shop | undefined;
  let goesBack: (() => void) | undefined;
  beforeAll(async () => {
    database = freshDatabase();
    runProgram('spaza', ['demo', '--shop', 'hardware', '--database', database.url]);
    shop = await serve({
      label: 'hardware',
      database: database.url,
      env: { SPAZA_SERVE_WEB_DIR: fileURLToPath(new URL('../../dist', import.meta.url)) },
    });
    goesBack = visitsShop({ shop, database });
  });
  afterAll(async () => {
    goesBack?.();
    await shop?.stop();
    database.drop();
  });
  looksLikeItself(hardware);
});

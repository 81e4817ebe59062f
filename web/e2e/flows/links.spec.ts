// Every link there is leads somewhere: in content, menus, screens, texts and mails; and nothing promises what is not there.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { Shop } from '../pages/shop';
import { expectAccessible } from '../support/accessible';
import { closeBrowser, visit } from '../support/browser';

afterAll(closeBrowser);

const root = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Products are alike: some stand for all. So do searches and other pages of a list. */
const kindsSampled: [RegExp, number][] = [
  [/\/p\/[^/]+$/, 25],
  [/\/l\//, 120],
];

const unescaped = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');
const linksIn = (html: string) => [...html.matchAll(/\shref="([^"]*)"/g)].map(([, href]) => unescaped(href!));
/** A path of this shop, without what follows it. */
const own = (href: string) => /^\/(?!\/)/.test(href) && !/^\/(medias|assets|brand|payments|occ)\//.test(href);
const pathOf = (href: string) => href.split('#')[0]!;

async function answerOf(path: string) {
  const answer = await fetch(process.env.SPAZA_E2E_BASE + path, { redirect: 'follow' });
  return { status: answer.status, html: await answer.text() };
}

/** What is promised nowhere until it is built. */
const promises = /(open|log) a ticket|Write to us with your order/i;

/** Path → where it was found. */
const found = new Map<string, string>();
const add = (href: string, from: string) => {
  if (own(href) && !found.has(pathOf(href))) found.set(pathOf(href), from);
};

const filesUnder = (folder: string, ends: RegExp): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesUnder(join(folder, entry.name), ends)
      : ends.test(entry.name) && !/\.test\./.test(entry.name)
        ? [join(folder, entry.name)]
        : [],
  );

test('every link leads somewhere, and no page promises what is not there', async () => {
  // Menus, buttons and ways on, as the shop's screens write them; the back office has places of its own.
  for (const file of filesUnder(root('web/src'), /\.tsx?$/)) {
    if (file.endsWith('schema.d.ts') || file.startsWith(root('web/src/backoffice/'))) continue;
    for (const [, path] of readFileSync(file, 'utf8').matchAll(
      /(?:href=\{?|href: |urlLink = |navigate\(|resetTo\(|, )['"`](\/[a-z][\w/.-]*)(?=['"`?])/g,
    ))
      add(path!, file);
  }
  // Texts, mails and the demo shop's content, whether or not they are shown today.
  for (const file of [
    ...filesUnder(root('server/assets/mail'), /(?<!dev_outbox)\.(html|txt)$/),
    ...filesUnder(root('server/assets/demo/content'), /\.yaml$/),
    root('contract/messages/en.json'),
  ]) {
    const text = readFileSync(file, 'utf8');
    expect(text.match(promises)?.[0] && `${file}: ${text.match(promises)?.[0]}`).toBeUndefined();
    for (const [, href] of text.matchAll(/(?:href=\\?"|(?:urlLink|link|url): ?"|\bto: )(\/[^"\\\s{},]*)/g))
      add(href!, file);
  }
  add('/', 'the start');

  // What a customer sees, who is signed in.
  const { page, end } = await visit('desktop');
  const shop = new Shop(page);
  await shop.signsUp();
  for (const path of [
    '/',
    '/account/personaldetails',
    '/account/addresses',
    '/account/wishlist',
    '/orderhistory/neworders',
    '/orderhistory/oldorders',
    '/account/returns',
    '/cart',
  ]) {
    await shop.opens(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    for (const href of await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')!)))
      add(href, `${path}, signed in`);
  }
  await end();

  // And every page that any of them leads to.
  const dead: string[] = [];
  const seen = new Set<string>();
  const counts = kindsSampled.map(() => 0);
  for (
    let next = [...found.keys()];
    next.length > 0;
    next = [...found.keys()].filter((path) => !seen.has(path))
  ) {
    for (const path of next) {
      seen.add(path);
      const kind = kindsSampled.findIndex(([pattern]) => pattern.test(path.split('?')[0]!));
      if (kind >= 0 && (counts[kind]! += 1) > kindsSampled[kind]![1]) continue;
      if (path.includes('?') && kind >= 0) continue;
      const { status, html } = await answerOf(path);
      if (status >= 400) dead.push(`${status} ${path}, linked from ${found.get(path)}`);
      const promise = promises.exec(html)?.[0];
      if (promise) dead.push(`${path} promises “${promise}”`);
      for (const href of linksIn(html)) add(href, path);
    }
  }
  expect(seen.size).toBeGreaterThan(100);
  expect(dead).toEqual([]);
}, 600_000);

test('a link to nowhere is seen as one', async () => {
  for (const path of ['/order/return', '/pb', '/account/no-such-page', '/s/no-such-page'])
    expect((await answerOf(path)).status, path).toBe(404);
});

test("a phone's menu leads to the departments, the account and the shop's services", async () => {
  const { page, end } = await visit('phone');
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['TV & audio', 'Deals', 'Login', 'Track an order', 'Leaflets', 'Help'])
    await menu.getByRole('link', { name, exact: true }).waitFor();
  await expectAccessible(page, 'Menu');
  await menu.getByRole('link', { name: 'Find a store' }).click();
  await page.waitForURL('/storelocator');
  await menu.waitFor({ state: 'detached' });
  await end();
});

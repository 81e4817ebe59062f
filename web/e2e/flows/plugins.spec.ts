// Scripts of others, where the shop's settings name them: they run, and nothing of anybody else's may.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOwnShop } from '../../../server/tests/api/support/server';
import { closeBrowser, visit } from '../support/browser';
import { visitsShop } from '../support/other-shop';

/** Writes into each of its places which product it is for. */
const widget = `addEventListener('spaza:plugin', ({ target }) => {
  target.textContent = [target.dataset.plugin, target.dataset.show, target.dataset.productId].join(' ');
});`;

let vendor: Server;
let origin: string;
let own: Awaited<ReturnType<typeof startOwnShop>>;
let goesBack: (() => void) | undefined;
beforeAll(async () => {
  vendor = createServer((_, answer) => answer.setHeader('Content-Type', 'text/javascript').end(widget));
  await new Promise<void>((listening) => vendor.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
  own = await startOwnShop('plugins', {
    products: 100,
    env: {
      SPAZA_SERVE_WEB_DIR: fileURLToPath(new URL('../../dist', import.meta.url)),
      SPAZA_LIMITS_ENABLED: 'false',
      SPAZA_PLUGINS_REVIEWS: `${origin}/widget.js`,
    },
  });
  goesBack = visitsShop(own);
}, 180_000);
afterAll(async () => {
  await closeBrowser();
  goesBack?.();
  await own?.stop();
  vendor?.close();
});

test('a review service that the settings name stands on a product, and its origin alone is let in', async () => {
  const { page, end } = await visit('desktop');
  const answer = await page.goto('/p/10448821');
  const policy = answer!.headers()['content-security-policy']!;
  for (const part of ['script-src', 'style-src', 'img-src', 'connect-src', 'frame-src'])
    expect(policy.split('; ').find((each) => each.startsWith(`${part} `))).toContain(` ${origin}`);
  const elsewhere = (await page.request.get('/')).headers()['content-security-policy']!;
  expect(elsewhere).not.toContain(origin);
  await page.getByRole('heading', { name: /^Reviews/ }).scrollIntoViewIfNeeded();
  for (const show of ['inline_rating', 'rating_summary', 'reviews'])
    await page.getByText(`reviews ${show} 10448821`, { exact: true }).waitFor();
  await end();
});

test('it is there too for who comes from a page that lets nobody in', async () => {
  const { page, end } = await visit('desktop');
  await page.goto('/l/search/10448821');
  await page.locator('a[href$="/p/10448821"]').first().click();
  await page.getByRole('heading', { name: /^Reviews/ }).scrollIntoViewIfNeeded();
  await page.getByText('reviews reviews 10448821', { exact: true }).waitFor();
  await end();
});

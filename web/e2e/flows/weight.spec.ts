import { afterAll, expect, test } from 'vitest';
import { Shop } from '../pages/shop';
import { closeBrowser, visit } from '../support/browser';

afterAll(closeBrowser);

const mostSent = 108_000;

test('a first visit to a filled cart fetches no more scripts than one needs to act there', async () => {
  const { page, complaints, end } = await visit('phone');
  const shop = new Shop(page);
  await shop.opens('/l/search/kettle');
  await shop.addsToCart();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  const scripts = new Set<string>();
  let sent = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) sent += encodedDataLength;
  });
  await shop.opens('/cart');
  await page.getByRole('button', { name: 'One more' }).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThanOrEqual(mostSent);
  const before = sent;

  // What goes with it comes when one scrolls there.
  const main = page.getByRole('main');
  const scrolls = async () => {
    await main.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    return main.getByRole('article').count();
  };
  await expect.poll(scrolls).toBeGreaterThan(0);
  await expect.poll(() => sent).toBeGreaterThan(before); // what was fetched is reported a moment later
  await end();
  expect(complaints).toEqual([]);
});

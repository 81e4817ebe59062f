import { afterAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { Shop } from '../pages/shop';
import { closeBrowser, hears, visit } from '../support/browser';
import { atAnyWidth } from '../support/walk';

/** A product of the demo shop that is in stock and needs no licence. */
const path = '/l/search/kettle';

/** The page with its scripts held back; what is returned lets them go. `visit`'s own `goto` would wait for them. */
async function heldAt(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate((to) => window.location.assign(to), address);
  await page.waitForURL(`**${address}`);
  await page.locator('h1').first().waitFor();
  return release;
}

const hydrated = (page: Page) => page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);

atAnyWidth('before the scripts are there, on a %s', (width) => {
  test('a press shows that it was heard, and counts once however often it was pressed', async () => {
    const { page, end } = await visit(width);
    await page.goto('/health');
    const release = await heldAt(page, path);
    const add = page.getByRole('button', { name: /^Add to cart/ }).first();
    const plain = await add.evaluate((button) => getComputedStyle(button).animationName);
    await add.click();
    await add.click();
    expect(await add.getAttribute('aria-busy')).toBe('true');
    expect(plain).toBe('none');
    expect(await add.evaluate((button) => getComputedStyle(button).animationName)).not.toBe('none');
    await add.click();
    expect(await page.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(false);
    release();
    await hydrated(page);
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
    await expect.poll(() => add.getAttribute('aria-busy')).toBeNull();
    await end();
  });

  test('each of two presses counts, and a form is sent once', async () => {
    const { page, end } = await visit(width);
    await page.goto('/health');
    const release = await heldAt(page, '/account/login');
    const next = page.locator('main form button[type=submit]');
    await next.click();
    await next.click();
    expect(await next.getAttribute('aria-busy')).toBe('true');
    expect(new URL(page.url()).search).toBe('');
    release();
    await hydrated(page);
    await page.locator('main form [aria-invalid=true]').waitFor();
    await end();
  });

  test.each([
    ['/account/login/pwd', { loginId: 'thandi@example.co.za', password: 'Secret#2026' }],
    ['/account/signup', { firstName: 'Thandi', email: 'thandi@example.co.za', password: 'Secret#2026' }],
  ])('%s keeps what was typed, and Enter puts no password into an address', async (path, typed) => {
    const { page, end } = await visit(width);
    await page.goto('/health');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const release = await heldAt(page, path);
    for (const [name, words] of Object.entries(typed)) await page.locator(`main [name=${name}]`).fill(words);
    if (path.endsWith('signup')) await page.locator('main [name=termsAndConditions]').check();
    await page.locator('main [name=password]').press('Enter');
    expect(await page.locator('main form button[type=submit]').getAttribute('aria-busy')).toBe('true');
    release();
    await hydrated(page);
    // It was sent once: signed in with as it stands, or shown what is missing yet.
    await page.locator('main').locator('[role=alert], [aria-invalid=true]').first().waitFor();
    for (const [name, words] of Object.entries(typed))
      expect(await page.locator(`main [name=${name}]`).inputValue()).toBe(words);
    if (path.endsWith('signup'))
      expect(await page.locator('main [name=termsAndConditions]').isChecked()).toBe(true);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(
      [page.url(), ...asked].filter((address) => /Secret|2026/.test(decodeURIComponent(address))),
    ).toEqual([]);
    await end(/status of 40[01]/);
  });

  test('where not even the page’s own starter runs, a password goes nowhere but to the shop', async () => {
    const { page, end } = await visit(width);
    await page.goto('/health');
    await page.route('**/account/login/pwd', async (route) => {
      if (route.request().method() !== 'GET') return route.fulfill({ status: 405, body: '' });
      const answer = await route.fetch();
      const html = (await answer.text()).replaceAll(/<script>.*?<\/script>/gs, '');
      return route.fulfill({ response: answer, body: html });
    });
    await page.evaluate(() => window.location.assign('/account/login/pwd'));
    await page.waitForURL('**/account/login/pwd');
    await page.locator('main [name=password]').fill('Secret#2026');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.locator('main [name=password]').press('Enter');
    expect(new URL((await sent).url()).search).toBe('');
    expect(page.url()).not.toContain('Secret');
    await end(/status of 405/);
  });

  test("a customer's heart pressed early is filled, and sent once", async () => {
    const { page, end } = await visit(width);
    const shop = new Shop(page);
    await shop.signsUp();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (/(addproductto|removeproductfrom)wishlist/.test(request.url())) sent.push(request.url());
    });
    await shop.opens('/health');
    const release = await heldAt(page, path);
    const heart = page
      .getByRole('main')
      .getByRole('article')
      .first()
      .getByRole('button', { name: /wishlist/i });
    await heart.click();
    await heart.click();
    expect(await heart.getAttribute('aria-busy')).toBe('true');
    expect(sent).toEqual([]);
    release();
    await hydrated(page);
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await hears(page, /Added to your wishlist/);
    expect(sent).toHaveLength(1);
    await expect.poll(() => heart.getAttribute('aria-busy')).toBeNull();
    await end();
  });

  test('a coupon added by a double press is asked for once', async () => {
    const { page, end } = await visit(width);
    const shop = new Shop(page);
    await shop.opens(path);
    await shop.addsToCart();
    await shop.opens('/cart');
    let asked = 0;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/redeem/coupon/*', async (route) => {
      asked += 1;
      await held;
      await route.continue();
    });
    const field = page.getByLabel('Coupon code');
    await field.fill('NO-SUCH-ONE');
    const add = page.locator('form', { has: field }).getByRole('button');
    await add.dblclick();
    await field.press('Enter');
    expect(await add.getAttribute('aria-busy')).toBe('true');
    release();
    await expect.poll(() => add.getAttribute('aria-busy')).not.toBe('true');
    expect(asked).toBe(1);
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await end(/status of 400/);
  });

  test('one more and one more, then add: what was pressed is done in its order', async () => {
    const { page, end } = await visit(width);
    await page.goto(path);
    const product = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
    await page.goto('/health');
    const release = await heldAt(page, product!);
    const add = page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart/ })
      .first();
    const more = page.getByRole('main').getByRole('button', { name: 'One more' }).first();
    await more.click();
    await more.click();
    await add.click();
    await add.click();
    expect(await more.getAttribute('aria-busy')).toBe('true');
    release();
    await page.getByRole('link', { name: 'Cart, 3 items', exact: true }).waitFor();
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
    await end();
  });

  test('an order chosen early is gone to', async () => {
    const { page, end } = await visit(width);
    await page.goto('/health');
    const release = await heldAt(page, path);
    const sort = page.getByRole('main').getByRole('combobox');
    await sort.selectOption('price-asc');
    expect(await sort.getAttribute('aria-busy')).toBe('true');
    release();
    await page.waitForURL(/price-asc/);
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
    await expect.poll(() => sort.inputValue()).toBe('price-asc');
    await end();
  });

  test('a press counts before the rest of the page is there', async () => {
    const { page, end } = await visit(width);
    await page.goto(path);
    const html = await page.evaluate(async (at) => (await fetch(at)).text(), path);
    const listener = /<head>.*?<script>(.*?)<\/script>.*<\/head>/s.exec(html)?.[1];
    expect(listener).toContain('early');
    // The page as it stands while its end is on the way: up to the first products, without the starter.
    await page.goto('/health');
    await page.route(`**${path}`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: html.slice(0, html.indexOf('</article>', html.indexOf('<article') + 1) + 10),
      }),
    );
    await page.evaluate((to) => window.location.assign(to), path);
    const add = page.getByRole('button', { name: /^Add to cart/ }).first();
    await add.click();
    expect(await add.getAttribute('aria-busy')).toBe('true');
    await end();
  });

  test.each(['/cart', '/account/wishlist', '/checkout'])(
    '%s shows that it is on its way',
    async (personal) => {
      const { page, end } = await visit(width);
      await page.goto('/health');
      await page.route('**/assets/*.js', () => undefined);
      await page.evaluate((to) => window.location.assign(to), personal);
      await page.locator('main [role=status]').first().waitFor({ state: 'visible' });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await end();
    },
  );

  test('ten seconds are borne: the page is read, the press is shown as heard, and done in the end', async () => {
    const { page, end } = await visit(width);
    await page.goto('/health');
    const release = await heldAt(page, path);
    const add = page.getByRole('button', { name: /^Add to cart/ }).first();
    await add.click();
    const pressedAt = Date.now();
    await page.waitForFunction((since) => Date.now() - since > 10_000, pressedAt, { polling: 500 });
    expect(await add.getAttribute('aria-busy')).toBe('true');
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(3);
    expect(await page.locator('#page-failed').isVisible()).toBe(false);
    release();
    await hydrated(page);
    await page.getByRole('link', { name: 'Cart, 1 item', exact: true }).waitFor();
    await end();
  });
});

test('presses as fast as the page takes them put one item into the cart', async () => {
  const { page, end } = await visit('phone');
  await page.goto(path);
  await hydrated(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/addtocart')) sent.push(request.url());
  });
  // One press in every turn of the page's work, as no finger can.
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .evaluate(
      (button: HTMLElement) =>
        new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          let left = 3000;
          port1.onmessage = () => {
            if (button.ariaBusy !== 'true' || left-- === 0) return resolve();
            button.click();
            port2.postMessage(null);
          };
          button.click();
          port2.postMessage(null);
        }),
    );
  await page.getByRole('link', { name: 'Cart, 1 item', exact: true }).waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
  expect(sent).toHaveLength(1);
  await end();
});

test('a filter ticked early narrows the list', async () => {
  const { page, end } = await visit('desktop');
  await page.goto('/health');
  const release = await heldAt(page, path);
  const box = page.getByRole('main').getByRole('checkbox').first();
  await box.check({ force: true });
  expect(await box.getAttribute('aria-busy')).toBe('true');
  release();
  await page.waitForURL(/[?]q=/);
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
  await end();
});

test('signing in leaves no bare question mark in the address', async () => {
  const { page, end } = await visit('desktop');
  await page.goto('/account/login');
  await page.locator('main [name=loginId]').fill('nobody@example.co.za');
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL('**/account/login/pwd*');
  expect(page.url()).not.toContain('?');
  await end();
});

afterAll(closeBrowser);

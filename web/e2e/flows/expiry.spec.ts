import { randomUUID } from 'node:crypto';
import type { Route } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { isApiCall, sends } from '../support/api';
import { closeBrowser } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

const words = 'Your session has expired. Kindly login.';

atAnyWidth('a session that ends on a %s', (width) => {
  const walk = walkOn(width);
  const newEmail = () => `expiry.${randomUUID()}@example.co.za`;

  /** The server ends the session behind the page's back, as it does with one too old to be renewed. */
  async function expires() {
    const { page } = walk;
    const { accessToken } = JSON.parse(
      (await page.evaluate(() => sessionStorage.getItem('spaza.session')))!,
    ) as { accessToken: string };
    const answer = await sends(page.request, 'post', '/logout', {}, accessToken);
    expect(answer.ok()).toBe(true);
    await page.context().clearCookies();
  }

  /** The same, once the page is about to change something: what it still reads by itself is not to find it first. */
  async function expiresAtNextWrite() {
    const isWrite = (route: Route) => route.request().method() !== 'GET';
    let isOver = false;
    await walk.page.route(isApiCall, async (route) => {
      if (isWrite(route) && !isOver) {
        isOver = true;
        await expires();
      }
      await route.continue();
    });
  }

  /** Is led to sign in, in the specification's words, and from there back to where it happened. */
  async function signsInAgain(email: string, route: string) {
    const { page, shop } = walk;
    await page.waitForURL(/\/account\/login\?/);
    await page.getByRole('main').getByText(words).waitFor();
    expect(new URL(page.url()).searchParams.get('route')).toBe(route);
    await shop.signsIn(email);
    await page.waitForURL((url) => url.pathname + url.search === route);
    walk.expectedly(/status of 40[01]/);
  }

  test('at any step of the checkout comes back to that step, with what was chosen', async () => {
    const { page, shop } = walk;
    const email = newEmail();
    await shop.takesToCheckout('kettle', email);
    const place = await page.evaluate(() => localStorage.getItem('spaza.place'));

    await page.getByRole('link', { name: 'Back to cart' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Cart', exact: true }).waitFor();
    await expiresAtNextWrite();
    // Without scrolling, which brings more to load.
    await page
      .getByRole('button', { name: /One more/ })
      .first()
      .dispatchEvent('click');
    await signsInAgain(email, '/cart');
    await page.getByRole('heading', { level: 1, name: 'Cart', exact: true }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('spaza.place'))).toBe(place);

    await shop.checksOut();
    await shop.choosesCollection();
    await page.getByLabel('Someone else will collect').check();
    const phone = page.getByLabel('Cellphone number');
    await page.getByLabel('Full name').fill('Sipho Dlamini');
    await phone.fill('0821234567');
    await expiresAtNextWrite();
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await signsInAgain(email, '/checkout');
    await expect.poll(() => phone.inputValue()).toBe('0821234567');
    const collect = page.getByRole('radio', { name: /collect/i }).first();
    await expect.poll(() => collect.isChecked()).toBe(true);
    await shop.reviews();

    await expires();
    await page.reload();
    await signsInAgain(email, '/ordersummary');
    await shop.continuesToPayment();

    const other = page.getByRole('radio').nth(1);
    await other.check();
    await expiresAtNextWrite();
    await page.getByRole('button', { name: /^Pay R/ }).click();
    await signsInAgain(email, '/payment');
    await expect.poll(() => other.isChecked()).toBe(true);
    await shop.pays();
  });

  test('keeps a form half filled for who filled it, and for nobody else', async () => {
    const { page, shop } = walk;
    const [email, someoneElse] = [newEmail(), newEmail()];
    await shop.signsUp(someoneElse);
    await shop.signsOut();
    await shop.signsUp(email);
    const form = '/account/address/useAddress?route=%2Fcheckout';
    const fills = async () => {
      await page.goto(form);
      await page.getByLabel('First name').fill('Thandi');
      await page.getByLabel('Last name').fill('Nkosi');
      await page.getByLabel('Cellphone number', { exact: true }).fill('0821234567');
      await page.getByLabel('Province').selectOption({ label: 'Gauteng' });
      await page.getByLabel('City').selectOption({ label: 'Midrand' });
      await page.getByLabel('Town or suburb').selectOption({ index: 1 });
      await page.getByLabel('Street number').fill('22');
      await page.getByLabel('Street name').fill('Harry Galaun Drive');
      await expiresAtNextWrite();
      await page.getByRole('button', { name: 'Save address' }).click();
    };
    await fills();
    await signsInAgain(email, form);
    await expect.poll(() => page.getByLabel('Street name').inputValue()).toBe('Harry Galaun Drive');
    expect(await page.getByLabel('City').inputValue()).toBe('Midrand');

    await fills();
    await signsInAgain(someoneElse, form);
    await page.getByLabel('Street name').waitFor();
    expect(await page.getByLabel('Street name').inputValue()).toBe('');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Galaun');
  });

  test('opens the details that were being changed, as they were typed', async () => {
    const { page, shop } = walk;
    const email = newEmail();
    await shop.signsUp(email);
    await shop.opens('/account/personaldetails');
    await page.getByRole('button', { name: 'Edit: Cellphone number' }).click();
    const number = page.getByLabel('New cellphone number');
    await number.fill('0837654321');
    await page.getByLabel('Your password').fill('not kept');
    await expiresAtNextWrite();
    await page.getByRole('button', { name: 'Save without a code' }).click();
    await signsInAgain(email, '/account/personaldetails');
    await expect.poll(() => number.inputValue()).toBe('0837654321');
    expect(await page.getByLabel('Your password').inputValue()).toBe('');
    await page.getByRole('button', { name: 'Save without a code' }).click();
    await page.getByRole('button', { name: 'Edit: Cellphone number' }).waitFor();
    await page.getByText('0837654321').waitFor();
  });

  test('leaves a page open to everybody as it is, and says so', async () => {
    const { page, shop } = walk;
    await shop.signsUp();
    await page.goto('/p/10449001');
    await expiresAtNextWrite();
    await shop.pressesAdd();
    await page.getByRole('alert').getByText(words).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/\/p\/10449001$/);
    await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL(/\/account\/login\?route=/);
    walk.expectedly(/status of 40[01]/);
  });
});

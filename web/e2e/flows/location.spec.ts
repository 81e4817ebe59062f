import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { Shop } from '../pages/shop';
import { sends } from '../support/api';
import { expectAccessible } from '../support/accessible';
import { closeBrowser, visit } from '../support/browser';
import { atAnyWidth } from '../support/walk';

afterAll(closeBrowser);

const capeTown = { latitude: -33.9249, longitude: 18.4241 };
const london = { latitude: 51.5072, longitude: -0.1276 };

const chip = (page: Page) => page.getByRole('button', { name: /Deliver to/ }).first();
const chosenPlace = async (page: Page) =>
  ((await chip(page).textContent()) ?? '').replace(/\s+/g, ' ').replace(/^Deliver to\s*/, '');

async function opens(page: Page, title: string) {
  await chip(page).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  return dialog;
}

atAnyWidth('on a %s', (width) => {
  test('a guest picks a suburb, edits, saves, and the shop follows at once', async () => {
    const { page, end } = await visit(width);
    await new Shop(page).opens('/l/c/fridges');
    await expect.poll(() => chosenPlace(page)).toBe('Midrand, 1682');
    const dialog = await opens(page, 'Choose location');
    await expectAccessible(page, 'Choose location');
    await dialog.getByRole('combobox').fill('Claremont');
    await page
      .getByRole('option', { name: /Claremont, 7708/ })
      .first()
      .click();
    await dialog.getByRole('heading', { name: 'Detected address' }).waitFor();
    await dialog.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByRole('combobox').fill('Claremont');
    await page
      .getByRole('option', { name: /Claremont, 7708/ })
      .first()
      .click();
    await dialog.getByText('Claremont, 7708').waitFor();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => chosenPlace(page)).toBe('Claremont, 7708');
    await page
      .getByRole('main')
      .getByText(/prices and stock for Claremont, 7708/)
      .waitFor();
    await end();
  });

  test('a guest is detected, and saves it', async () => {
    const { page, context, end } = await visit(width, {
      geolocation: capeTown,
      permissions: ['geolocation'],
    });
    await new Shop(page).opens('/');
    const dialog = await opens(page, 'Choose location');
    await dialog.getByRole('button', { name: 'Detect my location' }).click();
    await dialog.getByRole('heading', { name: 'Detected address' }).waitFor();
    await dialog.getByText('Western Cape').waitFor();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => chosenPlace(page)).not.toBe('Midrand, 1682');

    // Outside South Africa the default address is proposed.
    await context.setGeolocation(london);
    await opens(page, 'Choose location');
    await dialog.getByRole('button', { name: 'Detect my location' }).click();
    await dialog.getByText('Midrand, 1682').first().waitFor();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => chosenPlace(page)).toBe('Midrand, 1682');
    await end();
  });

  test('who does not allow it, or is not found within ten seconds, is notified and keeps the place', async () => {
    const { page, end } = await visit(width);
    await page.addInitScript(() => {
      const code = () => Number(sessionStorage.getItem('test.failure'));
      navigator.geolocation.getCurrentPosition = (_found, failed, options) => {
        sessionStorage.setItem('test.timeout', String(options?.timeout));
        failed?.({ code: code(), PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' });
      };
    });
    await new Shop(page).opens('/');
    const dialog = await opens(page, 'Choose location');
    for (const [code, words] of [
      ['1', 'Location permission denied'],
      ['3', "We're having trouble detecting your location"],
    ] as const) {
      await page.evaluate((failure) => sessionStorage.setItem('test.failure', failure), code);
      await dialog.getByRole('button', { name: 'Detect my location' }).click();
      await dialog.getByRole('alert').filter({ hasText: words }).waitFor();
    }
    expect(await page.evaluate(() => sessionStorage.getItem('test.timeout'))).toBe('10000');
    await expect.poll(() => chosenPlace(page)).toBe('Midrand, 1682');
    await dialog.getByRole('button', { name: 'Sign in to view address' }).click();
    await page.waitForURL(/\/account\/login$/);
    await dialog.waitFor({ state: 'detached' });
    await end();
  });

  test('a customer chooses among the saved addresses, of which the present one is marked', async () => {
    const { page, end } = await visit(width);
    const shop = new Shop(page);
    await shop.signsUp();
    const dialog = await opens(page, 'Choose delivery address');
    await dialog.getByText('You have no saved addresses yet.').waitFor();
    await dialog.getByRole('button', { name: 'Add new address' }).click();
    await page.waitForURL(/\/account\/address\/useAddress/);
    await page.getByLabel('First name').waitFor();

    const token = await page.evaluate(
      () => (JSON.parse(sessionStorage.getItem('spaza.session')!) as { accessToken: string }).accessToken,
    );
    const save = async (town: string, postalCode: string, region: string, city: string) => {
      const answer = await sends(
        page.request,
        'post',
        '/users/{user}/addresses',
        {
          path: { user: 'current' },
          idempotencyKey: randomUUID(),
          body: {
            firstName: 'Thandi',
            lastName: 'Nkosi',
            cellphone: '0821234567',
            line1: 'Main Road',
            line2: '1',
            town,
            city,
            postalCode,
            region: { isocode: region },
          },
        },
        token,
      );
      expect(answer.status(), await answer.text()).toBe(201);
    };
    await save('Vorna Valley', '1686', 'ZA-GP', 'Midrand');
    await save('Claremont', '7708', 'ZA-WC', 'Cape Town');

    await page.goto('/');
    await opens(page, 'Choose delivery address');
    const there = dialog.getByRole('button', { name: /Claremont/ });
    await there.waitFor();
    await expectAccessible(page, 'Choose delivery address');

    // A selection that fails is reported above the list.
    await page.route('**/addresses/selectAddress*', (route) => route.fulfill({ status: 500, body: '' }));
    await there.click();
    await dialog.getByRole('alert').filter({ hasText: 'Something went wrong. Please try again.' }).waitFor();
    await page.unroute('**/addresses/selectAddress*');

    await there.click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => chosenPlace(page)).toBe('Claremont, 7708');
    await opens(page, 'Choose delivery address');
    await dialog
      .getByRole('button', { name: /Claremont/, pressed: true })
      .getByText('Shopping here now')
      .waitFor();
    expect(await dialog.getByRole('button', { pressed: true }).count()).toBe(1);
    await end(/status of 500/);
  });
});

// Where a customer is signed in: what is new is marked, and can be ended.
import { randomUUID } from 'node:crypto';
import { request } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { sends } from '../support/api';
import { closeBrowser } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0';

/** Somebody with the password, on another kind of device. */
const signsInElsewhere = async (username: string) => {
  const device = await request.newContext({ baseURL: process.env.SPAZA_E2E_BASE, userAgent: firefox });
  const answer = await sends(device, 'post', '/userLogin', { body: { username, password: 'Spaza#2026' } });
  expect(answer.status()).toBe(200);
  await device.dispose();
};

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);

  test('a sign-in from a device the account did not know is marked as new, and ended', async () => {
    const { page, shop, looks } = walk;
    const email = `thandi.${randomUUID()}@example.co.za`;
    await shop.signsUp(email);
    await signsInElsewhere(email);

    await shop.opens('/account/security');
    const sessions = page.getByRole('region', { name: "Where you're signed in" });
    const other = sessions.getByRole('listitem').filter({ hasText: 'Firefox on Windows' });
    await other.getByText('New', { exact: true }).waitFor();
    const here = sessions.getByRole('listitem').filter({ hasText: 'This device' });
    await here.waitFor();
    expect(await here.getByText('New', { exact: true }).count()).toBe(0);
    await looks('Security, with a new device');

    await other.getByRole('button', { name: 'Sign out Firefox on Windows' }).click();
    await other.waitFor({ state: 'detached' });
    await here.waitFor();
  });
});

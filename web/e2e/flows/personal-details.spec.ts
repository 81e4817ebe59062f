import { afterAll, expect, test } from 'vitest';
import { closeBrowser, hears } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

atAnyWidth('personal details on a %s', (width) => {
  const walk = walkOn(width);
  const edit = (name: string) => walk.page.getByRole('button', { name: `Edit: ${name}` });
  const save = () => walk.page.getByRole('button', { name: 'Save', exact: true });

  test('a name is changed in its place, and every tab greets by the new one', async () => {
    const { page, shop } = walk;
    await shop.signsUp();
    const other = await page.context().newPage();
    await other.goto('/');
    await other.getByRole('banner').getByText('Thandi').first().waitFor({ state: 'attached' });

    await page.bringToFront();
    await shop.opens('/account/personaldetails');
    // A password of today, and marketing switched on and off in its place.
    await page.getByText(/^Last changed \d+ \w+/).waitFor();
    await page.getByText('Nothing but what your orders need').waitFor();
    await edit('Deals and news').click();
    const first = page.getByRole('switch').first();
    await first.check();
    await page.getByText('Nothing but what your orders need').waitFor({ state: 'detached' });
    await walk.looks('PersonalDetails, marketing');
    await first.uncheck();
    await page.getByText('Nothing but what your orders need').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await edit('Name').click();
    await page.getByLabel('First name').fill('');
    await save().click();
    await page.getByText('First name is mandatory').waitFor();
    await page.getByLabel('Title', { exact: true }).selectOption({ label: 'Ms.' });
    await page.getByLabel('First name').fill('Ḽivhuwani');
    await walk.looks('PersonalDetails, name');
    await save().click();

    await hears(page, /Your details are saved/);
    await page.getByRole('definition').getByText('Ms. Ḽivhuwani Nkosi').waitFor();
    await expect.poll(() => edit('Name').evaluate((button) => button === document.activeElement)).toBe(true);
    await walk.looks('PersonalDetails, saved');
    for (const tab of [page, other])
      await tab.getByRole('banner').getByText('Ḽivhuwani').first().waitFor({ state: 'attached' });
    await page.reload();
    await page.getByText('Ms. Ḽivhuwani Nkosi').waitFor();
  });

  test('a cellphone number is checked, saved, and filled in where an address asks for it', async () => {
    const { page, shop } = walk;
    await shop.signsUp();
    await shop.opens('/account/personaldetails');
    await page.getByText('Not added yet').waitFor();
    await edit('Cellphone number').click();
    await page.getByLabel('New cellphone number').fill('0735550162');
    await page.getByRole('button', { name: 'Save without a code' }).click();
    await page.getByRole('definition').getByText('0735550162').waitFor();

    await page.getByRole('link', { name: 'Addresses' }).first().click();
    await page.getByRole('link', { name: 'Add new address' }).click();
    const cellphone = page.getByLabel('Cellphone number', { exact: true });
    await cellphone.waitFor();
    await expect.poll(() => cellphone.inputValue()).toBe('0735550162');
  });

  test('what could not be saved stays in its field, and the page says so', async () => {
    const { page, shop } = walk;
    await shop.signsUp();
    await shop.opens('/account/personaldetails');
    await edit('Name').click();
    await page.getByLabel('Last name').fill('Mokoena');
    await page.route('**/users/current?*', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await save().click();
    await page.getByText('Your changes are still in the fields.').waitFor();
    expect(await page.getByLabel('Last name').inputValue()).toBe('Mokoena');
    walk.brokeDown('/users/current?');
  });
});

import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hears } from '../support/browser';
import { setStock } from '../support/stock';

const added = /added to (your )?cart|cart updated/i;

/** What a shopper sees and presses, by label and role. */
export class Shop {
  constructor(private readonly page: Page) {}

  async opens(path = '/') {
    await this.page.goto(path);
    await this.page.getByRole('main').waitFor();
  }

  async searchesFor(term: string) {
    const box = this.page.getByRole('combobox', { name: /search/i });
    await box.fill(term);
    await box.press('Enter');
    await this.page.waitForURL(/\/l\/search/);
  }

  /** Opens the first product of the list, of which every store has enough, whatever was bought before. */
  async opensFirstProduct() {
    const link = this.page.getByRole('main').getByRole('article').first().getByRole('link').first();
    await setStock((await link.getAttribute('href'))!.split('/').at(-1)!, 20);
    await link.click();
    await this.page.waitForURL(/\/p\//);
    return (await this.page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  }

  /** A television asks for its licence first. */
  async addsToCart() {
    await this.page.evaluate(() => void ((window as unknown as { reported: string[] }).reported.length = 0));
    await this.pressesAdd();
    const licence = this.page.getByRole('dialog', { name: 'TV licence' });
    await Promise.any([licence.waitFor(), hears(this.page, added)]);
    if (await licence.isVisible()) await this.givesLicence();
    await hears(this.page, added);
  }

  async pressesAdd() {
    await this.page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click();
  }

  /** A number that ends in 7 or 8 has no licence yet and buys one; 0 to 4 has a paid one. */
  async givesLicence(idNumber = '9202204720083', kind = 'Home where I live') {
    const modal = this.page.getByRole('dialog', { name: 'TV licence' });
    await modal.getByLabel(kind).check();
    await modal.getByLabel('ID number').fill(idNumber);
    await modal.getByLabel(/I declare/).check();
    await modal.getByRole('button', { name: 'Check licence' }).click();
    await modal.getByRole('button', { name: /Add to cart|Add TV licence/ }).click();
    await modal.waitFor({ state: 'detached' });
  }

  async opensCart() {
    await this.page.getByRole('link', { name: /cart/i }).first().click();
    await this.page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
  }

  async checksOut() {
    await this.page
      .getByRole('link', { name: /check out/i })
      .first()
      .click();
  }

  async createsAccount(email: string) {
    await this.page.getByRole('link', { name: 'Create account' }).first().click();
    await this.page.waitForURL(/\/account\/(create|signup)/);
    if (new URL(this.page.url()).pathname === '/account/create')
      await this.page.getByRole('link', { name: 'Sign up without a code' }).click();
    await this.givesDetails(email);
  }

  /** In the form of who signs up with a password. */
  async givesDetails(email: string) {
    await this.page.getByLabel('First name').fill('Thandi');
    await this.page.getByLabel('Last name').fill('Nkosi');
    await this.page.getByLabel('Email address').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill('Spaza#2026');
    await this.page.getByLabel('Re-enter password').fill('Spaza#2026');
    await this.page.getByLabel(/I accept the terms/).check();
    await this.page.getByRole('button', { name: 'Create account' }).click();
  }

  /** A new customer, on the home page. */
  async signsUp(email = `thandi.${randomUUID()}@example.co.za`) {
    await this.opens('/account/signup');
    await this.givesDetails(email);
    await this.page.waitForURL('/');
  }

  /** From the sign-in page on. */
  async signsIn(email: string) {
    await this.page.getByLabel(/email/i).first().fill(email);
    await this.page.getByRole('button', { name: 'Continue' }).click();
    await this.page.getByLabel('Password', { exact: true }).fill('Spaza#2026');
    await this.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  /** On the page that asks for both at once, and then leads to `route`. */
  async givesPassword(email: string, route = '') {
    await this.opens(`/account/login/pwd${route && `?route=${route}`}`);
    await this.page.getByLabel(/Email address/).fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill('Spaza#2026');
    await this.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  async signsOut() {
    await this.page.goto('/account/personaldetails');
    await this.page.getByRole('button', { name: 'Sign out' }).click();
    await this.page
      .getByRole('banner')
      .getByRole('link', { name: /Sign in/ })
      .waitFor();
  }

  /** Everything a new customer does up to where delivery is chosen. */
  async takesToCheckout(term: string, email = `thandi.${randomUUID()}@example.co.za`) {
    await this.opens('/');
    await this.searchesFor(term);
    await this.opensFirstProduct();
    await this.addsToCart();
    await this.opensCart();
    await this.checksOut();
    await this.createsAccount(email);
    await this.page.getByText('Please add an address to proceed').waitFor();
    await this.givesAddress();
  }

  /** And is back where it was asked for, under this heading. */
  /** Each behind another door, as a household has one first order. */
  async givesAddress(back = 'How would you like to get it?') {
    await this.page.getByRole('link', { name: 'Add new address' }).click();
    await this.page.getByLabel('First name').fill('Thandi');
    await this.page.getByLabel('Last name').fill('Nkosi');
    await this.page.getByLabel('Cellphone number', { exact: true }).fill('0821234567');
    await this.page.getByLabel('Province').selectOption({ label: 'Gauteng' });
    await this.page.getByLabel('City').selectOption({ label: 'Midrand' });
    await this.page.getByLabel('Town or suburb').selectOption({ index: 1 });
    await this.page.getByLabel(/^Unit number/).fill(randomUUID().slice(0, 8));
    await this.page.getByLabel('Street number').fill('22');
    await this.page.getByLabel('Street name').fill('Harry Galaun Drive');
    await this.page.getByRole('button', { name: 'Save address' }).click();
    await this.page.getByRole('heading', { name: back }).first().waitFor();
  }

  async choosesDelivery() {
    await this.page
      .getByRole('radio', { name: /deliver/i })
      .first()
      .check();
  }

  async choosesCollection() {
    await this.page
      .getByRole('radio', { name: /collect/i })
      .first()
      .check();
  }

  async reviews() {
    await this.page.getByRole('button', { name: 'Continue to review' }).click();
    await this.page.getByRole('heading', { level: 1, name: 'Order summary' }).waitFor();
  }

  async continuesToPayment() {
    await this.page.getByRole('link', { name: 'Continue to payment' }).click();
    await this.page.getByRole('heading', { level: 1, name: /how would you like to pay/i }).waitFor();
  }

  /** Leaves for the payment page. */
  async pays() {
    await this.page.getByRole('button', { name: /^Pay R/ }).click();
    await this.page.waitForURL(/payfast/);
  }

  /** Somebody new, from the first search to the gateway's page. */
  async goesToPay(...of: Parameters<Shop['takesToCheckout']>) {
    await this.takesToCheckout(...of);
    await this.choosesDelivery();
    await this.reviews();
    await this.continuesToPayment();
    await this.pays();
  }

  async onThePaymentPage(button: string) {
    await this.page.getByRole('button', { name: button, exact: true }).click();
  }

  async seesOutcome(sentence: RegExp) {
    await this.page.waitForURL(/\/orderconfirmation/);
    await this.page.getByRole('heading', { level: 1, name: sentence }).waitFor();
    return new URL(this.page.url()).searchParams.get('order') ?? '';
  }

  async findsInHistory(code: string) {
    await this.opens('/orderhistory/neworders');
    await this.page.getByText(code).first().waitFor();
    await this.page
      .getByRole('link', { name: new RegExp(`(Track|Order details,) order ${code}`) })
      .first()
      .click();
    await this.page.getByRole('heading', { level: 1, name: `Order ${code}` }).waitFor();
    expect(new URL(this.page.url()).pathname).toBe(`/orderdetails/${code}`);
  }
}

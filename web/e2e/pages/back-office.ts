import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { runProgram } from '../../../server/tests/api/support/server';
import { appCode } from '../../../server/tests/api/support/totp';
import type { AnswerOf, Operation } from '../../src/shared/api/path';
import { visit } from '../support/browser';
import { Shop } from './shop';

export const password = 'Karoo#Succulents88';

const api = '/backoffice/api';
const byScreen = { 'X-Spaza-Backoffice': '1' };
type Invitation = AnswerOf<Operation<'/backoffice/api/invitation', 'post'>>;

/** `spaza staff …` on this worker's shop. */
export const staffProgram = (verb: string, ...rest: string[]) =>
  runProgram('spaza', ['staff', verb, '--database', process.env.SPAZA_E2E_DATABASE!, ...rest], {
    SPAZA_SERVE_PUBLIC_URL: process.env.SPAZA_E2E_BASE,
  });

export interface Colleague {
  name: string;
  email: string;
  /** Of the authenticator app. */
  secret: string;
}

/** An account nobody has accepted yet, and the address of its invitation below this shop. */
export function invites(roles: string): Omit<Colleague, 'secret'> & { link: string } {
  const name = `Lerato ${randomUUID().slice(0, 8)}`;
  const email = `lerato.${randomUUID()}@shop.example`;
  const printed = staffProgram('add', email, '--name', name, '--roles', roles).trim();
  const link = new URL(printed.split('\n').at(-1)!);
  return { name, email, link: link.pathname + link.hash };
}

/** What the shop's people see and press, by label and role. */
export class BackOffice {
  constructor(private readonly page: Page) {}

  /** Somebody new with these roles, signed in beside the page; the page shows Today. */
  async joins(roles: string): Promise<Colleague> {
    const { name, email, link } = invites(roles);
    const token = link.split('#')[1]!;
    const send = (address: string, data: object) =>
      this.page.request.post(api + address, { headers: byScreen, data: { token, ...data } });
    const { secret } = (await (await send('/invitation', {})).json()) as Invitation;
    const answer = await send('/invitation/accept', { password, code: appCode(secret) });
    if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
    await this.opens('/');
    await this.heading('Today').waitFor();
    return { name, email, secret };
  }

  async opens(place: string) {
    await this.page.goto(`/backoffice${place}`);
  }

  /** By keys: what follows the first counts for a moment only, so it is pressed before the first was answered. */
  async goesTo(key: string) {
    await Promise.all(['g', key].map((each) => this.page.keyboard.press(each)));
  }

  /** The screen is closed first: what it still asks for would be refused. */
  async forgetsWhoIsSignedIn() {
    await this.page.goto('about:blank');
    await this.page.context().clearCookies();
  }

  heading(name: string | RegExp) {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** Of the navigation, which is behind a button on a phone. */
  async placesSeen(isPhone: boolean): Promise<string[]> {
    if (isPhone) await this.page.getByRole('button', { name: 'Menu' }).click();
    const links = this.page.getByRole('navigation', { name: 'Back office' }).getByRole('link');
    await links.first().waitFor();
    const names = await links.evaluateAll((all) =>
      all.map((each) => each.firstElementChild!.nextSibling!.textContent ?? ''),
    );
    if (isPhone) await this.page.keyboard.press('Escape');
    return names;
  }

  /** Types the email and password of the sign-in form, and then the code. */
  async signsIn({ email, secret }: Colleague, code = appCode(secret)) {
    await this.page.getByLabel('Work email').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Continue' }).click();
    await this.page.getByLabel('Code from your app').fill(code);
  }
}

interface Bought {
  order: string;
  email: string;
}

/** A shopper with a browser of their own has paid for so many units of the first product found. */
export async function buys(
  term: string,
  units = 1,
  then: (page: Page, bought: Bought) => Promise<void> = async () => undefined,
): Promise<Bought> {
  const { page, end } = await visit('desktop');
  const shop = new Shop(page);
  const email = `thandi.${randomUUID()}@example.co.za`;
  await shop.opens('/');
  await shop.searchesFor(term);
  await shop.opensFirstProduct();
  for (let unit = 1; unit < units; ++unit)
    await page.getByRole('main').getByRole('button', { name: 'One more' }).first().click();
  await shop.addsToCart();
  await shop.opensCart();
  await shop.checksOut();
  await shop.createsAccount(email);
  await page.getByText('Please add an address to proceed').waitFor();
  await shop.givesAddress();
  await shop.choosesDelivery();
  await shop.reviews();
  await shop.continuesToPayment();
  await shop.pays();
  await shop.onThePaymentPage('Pay');
  const bought = { order: await shop.seesOutcome(/Thank you, Thandi/), email };
  await then(page, bought);
  await end();
  return bought;
}

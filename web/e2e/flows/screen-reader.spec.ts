import type { Locator } from 'playwright-core';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../support/browser';
import { heardOf } from '../support/reading';
import { setStock } from '../support/stock';
import { walkOn } from '../support/walk';

afterAll(closeBrowser);

const kettle = '10449100';
const speaker = '10449130';

const items = `
    - list:
      - listitem: Ikhaya 1.7 L kettle, cream Qty 2 R 998.00
      - listitem: Gumba 20 W Bluetooth speaker, petrol Qty 1 R 799.00`.slice(1);

const sums = `
    - term: 3 items
    - definition: R 1 797.00
    - term: "Cream breakfast: any two for R 849"
    - definition: −R 149.00
    - term: "First order: up to 20% off"
    - definition: −R 164.80
    - term: Delivery
    - definition: Free
    - term: To pay Includes VAT of R 193.46
    - definition: R 1 483.20`.slice(1);

/** The steps so far are links; the one that is now is said to be so by aria-current. */
const steps = (done: string[], others: string[]) =>
  [
    '- main:',
    '  - navigation "Steps to your order":',
    '    - list:',
    ...done.map((step) => `      - listitem:\n        - link "${step}"`),
    ...others.map((step, n) => `      - listitem: ${done.length + n + 1} ${step}`),
  ].join('\n');

describe('who hears the page', () => {
  const walk = walkOn('desktop');
  const hears = (part: Locator, words: string) => expect.poll(() => heardOf(part)).toBe(words.trim());
  const hearsStep = (now: string) =>
    expect
      .poll(() =>
        walk.page
          .getByRole('navigation', { name: 'Steps to your order' })
          .locator('[aria-current=step]')
          .textContent(),
      )
      .toMatch(new RegExp(`${now}$`));

  test('knows in cart and checkout what each thing is, what it costs, and what is wrong', async () => {
    const { page, shop } = walk;
    const main = page.getByRole('main');
    for (const code of [kettle, speaker]) {
      await setStock(code, 20);
      await shop.opens(`/p/${code}`);
      await shop.addsToCart();
    }
    await shop.opensCart();
    const kettles = main.getByRole('group', { name: 'Quantity, Ikhaya 1.7 L kettle, cream' });
    await kettles.getByRole('button', { name: 'One more' }).click();
    await page.getByRole('textbox', { name: 'Coupon code' }).fill('NOSUCH');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await hears(main.getByRole('heading', { level: 1 }), '- heading "Cart" [level=1]');
    await hears(main.getByRole('status').first(), '- status: 3 items');
    await hears(
      main.getByRole('region', { name: 'Cream breakfast' }),
      `
- 'region "Cream breakfast: any two for R 849"':
  - text: "Bundle deal applied Cream breakfast: any two for R 849 Save R 149.00"
  - list:
    - listitem:
      - link "Ikhaya 1.7 L kettle, cream"
      - text: Delivered by DAY R 998.00 Was R 1 198.00 R 499.00 each
      - group "Quantity, Ikhaya 1.7 L kettle, cream":
        - button "One less"
        - status: "2"
        - button "One more"
      - 'button "Move to wishlist: Ikhaya 1.7 L kettle, cream"': Move to wishlist
      - button "Remove Ikhaya 1.7 L kettle, cream": Remove`,
    );
    await hears(
      main.getByRole('listitem').filter({ has: page.getByRole('group', { name: /Bluetooth speaker/ }) }),
      `
- listitem:
  - link "Gumba 20 W Bluetooth speaker, petrol"
  - text: Delivered by DAY R 799.00
  - group "Quantity, Gumba 20 W Bluetooth speaker, petrol":
    - button "One less" [disabled]
    - status: "1"
    - button "One more"
  - 'button "Move to wishlist: Gumba 20 W Bluetooth speaker, petrol"': Move to wishlist
  - button "Remove Gumba 20 W Bluetooth speaker, petrol": Remove`,
    );
    await hears(
      main.getByRole('complementary', { name: 'Total' }),
      `
- complementary "Total":
  - heading "Total" [level=2]
  - term: 3 items
  - definition: R 1 797.00
  - term: "Cream breakfast: any two for R 849"
  - definition: −R 149.00
  - term: Delivery
  - definition: Free
  - term: To pay Includes VAT of R 214.96
  - definition: R 1 648.00
  - paragraph: You save R 349.00
  - link "Check out"
  - paragraph: or 4 × R 412.00 interest-free
  - text: Coupon code
  - textbox "Coupon code" [invalid]: NOSUCH
  - alert: This coupon is not valid.
  - button "Add"
  - paragraph: "Pay by: Credit or debit card, Instant EFT, Instalments, Store card"
  - paragraph: 7 days to change your mind`,
    );
    // What is wrong with a field is said with the field, too.
    expect(
      await page
        .getByRole('textbox', { name: 'Coupon code' })
        .evaluate((field) =>
          document.getElementById(field.getAttribute('aria-describedby')!)!.textContent!.trim(),
        ),
    ).toBe('This coupon is not valid.');

    await shop.checksOut();
    await shop.createsAccount(`thandi.${randomUUID()}@example.co.za`);
    await page.getByText('Please add an address to proceed').waitFor();
    await shop.givesAddress();
    await shop.choosesCollection();
    await page.getByRole('radio', { name: 'Someone else will collect' }).check();
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await hearsStep('Delivery');
    await hears(
      main,
      `
${steps(['Cart'], ['Delivery', 'Review', 'Payment'])}
  - heading "How would you like to get it?" [level=1]
  - region "Your details":
    - text: Thandi Nkosi
    - paragraph: 22 Harry Galaun Drive, Allandale, Midrand, 1685
    - paragraph:
      - text: You cannot change the address here. Go back to your cart to send it somewhere else; we'll check again what we can deliver there.
      - link "Back to cart"
    - link "Buying for a business? Add its VAT number"
  - region "Collected at the store":
    - heading "Collected at the store" [level=2]
    - paragraph: 3 items from Spaza Waterfall
    - text: Spaza Waterfall
    - paragraph: 14 Maxwell Drive, Waterfall, Midrand, 1682
    - text: OPEN
    - button "Choose another store"
    - link "Opening hours and services (opens in a new tab)"
    - group "How to get it":
      - text: How to get it
      - radio "Delivery to your door Delivered by DAY Free"
      - text: Delivery to your door Delivered by DAY Free
      - radio "Collect in store Collect DAY in Midrand Door 4 beside the collection bay, Basement parking Free" [checked]
      - text: Collect in store Collect DAY in Midrand Door 4 beside the collection bay, Basement parking Free
  - group "Who's collecting?":
    - text: Who's collecting?
    - radio "I will collect"
    - text: I will collect
    - radio "Someone else will collect" [checked]
    - text: Someone else will collect Full name
    - textbox "Full name" [invalid]
    - alert: Name is mandatory
    - text: Cellphone number
    - textbox "Cellphone number" [invalid]
    - alert: Cellphone number is mandatory
    - paragraph: They need their ID and the collection code. We send the code to you as soon as you have paid.
  - link "Back to cart"
  - button "Continue to review"
  - complementary "Your order":
    - heading "Your order" [level=2]
${items}
${sums}
    - paragraph: This is the full price. Nothing is added at payment.`,
    );

    await page.getByRole('radio', { name: 'I will collect' }).check();
    await shop.reviews();
    await hearsStep('Review');
    await hears(
      main,
      `
${steps(['Cart', 'Delivery'], ['Review', 'Payment'])}
  - heading "Order summary" [level=1]
  - region "Your details":
    - heading "Your details" [level=2]
    - 'link "Change: Your details"'
      - text: Change
    - paragraph: Thandi Nkosi 22 Harry Galaun Drive, Allandale, Midrand, 1685
  - region "Collect in store":
    - heading "Collect in store" [level=2]
    - 'link "Change: Collect in store"'
      - text: Change
    - text: Collect DAY in Midrand Spaza Waterfall Door 4 beside the collection bay, Basement parking Bring your ID and the collection code
${items}
  - link "Change items in the cart"
  - complementary "Total":
    - heading "Total" [level=2]
${sums}
    - paragraph: This is the full price. Nothing is added at payment.
    - link "Continue to payment"
    - paragraph:
      - text: "Our terms, returns and delivery policies apply:"
      - link "read the terms"`,
    );

    await shop.continuesToPayment();
    await hearsStep('Payment');
    await hears(
      main,
      `
${steps(['Cart', 'Delivery', 'Review'], ['Payment'])}
  - heading "How would you like to pay?" [level=1]
  - group "Ways to pay":
    - text: Ways to pay
    - radio "Credit or debit card Visa Mastercard American Express" [checked]
    - text: Credit or debit card Visa Mastercard American Express
    - radio "Instant EFT Pay from your bank account"
    - text: Instant EFT Pay from your bank account
    - radio "Instalments 4 × R 370.80 interest-free 25% now, then three payments of 25% over six weeks"
    - text: Instalments 4 × R 370.80 interest-free 25% now, then three payments of 25% over six weeks
    - radio "Store card Pay with your store card"
    - text: Store card Pay with your store card
  - paragraph: You pay on the payment provider's own secure page. We never see your card.
  - complementary "Total":
    - heading "To pay" [level=2]
    - text: R 1 483.20
    - paragraph: This is the full price. Nothing is added at payment.
    - button "Pay R 1 483.20"
    - paragraph:
      - text: By paying you accept our
      - link "terms and conditions"
      - text: .
  - region "What you are paying for":
    - heading "What you are paying for" [level=2]
${items}
    - paragraph: Spaza Waterfall. Collect DAY in Midrand
${sums.slice(0, sums.indexOf('    - term: To pay'))}    - term: VAT included
    - definition: R 193.46`,
    );
  });
});

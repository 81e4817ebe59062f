// Checkout to the payment page, and what one does with an order afterwards.
import { addToCart } from './walk_guest.mjs';
import { pay, until } from './shop.mjs';

/** From the cart to the confirmation; answers the order as the shop gave it. */
const checkOut = async ({ go, at, see, press, arrives, page }) => {
  await go('/checkout');
  await arrives(/shipping-address/);
  await see('cx-shipping-address cx-card');
  await press('cx-shipping-address cx-card a, cx-shipping-address cx-card button', /ship to this/i).catch(() => {});
  if (/shipping-address/.test(page.url())) await at('cx-shipping-address button.btn-primary >> nth=-1').click();
  await arrives(/delivery-mode/);
  await at('cx-delivery-mode input[type=radio]').check({ force: true });
  await press('cx-delivery-mode button.btn-primary');
  await arrives(/payment-details/);
  await see('cx-payment-method cx-card');
  await press('cx-payment-method cx-card a, cx-payment-method cx-card button', /use this payment/i);
  if (/payment-details/.test(page.url())) await at('cx-payment-method button.btn-primary >> nth=-1').click();
  await arrives(/review-order/);
  await see('cx-review-submit');
  await at('cx-place-order input[type=checkbox]').check({ force: true });
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST' && /\/orders\?/.test(response.url())),
    at('cx-place-order button').click(),
  ]);
  await arrives(/order-confirmation/);
  await see('cx-order-confirmation-thank-you-message');
  return answer.json();
};

/** What a shop puts into its confirmation page: the way to the payment page (docs/occ.md). */
const openPayment = async (page, { method, url, fields = [] }) => {
  if (method !== 'POST') return page.goto(`${url}?${new URLSearchParams(fields.map(({ name, value }) => [name, value]))}`);
  await page.evaluate(([action, inputs]) => {
    const form = Object.assign(document.createElement('form'), { action, method: 'POST' });
    for (const { name, value } of inputs) form.append(Object.assign(document.createElement('input'), { name, value, type: 'hidden' }));
    document.body.append(form);
    form.submit();
  }, [url, fields]);
  await page.waitForURL((address) => address.href.startsWith(new URL(url).origin));
};

export const orderSteps = async ({ step }, { first, second, side, orderOf }) => {
  let placed;
  await step('checkout', async (device) => {
    placed = await checkOut(device);
    return `order ${placed.code}`;
  });
  await step('payment page', async ({ page, settled }) => {
    await openPayment(page, placed.payment);
    await settled();
    const text = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
    const amount = placed.totalPriceWithTax.value.toFixed(2);
    if (!text.replaceAll(/[  ]/g, '').includes(amount)) throw new Error(`no ${amount} on the payment page: ${text.slice(0, 200)}`);
    return text;
  });
  await step('order history', async ({ go, see }) => {
    await go('/my-account/orders');
    return see('cx-order-history', new RegExp(placed.code));
  });
  await step('order', async ({ press, see }) => {
    await press('cx-order-history a', new RegExp(placed.code));
    await see('cx-order-overview', new RegExp(placed.code));
    return see('cx-order-details-items', new RegExp(first.code));
  });
  await step('order cancelled', async ({ press, see, arrives, page }) => {
    await press('cx-order-details-actions a, cx-order-details-actions button', /cancel/i);
    await press('cx-cancel-order button', /all/i);
    await press('cx-amend-order-actions button, cx-amend-order-actions a', /continue/i);
    await press('cx-amend-order-actions button', /submit/i);
    await arrives((address) => !/cancel/.test(address.pathname));
    const { status } = await orderOf(placed.code);
    if (!/cancel/i.test(status)) throw new Error(`the order is ${status}: ${page.url()}`);
    return see('cx-global-message');
  });
  let bought;
  await step('another order', async (device) => {
    await addToCart(device, second);
    bought = await checkOut(device);
    return `order ${bought.code}`;
  });
  await step('return', async ({ go, press, see, arrives }) => {
    await pay(bought.payment);
    const paid = await until(`the payment of ${bought.code}`, async () => {
      const now = await orderOf(bought.code);
      return now.paymentStatus === 'succeed' && now;
    });
    for (const { code } of paid.consignments) side.handOver(code);
    await go(`/my-account/order/${bought.code}`);
    await press('cx-order-details-actions a, cx-order-details-actions button', /return/i);
    await press('cx-return-order button', /all/i);
    await press('cx-amend-order-actions button, cx-amend-order-actions a', /continue/i);
    await press('cx-amend-order-actions button', /submit/i);
    await arrives((address) => /return-request/.test(address.pathname));
    await see('cx-return-request-items', new RegExp(second.code));
    return see('cx-return-request-overview', new RegExp(bought.code));
  });
  await step('returns', async ({ go, press, see }) => {
    await go('/my-account/orders');
    await press('cx-tab-paragraph-container button', /return/i);
    return see('cx-order-return-request-list', new RegExp(bought.code));
  });
};

import { expect, test } from 'vitest';
import type { Order } from './api';
import { outcomeOf } from './outcome';

const paid = {
  code: '4-1',
  status: 'OPEN',
  paymentStatus: 'succeed',
  paymentMode: { code: 'instant_eft', name: 'Instant EFT' },
  totalPriceWithTax: { currencyIso: 'ZAR', value: 14860 },
} as Order;

test('who paid reads what, how, and where the details went', () => {
  expect(outcomeOf(paid, { firstName: 'Thandi', email: 'thandi@example.co.za' })).toMatchObject({
    title: "Thank you, Thandi. It's yours.",
    sentence:
      'Order 4-1 is confirmed: R\u00a014\u00a0860.00 paid by Instant EFT. We have emailed the details to thandi@example.co.za.',
  });
});

test('nothing is made up of what is not known', () => {
  expect(outcomeOf({ ...paid, paymentMode: undefined }).sentence).toBe(
    'Order 4-1 is confirmed. We have emailed you the details.',
  );
});

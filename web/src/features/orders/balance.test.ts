import { describe, expect, test } from 'vitest';
import type { Schema } from '@/shared/api/types';
import { balanceIsDue, owesBalance } from './balance';

const price = (value: number) => ({ currencyIso: 'ZAR' as const, value });
const with_ = (state: Schema<'OrderDeposit'>['state'], more: object = {}): Schema<'Order'> => ({
  code: '1',
  status: 'ON_HOLD',
  paymentStatus: 'succeed',
  totalPriceWithTax: price(1050),
  deposit: { amount: price(200), balance: price(850), state },
  entries: [
    {
      entryNumber: 0,
      quantity: 2,
      basePrice: price(500),
      product: { code: 'P', name: 'P' },
    } as Schema<'OrderEntry'>,
  ],
  ...more,
});

describe('a pre-order in two parts', () => {
  test.each([
    ['toPay', false, false],
    ['paid', false, true],
    ['due', true, true],
    ['paying', true, true],
    ['settled', false, false],
    ['ended', false, false],
  ] as const)('%s', (state, due, owes) => {
    expect(balanceIsDue(with_(state))).toBe(due);
    expect(owesBalance(with_(state))).toBe(owes);
  });
});

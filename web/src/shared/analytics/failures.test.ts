import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/shared/api/errors';
import { checkoutType, reordered } from './checkout-type';
import { trackFailure } from './failures';
import { track } from './track';

vi.mock('./track');
beforeEach(() => vi.mocked(track).mockClear());

const reported = () => vi.mocked(track).mock.lastCall;

test('a refusal is reported with channel, status and status code', () => {
  trackFailure('checkout', new ApiError(400, { errors: [{ type: 'LowStockError' }] }));
  expect(reported()).toEqual([
    'exception',
    { description: 'checkout', channel: 'web', status: 'LowStockError', status_code: 400 },
  ]);
});

test('what never was answered has no status code', () => {
  trackFailure('payment', new TypeError('no'));
  expect(reported()?.[1]).toMatchObject({ status: 'broken', status_code: undefined });
});

test('a checkout is standard, of a pre-order, or of an order bought again until that is ordered', () => {
  expect(checkoutType()).toBe('standard');
  reordered.set(true);
  expect(checkoutType()).toBe('reorder');
  expect(checkoutType(true)).toBe('preorder');
  reordered.set(false);
  expect(checkoutType()).toBe('standard');
});

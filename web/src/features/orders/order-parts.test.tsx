import { expect, test } from 'vitest';
import type { Order } from './api';
import { pendingOf } from './order-parts';

test('half an hour later nobody is told to wait half an hour', () => {
  expect(pendingOf({ isPaymentUnknown: false } as Order)).toBe(
    'Payment is being processed. Please check My orders after 30 minutes.',
  );
  expect(pendingOf({ isPaymentUnknown: true } as Order)).toContain('We still have not heard from your bank');
});

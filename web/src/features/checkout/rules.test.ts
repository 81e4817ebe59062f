import { expect, test } from 'vitest';
import type { Schema } from '@/shared/api/types';
import { choicesFor, firstChoice, keyOf, moved } from './rules';

type Info = Schema<'DeliveryInfo'>;
const doorstep: Info = { code: 'doorstep', storeAvailable: true };
const pickup: Info = { code: 'pickup', storeAvailable: true };
const shipment = (deliveryInfos: Info[], posName = 'waterfall') => ({
  posName,
  tradingType: '00' as const,
  deliveryInfos,
});

test('the first available delivery is chosen, and the second option if the first is pickup', () => {
  expect(firstChoice(shipment([doorstep, pickup]))).toBe('doorstep');
  expect(firstChoice(shipment([pickup, doorstep]))).toBe('doorstep');
});

test('pickup is chosen when nothing can be delivered', () => {
  expect(firstChoice(shipment([{ ...doorstep, storeAvailable: false }, pickup]))).toBe('pickup');
  expect(firstChoice(shipment([{ ...doorstep, storeAvailable: false }]))).toBeUndefined();
});

test('a pick stays while it can be had, also at another store', () => {
  const before = shipment([doorstep, pickup]);
  const picked = { [keyOf(before)]: 'pickup' };
  expect(choicesFor([before], picked)).toEqual({ 'waterfall|00': 'pickup' });

  const after = shipment([doorstep, pickup], 'rosebank');
  expect(choicesFor([after], moved(picked, before, 'rosebank'))).toEqual({ 'rosebank|00': 'pickup' });
  const none = shipment([doorstep, { ...pickup, storeAvailable: false }], 'rosebank');
  expect(choicesFor([none], moved(picked, before, 'rosebank'))).toEqual({ 'rosebank|00': 'doorstep' });
});

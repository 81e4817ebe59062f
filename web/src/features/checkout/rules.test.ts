import { expect, test } from 'vitest';
import type { Schema } from '@/shared/api/types';
import {
  addressTitle,
  choicesFor,
  deliveryPaidWith,
  firstChoice,
  keyOf,
  moved,
  shipmentChoices,
  sumsFor,
} from './rules';

type Info = Schema<'DeliveryInfo'>;
const doorstep: Info = { code: 'doorstep', storeAvailable: true };
const pickup: Info = { code: 'pickup', storeAvailable: true };
const shipment = (deliveryInfos: Info[], posName = 'waterfall') => ({
  posName,
  tradingType: '00' as const,
  deliveryInfos,
});

test('the address of an order that is only collected is not one to deliver to', () => {
  expect(addressTitle(['pickup', 'pickup'])).toBe('Your details');
  expect(addressTitle(['pickup', 'doorstep'])).toBe('Delivery address');
  expect(addressTitle(['online_only'])).toBe('Delivery address');
  expect(addressTitle([undefined])).toBe('Delivery address');
  expect(addressTitle([])).toBe('Delivery address');
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

const rand = (value: number) => ({ currencyIso: 'ZAR' as const, value });
const costing = (cost: number, more: Partial<Info> = {}): Info => ({
  ...doorstep,
  deliveryCost: rand(cost),
  ...more,
});

/** A toaster of R 499 to be delivered for R 50, as the server has it. */
const checkoutOf = (...shipments: ReturnType<typeof shipment>[]) => ({
  code: 'C',
  shipmentEntries: { shipments },
  subTotal: rand(499),
  deliveryCost: rand(50),
  totalTax: rand(71.61),
  totalPriceWithTax: rand(549),
  responseStatus: true,
});

test("the sums are the server's, and are not shown for ways it has not added up", () => {
  const only = shipment([costing(50, { isSelected: true }), pickup]);
  const checkout = checkoutOf(only);

  expect(sumsFor(checkout, { [keyOf(only)]: 'doorstep' })).toEqual({ sums: checkout, isFull: true });
  const { sums, isFull } = sumsFor(checkout, { [keyOf(only)]: 'pickup' });
  expect(isFull).toBe(false);
  expect(sums).toMatchObject({ subTotal: rand(499) });
  expect([sums.deliveryCost, sums.totalTax, sums.totalPriceWithTax]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('every part is sent with its way, and one without a way not at all', () => {
  const near = shipment([costing(50), pickup]);
  const far = shipment([costing(50), pickup], 'rosebank');

  expect(shipmentChoices([near, far], { [keyOf(near)]: 'pickup', [keyOf(far)]: undefined })).toEqual([
    { posName: 'waterfall', tradingType: '00', code: 'pickup' },
  ]);
});

test('delivery is paid with the first part that is delivered', () => {
  const near = shipment([costing(50), pickup]);
  const far = shipment([costing(50), pickup], 'rosebank');
  const paidWith = (one: string, other: string) =>
    deliveryPaidWith([near, far], { [keyOf(near)]: one, [keyOf(far)]: other });

  expect(paidWith('doorstep', 'doorstep')).toBe(1);
  expect(paidWith('pickup', 'doorstep')).toBe(2);
  expect(paidWith('pickup', 'pickup')).toBeUndefined();
});

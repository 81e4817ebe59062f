import { expect, test } from 'vitest';
import { asksFor, paymentWords, statusesOf, wayWords } from './words';

test('the courier needs a number, a pickup its code, all else nothing', () => {
  expect(asksFor('ship', { needsCollectionCode: true })).toBe('tracking');
  expect(asksFor('collect', { needsCollectionCode: true })).toBe('code');
  expect(asksFor('collect', { needsCollectionCode: false })).toBe('nothing');
  expect(asksFor('pick', { needsCollectionCode: true })).toBe('nothing');
});

test('a doubt is said before what the payment is', () => {
  expect(paymentWords({ paymentStatus: 'succeed', isInDoubt: true }).words).toBe('In doubt');
  expect(paymentWords({ paymentStatus: 'succeed', isInDoubt: false }).words).toBe('Paid');
});

test('statuses of parts stand once each; a cancelled one only when all are', () => {
  expect(statusesOf([{ status: 'READY' }, { status: 'CANCELLED' }, { status: 'READY' }])).toEqual(['READY']);
  expect(statusesOf([{ status: 'CANCELLED' }])).toEqual(['CANCELLED']);
});

test('both ways are said together', () => {
  expect(wayWords([{ delivery: 'door' }, { delivery: 'pickup' }])).toBe('Door + pickup');
  expect(wayWords([{ delivery: 'pickup' }])).toBe('Pickup');
});

import { expect, test } from 'vitest';
import {
  deliveryWords,
  groupsOf,
  healthOf,
  healthWords,
  isWanted,
  laidOut,
  momentTyped,
  noSecretWords,
  triesWords,
  wantedWords,
  withEvent,
  withKind,
  type Delivery,
  type Webhook,
} from './words';

const events = ['order.placed', 'order.paid', 'stock.changed'].map((type) => ({ type, about: '' }));

const webhook: Webhook = {
  number: 1,
  name: 'ERP',
  url: 'https://erp.example/hooks',
  events: ['order.*'],
  state: 'active',
  version: '1',
  createdAt: '2026-11-01T08:00:00+0000',
  createdBy: 'Lerato',
  waiting: 0,
  failed: 0,
};

const delivery: Delivery = {
  sequence: 7,
  id: `evt_${'0'.repeat(32)}`,
  type: 'order.paid',
  at: '2026-11-01T08:00:00+0000',
  state: 'waiting',
  tries: 0,
};

test('events stand by what they are about, in the order of the server', () => {
  expect(groupsOf(events).map(([noun, each]) => [noun, each.map(({ type }) => type)])).toEqual([
    ['order', ['order.placed', 'order.paid']],
    ['stock', ['stock.changed']],
  ]);
});

test('all of a kind takes the place of its events, and one less of it names the others', () => {
  expect(isWanted(['order.*'], 'order.paid')).toBe(true);
  expect(isWanted(['order.placed'], 'order.paid')).toBe(false);
  expect(withKind(['order.paid', 'stock.changed'], 'order', true)).toEqual(['stock.changed', 'order.*']);
  expect(withKind(['order.*', 'stock.changed'], 'order', false)).toEqual(['stock.changed']);
  expect(withEvent(['order.*'], 'order.paid', false, events)).toEqual(['order.placed']);
  expect(withEvent(['order.placed'], 'order.paid', true, events)).toEqual(['order.placed', 'order.paid']);
  expect(withEvent(['order.paid'], 'order.paid', true, events)).toEqual(['order.paid']);
});

test('what is wanted is said shortly', () => {
  expect(wantedWords(['order.*', 'stock.changed'])).toBe('All of orders, 1 of stock');
  expect(wantedWords(['order.placed', 'order.paid'])).toBe('2 of orders');
});

test('how an endpoint does: stopped, failing, working, or new', () => {
  expect(healthOf(webhook)).toEqual(['Nothing sent yet', 'info']);
  expect(healthOf({ ...webhook, waiting: 2 })).toEqual(['Sending', 'info']);
  expect(healthOf({ ...webhook, deliveredAt: '2026-11-01T08:00:00+0000' })).toEqual(['Works', 'yes']);
  const failing = { ...webhook, failingSince: new Date(Date.now() - 5 * 3600_000).toISOString(), waiting: 3 };
  expect(healthOf(failing)).toEqual(['Failing for 5 h', 'warn']);
  expect(healthWords(failing)).toMatch(/^Nothing got through since .*\. 3 events will be tried again/);
  expect(healthWords(webhook)).toBeUndefined();
  for (const state of ['paused', 'failed', 'gone'] as const)
    expect(healthWords({ ...webhook, state, stoppedAt: '2026-11-01T08:00:00+0000' })).toMatch(
      /othing is sent there since .*10:00/,
    );
});

test('what became of an event, with what was answered', () => {
  expect(deliveryWords(delivery)).toEqual(['Waits', 'info']);
  expect(deliveryWords({ ...delivery, tries: 1 })).toEqual(['No answer', 'warn']);
  expect(deliveryWords({ ...delivery, tries: 1, status: 500 })).toEqual(['Answered 500', 'warn']);
  expect(deliveryWords({ ...delivery, state: 'delivered', tries: 1, status: 204 })).toEqual([
    'Delivered 204',
    'yes',
  ]);
  expect(deliveryWords({ ...delivery, state: 'failed', tries: 10, status: 404 })).toEqual([
    'Given up after 404',
    'bad',
  ]);
  expect(triesWords(delivery)).toBe('');
  expect(
    triesWords({
      ...delivery,
      tries: 2,
      triedAt: '2026-11-01T08:00:00+0000',
      nextTryAt: '2026-11-01T08:05:00+0000',
      took: 12,
    }),
  ).toMatch(/^2 tries, last .*10:00, 12 ms, again .*10:05$/);
});

test('a body is laid out when it is JSON, and shown as it is when not', () => {
  expect(laidOut('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(laidOut('{a')).toBe('{a');
});

test('a day and a time are a moment in Johannesburg', () => {
  expect(momentTyped('2026-11-29', '08:30')).toBe('2026-11-29T08:30:00+0200');
  expect(momentTyped('2026-11-29', '8:30')).toBeUndefined();
  expect(momentTyped('', '08:30')).toBeUndefined();
});

test('why there can be no new secret yet is said', () => {
  expect(noSecretWords(webhook)).toBeUndefined();
  expect(noSecretWords({ ...webhook, oldSecretUntil: '2026-11-02T08:00:00+0000' })).toMatch(
    /^A new secret can be made once the old one ends, .*10:00\.$/,
  );
});

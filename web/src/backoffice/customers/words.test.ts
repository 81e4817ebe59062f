import { expect, test } from 'vitest';
import { deviceWords, lookWords, openWords } from './words';

test('what staff did about a customer is said in words', () => {
  expect(lookWords('customer.opened')).toBe('Profile opened');
  expect(lookWords('customer.deletionProposed')).toBe('Deletion proposed');
  expect(lookWords('customer.signedOut')).toBe('Signed out');
});

test('what is open is counted, and none is said', () => {
  expect(openWords({ all: 0, open: 0 })).toBe('none yet');
  expect(openWords({ all: 3, open: 0 })).toBe('none open');
  expect(openWords({ all: 3, open: 2 })).toBe('2 open');
});

test('a visit is called by its device, else by its channel', () => {
  expect(deviceWords({ browser: 'Chrome', operatingSystem: 'Windows', channel: 'web' })).toBe(
    'Chrome, Windows',
  );
  expect(deviceWords({ channel: 'app' })).toBe('app');
});

import { expect, test } from 'vitest';
import { meant, type Press, type Shortcut } from './keys';

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  ctrl: false,
  alt: false,
  inField: false,
  inDialog: false,
  onControl: false,
  ...more,
});
const shortcut = (keys: string, more: Partial<Shortcut> = {}): Shortcut => ({
  keys,
  what: keys,
  run: () => undefined,
  ...more,
});
const all = [
  shortcut('j'),
  shortcut('?'),
  shortcut('g o'),
  shortcut('Ctrl k'),
  shortcut('Enter'),
  shortcut('Escape', { always: true }),
];
const found = (keys: Press, begun = '', single = true) => meant(all, keys, begun, single).run?.keys;

test('a single key acts, whatever its case', () => {
  expect(found(press('j'))).toBe('j');
  expect(found(press('J'))).toBe('j');
  expect(found(press('q'))).toBeUndefined();
});

test('it never acts in a field, nor when single keys are switched off, nor with Alt', () => {
  expect(found(press('j', { inField: true }))).toBeUndefined();
  expect(found(press('j'), '', false)).toBeUndefined();
  expect(found(press('j', { alt: true }))).toBeUndefined();
});

test('with Ctrl it does both ways', () => {
  expect(found(press('k', { ctrl: true, inField: true }), '', false)).toBe('Ctrl k');
  expect(found(press('j', { ctrl: true }))).toBeUndefined();
});

test('G begins a sequence, which another key ends', () => {
  expect(meant(all, press('g'), '', true)).toEqual({ begun: 'g' });
  expect(found(press('o'), 'g')).toBe('g o');
  expect(meant(all, press('x'), 'g', true)).toEqual({ begun: '' });
  expect(meant(all, press('j'), 'g', true)).toEqual({ begun: '' });
});

test('below an open dialog only what says so acts', () => {
  expect(found(press('j', { inDialog: true }))).toBeUndefined();
  expect(found(press('Escape', { inDialog: true }))).toBe('Escape');
});

test('Enter on a button or link presses that', () => {
  expect(found(press('Enter', { onControl: true }))).toBeUndefined();
  expect(found(press('Enter'))).toBe('Enter');
});

test('the latest that was registered wins', () => {
  const later = shortcut('j', { what: 'later' });
  expect(meant([...all, later], press('j'), '', true).run).toBe(later);
});

// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { followTyping, isHalfFilled, reloadForPart, reloadWhenReplaced } from './scripts';

const reload = vi.fn();
const answers = () => vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
const minute = 60_000;

beforeEach(() => {
  reload.mockReset();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.stubGlobal('location', { href: 'https://shop.example/cart', reload });
  return () => vi.unstubAllGlobals();
});

describe('a script that does not come', () => {
  test('while the shop answers is gone: the page is loaded again, once', async () => {
    answers();
    await reloadWhenReplaced(10 * minute);
    await reloadWhenReplaced(10 * minute + 5000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('and another release later again', async () => {
    answers();
    await reloadWhenReplaced(10 * minute);
    await reloadWhenReplaced(30 * minute);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('however the clock was put back meanwhile', async () => {
    answers();
    await reloadWhenReplaced(600 * minute);
    await reloadWhenReplaced(10 * minute);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('is said, and the page stays, while a form in it is half filled', async () => {
    answers();
    followTyping();
    document.body.innerHTML = '<input>';
    const field = document.querySelector('input')!;
    field.value = 'Thandi';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    expect(await reloadForPart()).toBe(false);
    field.remove();
    expect(await reloadForPart()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('a word typed into the search is not a form half filled', () => {
    followTyping();
    document.body.innerHTML = '<form role="search"><input></form>';
    const field = document.querySelector('input')!;
    field.value = 'kettle';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    expect(isHalfFilled()).toBe(false);
  });

  test('while the line is dead leaves the page as it is', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await reloadWhenReplaced();
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ['navigate', 1],
    ['reload', 0],
  ])('where nothing may be kept, after a %s: %i more', async (type, times) => {
    answers();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    });
    vi.stubGlobal('performance', { ...performance, getEntriesByType: () => [{ type }] });
    await reloadWhenReplaced();
    expect(reload).toHaveBeenCalledTimes(times);
  });
});

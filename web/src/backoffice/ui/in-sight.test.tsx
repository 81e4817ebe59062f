import { expect, test, vi } from 'vitest';
import { keepsCurrentInSight } from './in-sight';

/** Tabs of 100 pixels each in a row 250 wide. */
function rowOf(count: number, current: number): HTMLElement {
  const row = document.createElement('nav');
  row.getBoundingClientRect = () => new DOMRect(0, 0, 250, 40);
  for (let at = 0; at < count; at += 1) {
    const tab = row.appendChild(document.createElement('a'));
    if (at === current) tab.setAttribute('aria-current', 'page');
    tab.getBoundingClientRect = () => new DOMRect(at * 100 - row.scrollLeft, 0, 100, 40);
  }
  return row;
}

test('the current tab comes into sight, at once and when another is', async () => {
  const row = rowOf(6, 4);
  const stop = keepsCurrentInSight(row);
  expect(row.scrollLeft).toBe(266);
  row.children[4]!.removeAttribute('aria-current');
  row.children[1]!.setAttribute('aria-current', 'page');
  await vi.waitFor(() => expect(row.scrollLeft).toBe(84));
  stop?.();
});

test('what is in sight stays where it is', () => {
  const row = rowOf(6, 1);
  keepsCurrentInSight(row);
  expect(row.scrollLeft).toBe(0);
});

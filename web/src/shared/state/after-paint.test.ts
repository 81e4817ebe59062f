// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint';

const order: string[] = [];

test('what is left for after the paint comes after the frame that paints', async () => {
  order.length = 0;
  requestAnimationFrame(() => order.push('frame'));
  const later = afterPaint().then(() => order.push('later'));
  order.push('press');
  await later;
  expect(order).toEqual(['press', 'frame', 'later']);
});

test('a window that is not seen has no frames, and goes on all the same', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  await afterPaint();
  vi.unstubAllGlobals();
});

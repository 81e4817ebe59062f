// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { Clamped } from './clamped';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** jsdom lays nothing out: the text is as high as said here. */
function drawn(height: number) {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly look: () => void) {}
      observe() {
        this.look();
      }
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(60);
  const place = document.createElement('div');
  const root = createRoot(place);
  act(() =>
    root.render(
      <Clamped lines={3} phoneLines={4}>
        <p>Words</p>
      </Clamped>,
    ),
  );
  return place;
}
const press = (place: HTMLElement) => act(() => place.querySelector('button')!.click());

afterEach(() => vi.unstubAllGlobals());

test('a long text shows its first lines, and all of it when asked', () => {
  const place = drawn(200);
  const words = place.querySelector('p')!.parentElement!;
  expect(place.querySelector('button')?.textContent).toBe('Show more');
  expect(words.getAttribute('style')).toBe('--lines: 3; --phone-lines: 4;');
  expect(words.className).not.toBe('');
  press(place);
  expect(words.className).toBe('');
  expect(place.querySelector('button')?.textContent).toBe('Show less');
  press(place);
  expect(words.className).not.toBe('');
});

test('a short one has nothing to press', () => {
  expect(drawn(60).querySelector('button')).toBeNull();
});

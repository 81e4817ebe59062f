import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { startHearing, unheard } from './heard-events';

/** `onMouseEnter` and `onMouseLeave` are made of `mouseover` and `mouseout`; `onSelect` waits for `mouseup`. */
const names = [...unheard, 'mouseenter', 'mouseleave', 'select'];

test('no component has a handler for an event that React is not notified of', () => {
  const source = join(import.meta.dirname, '..');
  const handler = new RegExp(`\\bon(${names.join('|')})(capture)?\\b`, 'i');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/heard-events/.test(name),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((name) => handler.test(readFileSync(join(source, name), 'utf8')))).toEqual([]);
});

test('React hears everything else, and the element is left as it was', () => {
  const root = document.createElement('div');
  document.body.append(root);
  const heard = vi.fn<(type: string) => void>();
  const tell = ({ type }: { type: string }) => heard(type);
  startHearing(root, () => {
    const app = createRoot(root);
    act(() =>
      app.render(<button onClick={tell} onPointerEnter={tell} onMouseDown={tell} onMouseUp={tell} />),
    );
  });
  const button = root.querySelector('button')!;
  for (const type of ['pointerover', 'mousedown', 'mouseup', 'click'])
    button.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  expect(heard.mock.calls.flat()).toEqual(['pointerenter', 'mousedown', 'click']);
  expect(Object.hasOwn(root, 'addEventListener')).toBe(false);
});

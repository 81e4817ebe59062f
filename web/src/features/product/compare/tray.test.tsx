import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refreshKept } from '@/shared/state/kept';
import { compared, none, refused, toggle } from './compared';
import Tray from './tray';
import { CompareTick } from './tick';

const television = (code: string) => ({
  code,
  name: `Television ${code}`,
  url: `/p/${code}`,
  categories: [
    { code: 'top', name: 'Top' },
    { code: 'televisions', name: 'Televisions' },
  ],
});
const tick = (...codes: string[]) => act(() => codes.forEach((code) => toggle(television(code))));
const cross = (code: string) => screen.getByRole('button', { name: `Take Television ${code} out` });
const takeOut = (code: string) => {
  cross(code).focus();
  fireEvent.click(cross(code));
};
/** Another tab keeps these. */
const elsewhere = (...codes: string[]) =>
  act(() => {
    localStorage.setItem(
      compared.key,
      JSON.stringify(compared.get().filter(({ code }) => codes.includes(code))),
    );
    refreshKept(compared.key);
  });

beforeEach(() => {
  compared.set(none);
  refused.set(undefined);
});
afterEach(cleanup);

test('the focus stays where it is when the tray comes and when another tab changes it', () => {
  tick('A', 'B', 'C');
  render(<Tray />);
  expect(document.activeElement).toBe(document.body);
  elsewhere('A', 'C');
  expect(screen.getAllByRole('button')).toHaveLength(2);
  expect(document.activeElement).toBe(document.body);
});

test('after a cross the focus is on the next one, or the last that is left', () => {
  tick('A', 'B', 'C');
  render(<Tray />);
  takeOut('A');
  expect(document.activeElement).toBe(cross('B'));
  takeOut('C');
  expect(document.activeElement).toBe(cross('B'));
});

const listOf = (...codes: string[]) =>
  render(
    <main>
      <h1>Televisions</h1>
      {codes.map((code) => (
        <article key={code}>
          <CompareTick product={television(code)} />
        </article>
      ))}
      <Tray />
    </main>,
  );

test('after the last cross the focus is on the tick of its product', () => {
  tick('A');
  listOf('B', 'A');
  takeOut('A');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Compare Television A' }));
});

test('after the last cross the focus is on the heading of a list without its product', () => {
  tick('A');
  listOf('B');
  takeOut('A');
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

test('what is refused is said in a live region that was there before', () => {
  tick('A', 'B', 'C');
  render(<Tray />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  tick('D');
  expect(region.textContent).toMatch(/^Three is the most/);
  expect(screen.getAllByRole('status')).toEqual([region]);
});

test.each([
  ['a cross', () => takeOut('B')],
  ['another tab', () => elsewhere('A', 'C')],
])('once there is room by %s, no refusal stands and no button that drops the others', (_, leaves) => {
  tick('A', 'B', 'C', 'D');
  render(<Tray />);
  leaves();
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.queryByRole('button', { name: /^Start again/ })).toBeNull();
  expect(compared.get().map(({ code }) => code)).toEqual(['A', 'C']);
});

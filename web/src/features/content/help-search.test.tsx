import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { HelpSearch } from './help-search';

afterEach(cleanup);

const answers = [
  { title: 'Where is my order?', about: 'Open your orders.' },
  { title: 'When do I get my refund?', about: 'After we check the item.' },
  { title: 'Returns and refunds', about: 'Changed your mind', href: '/s/returns-policy' },
];

function shown() {
  const onOpen = vi.fn();
  render(<HelpSearch answers={answers} asked="" onOpen={onOpen} />);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search help' });
  return {
    onOpen,
    field,
    types: (value: string) => {
      field.focus();
      fireEvent.change(field, { target: { value } });
    },
    press: (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(document.activeElement!, { key })),
  };
}

test('answers come as one types, are counted, and say what was looked for', () => {
  const { types } = shown();
  expect(screen.queryByRole('region', { name: /Answers for/ })).toBeNull();
  types('refu');
  const found = screen.getByRole('region', { name: 'Answers for “refu”' });
  expect(within(found).getByRole('button').textContent).toBe('When do I get my refund?');
  const page = within(found).getByRole('link');
  expect([page.textContent, page.getAttribute('href')]).toEqual(['Returns and refunds', '/s/returns-policy']);
  expect([...found.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'refund',
    'refunds',
  ]);
  expect(screen.getByRole('status').textContent).toBe('2 answers');
});

test('arrows go through the answers, Enter opens one, Escape begins anew', () => {
  const { field, types, press, onOpen } = shown();
  types('refund');
  press('ArrowDown', 'ArrowDown');
  expect(document.activeElement?.textContent).toBe('Returns and refunds');
  press('ArrowUp', 'ArrowUp');
  expect(document.activeElement).toBe(field);
  press('ArrowDown', 'Escape');
  expect(field.value).toBe('');
  types('order');
  press('ArrowDown');
  fireEvent.click(document.activeElement!);
  expect(onOpen).toHaveBeenCalledWith('Where is my order?');
  expect(screen.queryByRole('region', { name: /Answers for/ })).toBeNull();
});

test('Enter in the field opens the first answer', () => {
  const { field, types, onOpen } = shown();
  types('refund');
  fireEvent.submit(field.form!);
  expect(onOpen).toHaveBeenCalledWith('When do I get my refund?');
});

test('what is often asked is one press away', () => {
  const { onOpen } = shown();
  fireEvent.click(screen.getByRole('button', { name: 'Where is my order?' }));
  expect(onOpen).toHaveBeenCalledWith('Where is my order?');
});

test('whoever finds nothing is heard by people', () => {
  const { types } = shown();
  types('geyser');
  expect(screen.getByRole('heading', { name: 'No answer for “geyser”' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe(
    '/account/writetous?new=1',
  );
  expect(screen.getByRole('status').textContent).toBe('0 answers');
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Schema } from '@/shared/api/types';
import { GoesBack, type Preview } from './goes-back';

afterEach(cleanup);

const price = (value: number) => ({ currencyIso: 'ZAR' as const, value });
const entries = ['Television', 'Cable'].map(
  (name, entryNumber) =>
    ({ entryNumber, quantity: 1, product: { code: name, name } }) as Schema<'OrderEntry'>,
);
const preview = (more: Partial<Preview> = {}): Preview => ({
  entries: [
    { orderEntryNumber: 0, quantity: 1, totalPrice: price(9999), isGift: false },
    { orderEntryNumber: 1, quantity: 1, totalPrice: price(0), isGift: true },
  ],
  deliveryCost: price(50),
  licenseFeeAmount: price(265),
  withheldAmount: price(0),
  refundAmount: price(10_314),
  ...more,
});
const lines = () =>
  screen
    .getAllByRole('definition')
    .map((value) => [value.previousSibling!.textContent, value.textContent!.replaceAll('\u00a0', ' ')]);

test('what goes back is what the server says, the licence and the gift along with it', () => {
  render(<GoesBack entries={entries} preview={preview()} isUncertain={false} onRetry={vi.fn()} />);

  expect(lines()).toEqual([
    ['1 × Television', 'R 9 999.00'],
    ['1 × Cable (came with it)', 'R 0.00'],
    ['Delivery', 'R 50.00'],
    ['TV licence', 'R 265.00'],
  ]);
  expect(screen.getByRole('status').textContent).toContain('Goes back to you: R\u00a010\u00a0314.00');
});

test('a deal price that is kept is taken off, and nothing may be left to go back', () => {
  const third = [{ orderEntryNumber: 1, quantity: 1, totalPrice: price(66.67), isGift: false }];
  render(
    <GoesBack
      entries={entries}
      preview={preview({
        entries: third,
        deliveryCost: price(0),
        licenseFeeAmount: price(0),
        withheldAmount: price(66.67),
        refundAmount: price(0),
      })}
      isUncertain={false}
      onRetry={vi.fn()}
    />,
  );

  expect(lines().at(-1)).toEqual(['Less: gift or deal price you keep', '−R 66.67']);
  expect(screen.getByText(/Nothing goes back/)).toBeTruthy();
});

test('until the server has answered no sum is shown', () => {
  const { rerender } = render(<GoesBack entries={entries} isUncertain onRetry={vi.fn()} />);
  expect(screen.getByRole('status').textContent).toBe('Working out what goes back to you.');

  rerender(<GoesBack entries={entries} isUncertain={false} onRetry={vi.fn()} />);
  expect(screen.getByRole('status').textContent).toBe("You haven't chosen anything yet.");
});

test('what could not be worked out can be asked for once more, in place', () => {
  const retry = vi.fn();
  render(<GoesBack entries={entries} isUncertain problem={new Error('lost')} onRetry={retry} />);

  expect(screen.getByRole('alert').textContent).toContain('Something went wrong. Please try again.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

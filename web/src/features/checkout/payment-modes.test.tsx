import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Schema } from '@/shared/api/types';
import { instalmentsOf, PaymentModes } from './payment-modes';

afterEach(cleanup);

test('instalments add up to the cent', () => {
  const cents = (amount: number) => instalmentsOf(amount).map((each) => each.cents);
  expect(cents(1483.2)).toEqual([37080, 37080, 37080, 37080]);
  expect(cents(100.03)).toEqual([2503, 2500, 2500, 2500]);
  expect(instalmentsOf(100).map(({ weeks }) => weeks)).toEqual([0, 2, 4, 6]);
});

test('who chooses instalments sees what is due when, and nobody else', () => {
  const modes = [
    { code: 'card', name: 'Credit or debit card' },
    { code: 'instalments', name: 'Instalments', description: '25% now' },
  ] as Schema<'PaymentMode'>[];
  const shown = (chosen: 'card' | 'instalments') => (
    <PaymentModes modes={modes} amount={1000} chosen={chosen} onChoose={() => undefined} />
  );
  const { rerender } = render(shown('card'));
  expect(screen.queryByText('In 2 weeks')).toBeNull();
  rerender(shown('instalments'));
  for (const when of ['Today', 'In 2 weeks', 'In 4 weeks', 'In 6 weeks'])
    expect(screen.getByText(when).parentElement!.textContent).toContain('R\u00a0250.00');
});

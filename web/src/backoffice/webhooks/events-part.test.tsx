import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { EventsPart } from './events-part';

const events = [
  { type: 'order.placed', about: 'Somebody placed an order' },
  { type: 'order.paid', about: 'It is paid' },
  { type: 'stock.changed', about: 'Units of a product' },
];

function Form({ onWanted }: { onWanted: (wanted: string[]) => void }) {
  const [wanted, setWanted] = useState<string[]>([]);
  return (
    <EventsPart
      events={events}
      wanted={wanted}
      error={wanted.length === 0 ? 'Choose at least one event.' : undefined}
      onChange={(next) => {
        setWanted(next);
        onWanted(next);
      }}
    />
  );
}

test('a kind is chosen as a whole or event by event, and what is wrong is said', () => {
  let wanted: string[] = [];
  render(<Form onWanted={(next) => (wanted = next)} />);
  expect(screen.getByRole('alert').textContent).toContain('Choose at least one event.');
  const box = (name: RegExp) => screen.getByLabelText(name) as HTMLInputElement;

  fireEvent.click(box(/All of orders/));
  expect(wanted).toEqual(['order.*']);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(box(/order\.paid/).checked).toBe(true);

  fireEvent.click(box(/order\.paid/));
  expect(wanted).toEqual(['order.placed']);
  expect(box(/All of orders/).checked).toBe(false);

  fireEvent.click(box(/stock\.changed/));
  expect(wanted).toEqual(['order.placed', 'stock.changed']);
});

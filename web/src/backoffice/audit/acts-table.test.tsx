import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Acts } from './acts-table';

test('what a field was and is stands in the table, and why', () => {
  render(
    <Acts
      acts={[
        {
          number: 1,
          at: '2026-11-29T08:00:00+0000',
          by: 'Lerato',
          login: '3',
          act: 'setting.changed',
          about: 'vat_percent',
          fields: [{ field: 'value', before: ['15'], after: ['15.5'] }],
          why: 'The law',
        },
      ]}
    />,
  );
  expect(screen.getByText('15%').tagName).toBe('DEL');
  expect(screen.getByText('15.5%').tagName).toBe('INS');
  expect(screen.getByText('“The law”')).toBeTruthy();
  expect(screen.getAllByRole('cell')[3]!.textContent).toBe('VAT');
});

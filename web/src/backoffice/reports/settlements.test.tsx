import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Differences } from './settlements';

const rows = [{ row: 2, reference: 'P-7', kind: 'payment', outcome: 'otherAmount', order: '10004' }] as const;

test('a reference leads to its order for who may open orders, and is words for others', () => {
  const { rerender } = render(<Differences rows={rows} mayOrders />);
  expect(screen.getByRole('link', { name: 'P-7' }).getAttribute('href')).toBe('/backoffice/orders/10004');
  rerender(<Differences rows={rows} mayOrders={false} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('rowheader', { name: 'P-7' })).toBeTruthy();
});

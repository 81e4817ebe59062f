import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createCache } from '@/shared/api/query';
import type { OrderItem, Shipment } from './api';
import { OrderCard } from './order-card';

afterEach(cleanup);

const part = (status: string, statusDisplay: string, code: 'doorstep' | 'pickup' = 'doorstep') =>
  ({
    code: status,
    posName: 'G205',
    displayName: 'Midrand',
    tradingType: '00',
    status,
    statusDisplay,
    deliveryInfos: [{ code, isSelected: true, estimatedTimeMsg: `Promise of ${status}` }],
  }) as Shipment;

function card(shipments: Shipment[], more: Partial<OrderItem> = {}): HTMLElement {
  const order: OrderItem = {
    code: '4-1',
    status: 'OPEN',
    statusDisplay: 'Processing',
    paymentStatus: 'succeed',
    placed: '2026-06-10T08:00:00Z',
    total: { currencyIso: 'ZAR', value: 100 },
    shipmentEntries: { shipments },
    ...more,
  } as OrderItem;
  return render(
    <QueryClientProvider client={createCache()}>
      <OrderCard order={order} />
    </QueryClientProvider>,
  ).container;
}

const badge = (of: HTMLElement) => of.querySelector('[data-badge]')?.textContent;
const steps = (of: HTMLElement) => of.querySelectorAll('i[class]').length;
const heading = () => screen.getByRole('heading').textContent;
const track = () => screen.queryByRole('link', { name: 'Track order 4-1' });

test('an open order tells of the part that is furthest on its way, and how far that is', () => {
  const shown = card([
    part('DELIVERY_COMPLETED', 'Delivered'),
    part('PICKPACK', 'Packing'),
    part('SHIPPED', 'On its way'),
  ]);
  expect(badge(shown)).toBe('On its way');
  expect(heading()).toBe('Promise of SHIPPED');
  screen.getByText('Part 3 of 3');
  expect(steps(shown)).toBe(2);
  expect(track()?.getAttribute('href')).toBe('/orderdetails/4-1');
  expect(screen.queryByRole('link', { name: /^Order details/ })).toBeNull(); // one page, one way to it
});

test('what is ready to collect is reported with its store', () => {
  const shown = card([part('READY_FOR_PICKUP', 'Ready to collect', 'pickup')]);
  expect(badge(shown)).toBe('Ready to collect');
  expect(heading()).toBe('Ready to collect');
  screen.getByText('Midrand');
});

test('an order that is over has nothing to track', () => {
  const shown = card([part('DELIVERY_COMPLETED', 'Delivered')], {
    status: 'COMPLETED',
    statusDisplay: 'Completed',
  });
  expect(badge(shown)).toBe('Completed');
  expect(steps(shown)).toBe(0);
  expect(track()).toBeNull();
  expect(screen.getByRole('link', { name: 'Order details, order 4-1' }).getAttribute('href')).toBe(
    '/orderdetails/4-1',
  );
});

test('its pictures say what was bought, how many of each, and how many do not fit', () => {
  const entry = (n: number) => ({
    entryNumber: n,
    quantity: n + 1,
    product: {
      code: `P${n}`,
      name: `Product ${n}`,
      url: `/p/P${n}`,
      images: [{ imageType: 'PRIMARY', format: 'product', url: `/medias/${n}.svg` }],
    },
  });
  const shown = card([], { entries: [0, 1, 2, 3, 4, 5, 6].map(entry) as OrderItem['entries'] });
  expect(screen.getAllByRole('img').map((each) => each.getAttribute('alt'))).toEqual(
    [0, 1, 2, 3, 4].map((n) => `Product ${n}`),
  );
  const plates = shown.querySelectorAll('img');
  expect(plates[0]!.parentElement!.textContent).toBe(''); // one needs no number
  expect(plates[1]!.parentElement!.textContent).toBe('2');
  screen.getByText('+2');
});

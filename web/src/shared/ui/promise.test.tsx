import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PromiseLines } from './promise';

afterEach(cleanup);

const promised = {
  additionalAttributes: {
    estimatedDelivery: 'Delivered by Wed 25 Nov',
    deliveryDay: 'Wed 25 Nov',
    estimatedPickUpMsg: 'Collect tomorrow in Midrand',
    pickUpDay: 'tomorrow',
  },
  availableForPickup: true,
};

const lines = () => screen.getAllByRole('listitem');

test('a narrow card says the whole promise in fewer words, and it is heard as it is', () => {
  render(<PromiseLines product={promised} />);
  expect(lines().map(({ textContent }) => textContent)).toEqual([
    'Delivered by Wed 25 Nov',
    'Collect tomorrow in Midrand',
  ]);
  expect(lines().map((line) => line.querySelector('[data-narrow]')?.getAttribute('data-narrow'))).toEqual([
    'Arrives',
    undefined,
  ]);
});

test('a pre-order ships, on any card', () => {
  const additionalAttributes = {
    estimatedDelivery: 'Pre-order: ships Fri 11 Dec',
    deliveryDay: 'Fri 11 Dec',
  };
  render(<PromiseLines product={{ preOrder: true, additionalAttributes }} />);
  expect(lines()[0]!.textContent).toBe('Pre-order: ships Fri 11 Dec');
  expect(lines()[0]!.querySelector('[data-narrow]')).toBeNull();
});

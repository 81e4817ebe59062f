import type { Schema } from './api/types';

type Line = Pick<Schema<'OrderEntry'>, 'basePrice' | 'totalPrice' | 'quantity'>;

/** Rands of a line before promotions, which the sums below it take off by name: so what is listed adds up. */
export const lineAmount = ({ basePrice, totalPrice, quantity }: Line) =>
  basePrice ? (Math.round(basePrice.value * 100) * quantity) / 100 : totalPrice?.value;

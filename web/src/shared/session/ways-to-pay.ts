import { createContext, useContext } from 'react';
import type { Schema } from '@/shared/api/types';

export type WayToPay = Schema<'OfferedPaymentMode'>;

/** What every page must know of the shop. */
export const configPath = '/cms/appConfig';

/** The ways to pay this shop offers just now; none until it has said. */
export const WaysToPayContext = createContext<readonly WayToPay[]>([]);

export const useWaysToPay = () => useContext(WaysToPayContext);

export const instalmentCount = 4;

/** One of the instalments an amount can be paid in, in rand; nothing when they are not offered for it. */
export function instalmentOf(ways: readonly WayToPay[], amount: number | undefined): number | undefined {
  const offered = ways.find(({ code }) => code === 'instalments');
  if (!offered || amount === undefined) return undefined;
  const { minimumAmount, maximumAmount } = offered;
  if (amount < (minimumAmount?.value ?? 0.01) || amount > (maximumAmount?.value ?? Infinity))
    return undefined;
  return amount / instalmentCount;
}

export const useInstalment = (amount: number | undefined) => instalmentOf(useWaysToPay(), amount);

import { createContext, useContext } from 'react';
import { apiPath } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';

export type WayToPay = Schema<'OfferedPaymentMode'>;

/** What every page must know of the shop. */
export const configPath = apiPath('/cms/appConfig');

/** The ways to pay this shop offers just now; none until it has said. */
export const WaysToPayContext = createContext<readonly WayToPay[]>([]);

export const useWaysToPay = () => useContext(WaysToPayContext);

export const instalmentCount = 4;

/** One of the instalments an amount can be paid in, in rand; nothing where they are not shown for it. */
export function instalmentOf(ways: readonly WayToPay[], amount: number | undefined): number | undefined {
  const offered = ways.find(({ code }) => code === 'instalments');
  if (!offered || amount === undefined) return undefined;
  const { minimumAmount, maximumAmount, toldFrom } = offered;
  const least = Math.max(minimumAmount?.value ?? 0.01, toldFrom?.value ?? 0);
  if (amount < least || amount > (maximumAmount?.value ?? Infinity)) return undefined;
  return amount / instalmentCount;
}

export const useInstalment = (amount: number | undefined) => instalmentOf(useWaysToPay(), amount);

import { navigate } from 'wouter/use-browser-location';
import type { Schema } from '@/shared/api/types';
import { installed } from '@/shared/session/installed';
import { leaveToPay } from './leave-to-pay';

const transactionAddress = (order: string) => `/paymenttransaction/${encodeURIComponent(order)}`;

/** Pays an order: in the app by the screen PaymentTransaction, in a browser on the payment page itself. */
export function goToPay(order: string, payment: Schema<'PaymentInstruction'>): void {
  if (installed.get()) navigate(transactionAddress(order));
  else leaveToPay(payment);
}

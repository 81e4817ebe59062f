import type { Schema } from '@/shared/api/types';

type Order = Pick<Schema<'Order'>, 'deposit'>;

/** The balance may be paid now, or is being paid. */
export const balanceIsDue = ({ deposit }: Order) => deposit?.state === 'due' || deposit?.state === 'paying';

/** The deposit is paid and the balance is not: only the deposit can go back, and only all of it. */
export const owesBalance = (order: Order) => order.deposit?.state === 'paid' || balanceIsDue(order);

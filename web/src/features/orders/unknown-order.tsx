import { ApiError } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { ButtonLink } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';

export const isUnknownOrder = (problem: unknown): boolean =>
  problem instanceof ApiError && problem.has('UnknownIdentifierError');

/** No order of the shopper's has this code: trying again would not help, their orders do. */
export const UnknownOrder = ({ level }: { level?: 1 | 2 }) => (
  <Empty
    drawing="orders"
    level={level}
    title={text('order.unknown')}
    action={<ButtonLink href="/orderhistory/neworders">{text('order.viewOrders')}</ButtonLink>}
  />
);

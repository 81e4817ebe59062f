import { ApiError } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { ButtonLink } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';

export const isUnknownReturn = (problem: unknown): boolean =>
  problem instanceof ApiError && problem.status === 404;

/** Not the shopper's, or not there. */
export const UnknownReturn = ({ title }: { title: string }) => (
  <Empty
    drawing="404"
    level={2}
    title={title}
    action={<ButtonLink href="/account/returns">{text('return.seeReturns')}</ButtonLink>}
  />
);

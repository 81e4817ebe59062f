import { AccountFrame } from '@/features/account/account-frame';
import { useTicket } from '@/features/tickets/api';
import { Conversation } from '@/features/tickets/conversation';
import { ApiError } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { Link, useParams } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { ButtonLink } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';

/** Screen WriteToUsDetails: account/writetous/{id}, logged-in only. */
export function Component() {
  const { id = '' } = useParams();
  const ticket = useTicket(id);
  const isUnknown = ticket.error instanceof ApiError && ticket.error.status === 404;
  return (
    <AccountFrame title={ticket.data?.subject ?? text('page.writeToUsDetails.title', { id })}>
      {isUnknown ? (
        <Empty
          drawing="no-results"
          level={2}
          title={text('ticket.unknownTitle')}
          action={<ButtonLink href="/account/writetous">{text('ticket.list')}</ButtonLink>}
        />
      ) : (
        <RetryWrapper query={ticket}>{(found) => <Conversation ticket={found} />}</RetryWrapper>
      )}
      <p>
        <Link href="/account/writetous">{text('ticket.list')}</Link>
      </p>
    </AccountFrame>
  );
}

export const head: ScreenModule['head'] = ({ params }) => ({
  title: text('page.writeToUsDetails.title', { id: params.id ?? '' }),
  description: text('page.writeToUsDetails.description'),
  robots: 'noindex,follow',
});

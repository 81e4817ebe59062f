import { AccountFrame } from '@/features/account/account-frame';
import { DocumentButton } from '@/features/orders/document-button';
import { useReturn } from '@/features/returns/api';
import { ReturnStatus } from '@/features/returns/return-status';
import { isUnknownReturn, UnknownReturn } from '@/features/returns/unknown-return';
import { directionsTo } from '@/features/stores/rules';
import { text } from '@/shared/i18n/text';
import { Link, useParams } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';

/** Screen ReturnStatus: return/{returnId}, logged-in only. */
export function Component() {
  const { returnId = '' } = useParams();
  const found = useReturn(returnId);
  return (
    <AccountFrame title={found.data?.statusDisplay ?? text('return.code', { code: returnId })}>
      {isUnknownReturn(found.error) ? (
        <UnknownReturn title={text('return.unknown')} />
      ) : (
        <RetryWrapper query={found}>
          {(request) => (
            <ReturnStatus
              found={request}
              directions={directionsTo}
              creditNote={(number) => (
                <DocumentButton
                  number={number}
                  kind="secondary"
                  label={text('order.creditNote', { number })}
                />
              )}
            />
          )}
        </RetryWrapper>
      )}
      <p>
        <Link href="/account/returns">{text('return.seeReturns')}</Link>
      </p>
    </AccountFrame>
  );
}

export const head: ScreenModule['head'] = ({ params }) => ({
  title: text('page.returnStatus.title', { code: params.returnId ?? '' }),
  description: text('page.returnStatus.description'),
  robots: 'noindex,follow',
});

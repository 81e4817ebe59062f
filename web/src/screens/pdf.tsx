import { AccountFrame } from '@/features/account/account-frame';
import { DocumentButton } from '@/features/orders/document-button';
import { text } from '@/shared/i18n/text';
import { Link, useParams } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';

/** Screen Pdf: pdf/{code}, logged-in only: an invoice or credit note by its number, saved at once. */
export function Component() {
  const { code = '' } = useParams();
  return (
    <AccountFrame title={text('order.document', { number: code })}>
      <div className="panel pad stack">
        <p>{text('order.documentLead')}</p>
        <p>
          <DocumentButton
            key={code}
            number={code}
            kind="secondary"
            label={text('order.documentAgain')}
            atOnce
          />
        </p>
        <p>
          <Link href="/orderhistory/neworders">{text('account.orders')}</Link>
        </p>
      </div>
    </AccountFrame>
  );
}

export const head: ScreenModule['head'] = ({ params }) => ({
  title: text('order.document', { number: params.code ?? '' }),
  description: text('order.documentLead'),
  robots: 'noindex,follow',
});

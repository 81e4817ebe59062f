import { AccountFrame } from '@/features/account/account-frame';
import { DocumentButton } from '@/features/orders/document-button';
import { ReturnList } from '@/features/returns/return-list';
import { text } from '@/shared/i18n/text';
import type { ScreenModule } from '@/shared/screen';
import { ButtonLink } from '@/shared/ui/button';

/** A customer's returns: account/returns, logged-in only. */
export function Component() {
  return (
    <AccountFrame
      title={text('page.returns.title')}
      actions={
        <ButtonLink kind="secondary" href="/orderhistory/neworders">
          {text('return.somethingElse')}
        </ButtonLink>
      }
    >
      <p className="muted">{text('return.listLead')}</p>
      <ReturnList
        creditNote={(number) => (
          <DocumentButton number={number} label={text('order.creditNote', { number })} />
        )}
      />
    </AccountFrame>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.returns.title'),
  description: text('page.returns.description'),
  robots: 'noindex,follow',
});

import { AccountFrame } from '@/features/account/account-frame';
import { TicketForm } from '@/features/tickets/ticket-form';
import { TicketList } from '@/features/tickets/ticket-list';
import { text } from '@/shared/i18n/text';
import { Link, useSearchParams } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { ButtonLink } from '@/shared/ui/button';
import { lazyPart } from '@/shared/ui/lazy-part';

const HelpSuggestions = lazyPart(() => import('@/features/content/help-suggestions'));

/** Screen WriteToUs: account/writetous, logged-in only: what was written; with `new` (or `order` and `return`) the form, `about=data` for an objection. */
export function Component() {
  const [search] = useSearchParams();
  const order = search.get('order') ?? '';
  const about = search.get('return') ?? undefined;
  const isObjection = search.get('about') === 'data';
  if (order || search.has('new'))
    return (
      <AccountFrame title={text('ticket.new')}>
        <p className="muted">{text('ticket.lead')}</p>
        <TicketForm
          order={order}
          about={about}
          isObjection={isObjection}
          suggestions={(typed) => typed.trim() && <HelpSuggestions typed={typed} />}
        />
        <p>
          <Link href="/account/writetous">{text('ticket.list')}</Link>
        </p>
      </AccountFrame>
    );
  return (
    <AccountFrame
      title={text('ticket.list')}
      actions={<ButtonLink href="/account/writetous?new=1">{text('ticket.new')}</ButtonLink>}
    >
      <TicketList />
    </AccountFrame>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.writeToUs.title'),
  description: text('page.writeToUs.description'),
  robots: 'noindex,follow',
});

import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { DetailsRow } from './details-row';
import { SectionHead } from './section-head';

type Retention = Schema<'DataRetention'>;
type Kind = Retention['periods'][number]['kind'];

const daysOfAYear = 365.25;

/** Whole years in years, with the day that leap years add or leave out; all else in days. */
export function periodOf(days: number): string {
  const years = Math.round(days / daysOfAYear);
  if (years === 0 || Math.abs(days - years * daysOfAYear) > 1)
    return days === 1 ? text('privacy.day') : text('privacy.days', { days });
  return years === 1 ? text('privacy.year') : text('privacy.years', { years });
}

/** What the shop keeps, why, and for how long by its own configuration (POPIA s 14). */
export function KeptSection({ retention }: { retention: Retention }) {
  const period = (kind: Kind) => periodOf(retention.periods.find((each) => each.kind === kind)?.days ?? 0);
  return (
    <section className="panel" aria-labelledby="kept">
      <SectionHead id="kept" title={text('privacy.keeping')} />
      <dl>
        <DetailsRow name={text('privacy.keptOrders')} value={text('privacy.keptOrdersText')} />
        <DetailsRow
          name={text('privacy.keptInvoices')}
          value={text('privacy.keptInvoicesText', { period: period('invoices') })}
        />
        <DetailsRow
          name={text('account.addresses')}
          value={text('privacy.keptAddressesText')}
          action={<Link href="/account/addresses">{text('account.addresses')}</Link>}
        />
        <DetailsRow
          name={text('privacy.keptLicences')}
          value={text('privacy.keptLicencesText', { period: period('televisions') })}
        />
        <DetailsRow
          name={text('privacy.keptCarts')}
          value={text('privacy.keptCartsText', { period: period('carts'), saved: period('savedCarts') })}
        />
        <DetailsRow
          name={text('privacy.keptTickets')}
          value={text('privacy.keptTicketsText', {
            period: period('tickets'),
            files: period('attachments'),
          })}
        />
        <DetailsRow
          name={text('privacy.keptMessages')}
          value={text('privacy.keptMessagesText', { period: period('messages') })}
        />
        <DetailsRow
          name={text('privacy.keptVisits')}
          value={text('privacy.keptVisitsText', { period: period('pageEvents') })}
        />
      </dl>
    </section>
  );
}

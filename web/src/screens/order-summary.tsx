import { NoCart } from '@/features/cart/no-cart';
import { useSummary, type Checkout } from '@/features/checkout/api';
import { ColumnsSkeleton } from '@/features/checkout/columns-skeleton';
import { ConfirmedPart } from '@/features/checkout/confirmed-part';
import layout from '@/features/checkout/layout.module.css';
import { Onward } from '@/features/checkout/onward';
import { addressTitle, keyOf, someGone, wayOf } from '@/features/checkout/rules';
import { Steps } from '@/features/checkout/steps';
import { InvoicedTo } from '@/features/addresses/invoiced-to';
import { oneLine } from '@/features/addresses/rules';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { ButtonLink } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import { Totals } from '@/shared/ui/totals';
import { PageLink } from '@/shared/ui/page-link';

/** Screen OrderSummary: everything once more, each part with a way to change it, before paying (ECT Act s 43). */
export function Component() {
  const summary = useSummary();
  if (summary.hasNoCart) return <NoCart inCheckout elsewhere={summary.wasThere} />;
  return (
    <>
      <Steps current={2} />
      <RetryWrapper query={summary} title={text('checkout.summaryTitle')} skeleton={<ColumnsSkeleton />}>
        {(found) => <Review summary={found} />}
      </RetryWrapper>
    </>
  );
}

function Review({ summary }: { summary: Checkout }) {
  const shipments = summary.shipmentEntries?.shipments ?? [];
  const address = summary.deliveryAddress;
  const addressed = addressTitle(shipments.map((shipment) => wayOf(shipment)?.code));
  const ready = summary.responseStatus && summary.isConfirmed !== false;
  return (
    <div className={`wrap ${layout.columns}`}>
      <div className={layout.main}>
        <h1>{text('checkout.summaryTitle')}</h1>
        {!ready && (
          <Note kind="bad" live>
            {summary.errorMsg ?? text('checkout.notConfirmed')}{' '}
            {someGone(shipments) ? (
              <Link href="/cart">{text('summary.changeItems')}</Link>
            ) : (
              <Link href="/checkout">{text('summary.change')}</Link>
            )}
          </Note>
        )}
        {address && <Address address={address} title={addressed} />}
        {shipments.map((shipment, n) => (
          <ConfirmedPart
            key={keyOf(shipment)}
            shipment={shipment}
            part={n + 1}
            parts={shipments.length}
            summary={summary}
          />
        ))}
        <div className="row between">
          <Link href="/cart">{text('summary.changeItems')}</Link>
        </div>
      </div>
      <aside className={`panel pad ${layout.side}`} aria-label={text('cart.total')}>
        <h2>{text('cart.total')}</h2>
        <Totals sums={summary} />
        <p className="tiny muted">{text('checkout.fullPrice')}</p>
        {ready && (
          <Onward total={summary.totalPriceWithTax}>
            <ButtonLink wide size="big" href="/payment">
              {text('summary.goOn')}
            </ButtonLink>
          </Onward>
        )}
        <p className="tiny muted">
          {text('summary.terms')} <PageLink href="/s/terms">{text('account.readTerms')}</PageLink>
        </p>
      </aside>
    </div>
  );
}

type AddressProps = { address: NonNullable<Checkout['deliveryAddress']>; title: string };

const Address = ({ address, title }: AddressProps) => (
  <section className="panel pad stack" aria-label={title}>
    <div className="row between">
      <h2>{title}</h2>
      <Link
        href={
          address.isInvalidAddress
            ? `/account/address/useAddress/${address.id ?? ''}?route=%2Fcheckout`
            : '/cart'
        }
        aria-label={`${text('summary.change')}: ${title}`}
      >
        {text('summary.change')}
      </Link>
    </div>
    <p>
      <b>
        {address.firstName} {address.lastName}
      </b>
      <br />
      {oneLine(address)}
    </p>
    <InvoicedTo address={address} />
  </section>
);

export const head: ScreenModule['head'] = () => ({
  title: text('page.orderSummary.title'),
  description: text('page.orderSummary.description'),
  robots: 'noindex,follow',
});

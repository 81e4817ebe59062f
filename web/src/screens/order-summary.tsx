import { useSummary, type Checkout, type Shipment } from '@/features/checkout/api';
import { EntryList } from '@/features/checkout/entry-list';
import { ColumnsSkeleton } from '@/features/checkout/columns-skeleton';
import layout from '@/features/checkout/layout.module.css';
import { addressTitle, keyOf, someGone, wayOf } from '@/features/checkout/rules';
import { Steps } from '@/features/checkout/steps';
import { InvoicedTo } from '@/features/addresses/invoiced-to';
import { oneLine } from '@/features/addresses/rules';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { ButtonLink } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import { Totals } from '@/shared/ui/totals';

/** Screen OrderSummary: everything once more, each part with a way to change it, before paying (ECT Act s 43). */
export function Component() {
  const summary = useSummary();
  if (summary.error?.has('CartError'))
    return (
      <Empty
        drawing="cart"
        title={text('cart.empty')}
        action={<ButtonLink href="/">{text('cart.startShopping')}</ButtonLink>}
      />
    );
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
        {address && (
          <section className="panel pad stack" aria-label={addressed}>
            <div className="row between">
              <h2>{addressed}</h2>
              <Link
                href={
                  address.isInvalidAddress
                    ? `/account/address/useAddress/${address.id ?? ''}?route=%2Fcheckout`
                    : '/cart'
                }
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
        )}
        {shipments.map((shipment, n) => (
          <Part
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
          <ButtonLink wide size="big" href="/payment">
            {text('summary.goOn')}
          </ButtonLink>
        )}
        <p className="tiny muted">
          {text('summary.terms')} <Link href="/s/terms">{text('account.readTerms')}</Link>
        </p>
      </aside>
    </div>
  );
}

interface PartProps {
  shipment: Shipment;
  part: number;
  parts: number;
  summary: Checkout;
}

function Part({ shipment, part, parts, summary }: PartProps) {
  const chosen = wayOf(shipment);
  const pickup = chosen?.code === 'pickup';
  return (
    <section className="panel pad stack" aria-label={text('checkout.part', { part, count: parts })}>
      <div className="row between">
        <div>
          {parts > 1 && <p className="tiny strong">{text('checkout.part', { part, count: parts })}</p>}
          <h2>{chosen?.name ?? (pickup ? text('checkout.pickup') : text('checkout.doorstep'))}</h2>
        </div>
        <Link href="/checkout">{text('summary.change')}</Link>
      </div>
      <p className="row small">
        <Icon name={pickup ? 'store' : 'truck'} size="s" />
        <span>
          {[
            pickup ? (shipment.deliveryPointOfService?.displayName ?? shipment.displayName) : undefined,
            chosen?.estimatedTimeMsg,
          ]
            .filter(Boolean)
            .join('. ')}
        </span>
      </p>
      {pickup && summary.recepientDetail?.name && (
        <p className="small muted">{text('summary.collectedBy', { name: summary.recepientDetail.name })}</p>
      )}
      <EntryList entries={shipment.entries ?? []} />
    </section>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.orderSummary.title'),
  description: text('page.orderSummary.description'),
  robots: 'noindex,follow',
});

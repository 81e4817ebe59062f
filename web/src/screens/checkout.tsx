import { lazy, Suspense, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useCheckout, useCheckoutChanges, type Checkout, type Shipment } from '@/features/checkout/api';
import { Collector, collectorField, type Recipient } from '@/features/checkout/collector';
import { AgeCheck, errorsOfAge, type Age, type AgeErrors } from '@/features/checkout/age-check';
import { EntryList } from '@/features/checkout/entry-list';
import { ColumnsSkeleton } from '@/features/checkout/columns-skeleton';
import layout from '@/features/checkout/layout.module.css';
import {
  addressTitle,
  choicesFor,
  deliveryPaidWith,
  keyOf,
  moved,
  someGone,
  sumsFor,
  type Choices,
} from '@/features/checkout/rules';
import { ShipmentPanel } from '@/features/checkout/shipment-panel';
import { Steps } from '@/features/checkout/steps';
import { InvoicedTo } from '@/features/addresses/invoiced-to';
import { oneLine } from '@/features/addresses/rules';
import { ofEntries } from '@/shared/analytics/rules';
import { track } from '@/shared/analytics/track';
import { useTrack } from '@/shared/analytics/use-track';
import { ApiError, messageOf } from '@/shared/api/errors';
import { refresh } from '@/shared/api/query';
import { text } from '@/shared/i18n/text';
import { Link, useNavigate } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import { picture } from '@/shared/ui/picture';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import { toast } from '@/shared/ui/toast';
import { Totals } from '@/shared/ui/totals';
import { joined, messagesFor } from '@/shared/validation/field';

const StorePicker = lazy(() => import('@/features/checkout/store-picker'));
// The map's library touches the window as it loads, so the server's build has none.
const StoreMap = import.meta.env.SSR ? () => null : lazy(() => import('@/features/stores/store-map'));

/** Screen Checkout: logged-in only; how to get every part of the order. */
export function Component() {
  const checkout = useCheckout();
  if (checkout.error?.has('CartError'))
    return (
      <Empty
        drawing="cart"
        title={text('cart.empty')}
        action={<ButtonLink href="/">{text('cart.startShopping')}</ButtonLink>}
      />
    );
  return (
    <>
      <Steps current={1} />
      <RetryWrapper query={checkout} title={text('checkout.title')} skeleton={<ColumnsSkeleton />}>
        {(found) =>
          found.deliveryAddress ? <Parts checkout={found} /> : <AddressNeeded message={found.errorMsg} />
        }
      </RetryWrapper>
    </>
  );
}

const AddressNeeded = ({ message }: { message?: string }) => (
  <Empty
    drawing="orders"
    title={message ?? text('checkout.addressNeeded')}
    action={
      <ButtonLink href="/account/address/useAddress?route=%2Fcheckout">{text('address.addNew')}</ButtonLink>
    }
  >
    {text('checkout.addressWhy')}
  </Empty>
);

function Parts({ checkout }: { checkout: Checkout }) {
  const navigate = useNavigate();
  const { confirm, changeStore } = useCheckoutChanges();
  const cache = useQueryClient();
  const entries = checkout.shipmentEntries?.shipments.flatMap((shipment) => shipment.entries ?? []);
  useTrack('begin_checkout', checkout.code, () => ofEntries(entries as Parameters<typeof ofEntries>[0]));
  const [picked, setPicked] = useState<Choices>({});
  const [storeFor, setStoreFor] = useState<Shipment>();
  const [who, setWho] = useState<'self' | 'someoneElse'>(checkout.recepientDetail ? 'someoneElse' : 'self');
  const [recipient, setRecipient] = useState<Recipient>({
    name: checkout.recepientDetail?.name ?? '',
    uid: checkout.recepientDetail?.uid ?? '',
  });
  const [errors, setErrors] = useState<Partial<Record<keyof Recipient, string>>>({});
  const [problem, setProblem] = useState(checkout.responseStatus ? '' : (checkout.errorMsg ?? ''));
  const [busy, setBusy] = useState(false);
  const [age, setAge] = useState<Age>({ idNumber: '' });
  const [ageErrors, setAgeErrors] = useState<AgeErrors>({});
  const asksAge = checkout.ageCheck?.isRequired && !checkout.ageCheck.isConfirmed;

  const shipments = checkout.shipmentEntries?.shipments ?? [];
  const choices = choicesFor(shipments, picked);
  const { sums, isFull } = sumsFor(checkout, choices);
  const paidWith = deliveryPaidWith(shipments, choices);
  const collects = Object.values(choices).includes('pickup');
  const complete = shipments.length > 0 && shipments.every((shipment) => choices[keyOf(shipment)]);

  const goOn = async () => {
    const wrong =
      collects && who === 'someoneElse'
        ? {
            name: joined(messagesFor('name', recipient.name)),
            uid: recipient.uid
              ? joined(messagesFor('cellphone', recipient.uid))
              : text('validation.phone.mandatory'),
          }
        : {};
    setErrors(wrong);
    if (wrong.name || wrong.uid) {
      document.getElementById(wrong.name ? collectorField.name : collectorField.uid)?.focus();
      return;
    }
    const tooYoung = asksAge ? errorsOfAge(age) : {};
    setAgeErrors(tooYoung);
    if (tooYoung.number || tooYoung.confirmed) {
      document.getElementById(tooYoung.number ? 'age-number' : 'age-confirmed')?.focus();
      return;
    }
    setBusy(true);
    setProblem('');
    try {
      await confirm({
        shipments: shipments.map(({ posName, tradingType, ...rest }) => ({
          posName,
          tradingType,
          code: choices[keyOf({ posName, tradingType, ...rest })] as 'doorstep' | 'pickup' | 'online_only',
        })),
        ...(collects && who === 'someoneElse' && { recepientDetail: recipient }),
        ...(asksAge && { ageDeclaration: age }),
      });
      track(
        'add_shipping_info',
        ofEntries(entries as Parameters<typeof ofEntries>[0], {
          shipping_tier: Object.values(choices).join(','),
        }),
      );
      navigate('/ordersummary');
    } catch (failure) {
      setProblem(messageOf(failure));
      setBusy(false);
      // What is chosen stays; stock, ways and address are shown as they are now.
      if (failure instanceof ApiError) void refresh(cache, '/checkout');
    }
  };

  const move = async (shipment: Shipment, toPos: string) => {
    setStoreFor(undefined);
    try {
      await changeStore(toPos, shipment.posName, shipment.tradingType);
      setPicked(moved(choices, shipment, toPos));
      toast.info(text('checkout.storeChanged'));
    } catch (failure) {
      toast.error(messageOf(failure));
    }
  };

  return (
    <div className={`wrap ${layout.columns}`}>
      <div className={layout.main}>
        <h1>{text('checkout.title')}</h1>
        {shipments.length > 1 && (
          <p className="muted">{text('checkout.inParts', { count: shipments.length })}</p>
        )}
        {problem && (
          <Note kind="bad" live>
            {problem} {someGone(shipments) && <Link href="/cart">{text('summary.changeItems')}</Link>}{' '}
            {checkout.tvLicence && !checkout.tvLicence.isAdded && (
              <Link href="/cart">{text('tvLicence.add')}</Link>
            )}
          </Note>
        )}
        {checkout.deliveryAddress && (
          <section className="panel pad row" aria-label={addressTitle(Object.values(choices))}>
            <Icon name="pin" />
            <div>
              <b>
                {checkout.deliveryAddress.firstName} {checkout.deliveryAddress.lastName}
              </b>
              <p className="small muted">{oneLine(checkout.deliveryAddress)}</p>
              {checkout.deliveryAddress.isInvalidAddress && (
                <Link
                  className="small"
                  href={`/account/address/useAddress/${checkout.deliveryAddress.id ?? ''}?route=%2Fcheckout`}
                >
                  {text('address.correct')}
                </Link>
              )}
              {!checkout.deliveryAddress.isInvalidAddress && (
                <p className={`tiny ${layout.fixed}`}>
                  {text('checkout.addressFixed')} <Link href="/cart">{text('checkout.back')}</Link>
                </p>
              )}
              <InvoicedTo address={checkout.deliveryAddress} />
              {!checkout.deliveryAddress.vatNumber && (
                <Link
                  className="small"
                  href={`/account/address/useAddress/${checkout.deliveryAddress.id ?? ''}?route=%2Fcheckout`}
                >
                  {text('checkout.forBusiness')}
                </Link>
              )}
            </div>
          </section>
        )}
        {shipments.map((shipment, n) => (
          <ShipmentPanel
            key={keyOf(shipment)}
            shipment={shipment}
            part={n + 1}
            parts={shipments.length}
            chosen={choices[keyOf(shipment)]}
            onChoose={(code) => setPicked({ ...choices, [keyOf(shipment)]: code })}
            onChangeStore={() => setStoreFor(shipment)}
            paidWith={paidWith === n + 1 ? undefined : paidWith}
            pictures={(shipment.entries ?? []).map(({ product }) => picture(product))}
          />
        ))}
        {collects && (
          <Collector
            who={who}
            recipient={recipient}
            errors={errors}
            onWho={setWho}
            onRecipient={setRecipient}
          />
        )}
        {asksAge && (
          <AgeCheck
            age={age}
            errors={ageErrors}
            onAge={(changed) => {
              setAge(changed);
              setAgeErrors({});
            }}
          />
        )}
        <div className={layout.onward}>
          <Link href="/cart">{text('checkout.back')}</Link>
          <Button size="big" busy={busy} disabled={!complete} onClick={() => void goOn()}>
            {text('checkout.goOn')}
          </Button>
        </div>
      </div>
      <aside className={`panel pad ${layout.side}`} aria-label={text('checkout.yourOrder')}>
        <h2>{text('checkout.yourOrder')}</h2>
        <EntryList entries={checkout.entries ?? shipments.flatMap(({ entries }) => entries ?? [])} />
        <Totals sums={sums} />
        <p className="tiny muted">{isFull ? text('checkout.fullPrice') : text('checkout.sumsFollow')}</p>
      </aside>
      <Suspense>
        {storeFor && (
          <StorePicker
            shipment={storeFor}
            onClose={() => setStoreFor(undefined)}
            onChoose={(pos) => void move(storeFor, pos)}
            map={(stores, pointedAt, point) => (
              <StoreMap stores={stores} selected={pointedAt} onSelect={point} />
            )}
          />
        )}
      </Suspense>
    </div>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.checkout.title'),
  description: text('page.checkout.description'),
  robots: 'noindex,follow',
});

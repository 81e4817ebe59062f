import { Suspense } from 'react';
import { NoCart } from '@/features/cart/no-cart';
import { AddressNeeded } from '@/features/checkout/address-needed';
import { AddressLinks } from '@/features/checkout/address-links';
import { AgeCheck } from '@/features/checkout/age-check';
import { useCheckout, type Checkout } from '@/features/checkout/api';
import { Collector } from '@/features/checkout/collector';
import { ColumnsSkeleton } from '@/features/checkout/columns-skeleton';
import { EntryList } from '@/features/checkout/entry-list';
import layout from '@/features/checkout/layout.module.css';
import { Onward } from '@/features/checkout/onward';
import { Problem } from '@/features/checkout/problem';
import { addressTitle, sumsShown } from '@/features/checkout/rules';
import { ShipmentPanels } from '@/features/checkout/shipment-panels';
import { Steps } from '@/features/checkout/steps';
import { SumsPanel } from '@/features/checkout/sums-panel';
import { useAgeDeclaration } from '@/features/checkout/use-age-declaration';
import { useCollector } from '@/features/checkout/use-collector';
import { useConfirmCheckout } from '@/features/checkout/use-confirm-checkout';
import { useDeliveryChoice } from '@/features/checkout/use-delivery-choice';
import { useStoreChange } from '@/features/checkout/use-store-change';
import { StoreDoor } from '@/features/stores/store-door';
import { AddressPanel } from '@/features/addresses/address-panel';
import { checkoutType } from '@/shared/analytics/checkout-type';
import { ofEntries } from '@/shared/analytics/rules';
import { track } from '@/shared/analytics/track';
import { useTrack } from '@/shared/analytics/use-track';
import { text } from '@/shared/i18n/text';
import { Link, useNavigate } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { useCart } from '@/shared/session/cart-code';
import { Button } from '@/shared/ui/button';
import { lazyPart } from '@/shared/ui/lazy-part';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';

const StorePicker = lazyPart(() => import('@/features/checkout/store-picker'));
// The map's library touches the window as it loads, so the server's build has none.
const StoreMap = import.meta.env.SSR ? () => null : lazyPart(() => import('@/features/stores/store-map'));

/** Screen Checkout: logged-in only; how to get every part of the order. */
export function Component() {
  const checkout = useCheckout();
  const cart = useCart().query.data ?? undefined;
  if (checkout.hasNoCart) return <NoCart inCheckout elsewhere={checkout.wasThere} />;
  return (
    <>
      <Steps current={1} />
      <RetryWrapper query={checkout} title={text('checkout.title')} skeleton={<ColumnsSkeleton />}>
        {(found) =>
          found.deliveryAddress ? (
            <Delivery checkout={found} />
          ) : (
            <AddressNeeded message={found.errorMsg} cart={cart} />
          )
        }
      </RetryWrapper>
    </>
  );
}

const trackedEntries = (checkout: Checkout) => {
  const entries = checkout.shipmentEntries?.shipments.flatMap((shipment) => shipment.entries ?? []);
  return entries as Parameters<typeof ofEntries>[0];
};

function Delivery({ checkout }: { checkout: Checkout }) {
  const navigate = useNavigate();
  useTrack('begin_checkout', checkout.code, () =>
    ofEntries(trackedEntries(checkout), { checkout_type: checkoutType() }),
  );
  const delivery = useDeliveryChoice(checkout);
  const collector = useCollector(checkout, delivery.collects);
  const age = useAgeDeclaration(checkout);
  const otherStore = useStoreChange(delivery);
  const { isBusy, problem, goOn } = useConfirmCheckout(checkout, { delivery, collector, age }, () => {
    const ways = Object.values(delivery.choices).join(',');
    track('add_shipping_info', ofEntries(trackedEntries(checkout), { shipping_tier: ways }));
    navigate('/ordersummary');
  });
  const { shipments } = delivery;
  return (
    <div className={`wrap ${layout.columns}`}>
      <div className={layout.main}>
        <h1>{text('checkout.title')}</h1>
        {shipments.length > 1 && (
          <p className="muted">{text('checkout.inParts', { count: shipments.length })}</p>
        )}
        {problem && <Problem problem={problem} checkout={checkout} />}
        {checkout.deliveryAddress && (
          <AddressPanel
            title={addressTitle(Object.values(delivery.choices))}
            address={checkout.deliveryAddress}
          >
            <AddressLinks address={checkout.deliveryAddress} />
          </AddressPanel>
        )}
        <ShipmentPanels
          delivery={delivery}
          onChangeStore={otherStore.open}
          aboutStore={(posName) => <StoreDoor name={posName} />}
        />
        {delivery.collects && <Collector collector={collector} />}
        {age.isAsked && <AgeCheck declaration={age} />}
        <div className={layout.onward}>
          <Link href="/cart">{text('checkout.back')}</Link>
          <Onward
            total={sumsShown(checkout, delivery).sums.totalPriceWithTax}
            isStale={delivery.isBeingSummed}
          >
            <Button size="big" busy={isBusy} disabled={!delivery.isComplete} onClick={goOn}>
              {text('checkout.goOn')}
            </Button>
          </Onward>
        </div>
      </div>
      <SumsPanel
        title={text('checkout.yourOrder')}
        checkout={checkout}
        delivery={delivery}
        top={<EntryList entries={checkout.entries ?? shipments.flatMap(({ entries }) => entries ?? [])} />}
      />
      <OtherStore change={otherStore} />
    </div>
  );
}

/** The stores that could hand a part over, as a list and on a map. */
function OtherStore({ change: { shipment, close, change } }: { change: ReturnType<typeof useStoreChange> }) {
  return (
    <Suspense>
      {shipment && (
        <StorePicker
          shipment={shipment}
          onClose={close}
          onChoose={(posName) => change(shipment, posName)}
          map={(stores, pointedAt, point) => (
            <StoreMap stores={stores} selected={pointedAt} onChoose={point} />
          )}
        />
      )}
    </Suspense>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.checkout.title'),
  description: text('page.checkout.description'),
  robots: 'noindex,follow',
});

import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { AgeCheck, errorsOfAge, type Age, type AgeErrors } from '@/features/checkout/age-check';
import { lacksLicence, TvLicence } from '@/features/cart/tv-licence';
import { useCheckout, useCheckoutChanges, type Checkout } from '@/features/checkout/api';
import { EntryList } from '@/features/checkout/entry-list';
import { ColumnsSkeleton } from '@/features/checkout/columns-skeleton';
import layout from '@/features/checkout/layout.module.css';
import { choicesFor, keyOf, sumsFor, type Choices } from '@/features/checkout/rules';
import { ShipmentPanel } from '@/features/checkout/shipment-panel';
import { InvoicedTo } from '@/features/addresses/invoiced-to';
import { ChangePlace } from '@/features/location/change-place';
import { oneLine } from '@/features/addresses/rules';
import { api } from '@/shared/api/client';
import { ApiError, messageOf } from '@/shared/api/errors';
import { refresh } from '@/shared/api/query';
import type { Cart } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link, useNavigate, useParams } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import { picture } from '@/shared/ui/picture';
import { Quantity } from '@/shared/ui/quantity';
import { RetryNote } from '@/shared/ui/retry-note';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import { Totals } from '@/shared/ui/totals';

/** The pre-order cart with this product alone; without a quantity as many as there were, or one. */
const preOrder = (productCode: string, quantity?: number) =>
  api.put<Cart>('/users/current/carts/addtocart?isPreOrderCart=true&calculationRequired=true&fields=FULL', {
    productCode,
    quantity,
    entryNumber: 0,
  });

/** Screen PreOrderCheckOut: one product that is not released yet, from quantity to payment on one page. */
export function Component() {
  const { productCode = '' } = useParams();
  const [cart, setCart] = useState<Cart>();
  const [problem, setProblem] = useState<unknown>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    preOrder(productCode).then(setCart, setProblem);
  }, [productCode, tries]);
  if (problem)
    return (
      <div className={`wrap ${layout.main}`}>
        <h1>{text('preOrder.title')}</h1>
        {problem instanceof ApiError && problem.isRefusal ? (
          <Note kind="bad" live>
            {messageOf(problem)}
          </Note>
        ) : (
          <RetryNote
            problem={problem}
            onRetry={() => {
              setProblem(undefined);
              setTries(tries + 1);
            }}
          />
        )}
        <ButtonLink kind="secondary" href={`/p/${encodeURIComponent(productCode)}`}>
          {text('preOrder.toProduct')}
        </ButtonLink>
      </div>
    );
  return cart ? <Filled cart={cart} productCode={productCode} onCart={setCart} /> : <ColumnsSkeleton />;
}

interface FilledProps {
  cart: Cart;
  productCode: string;
  onCart: (cart: Cart) => void;
}

function Filled({ cart, productCode, onCart }: FilledProps) {
  const checkout = useCheckout(cart.code);
  return (
    <RetryWrapper query={checkout} title={text('preOrder.title')} skeleton={<ColumnsSkeleton />}>
      {(found) => <Pay cart={cart} checkout={found} productCode={productCode} onCart={onCart} />}
    </RetryWrapper>
  );
}

function Pay({ cart, checkout, productCode, onCart }: FilledProps & { checkout: Checkout }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { confirm } = useCheckoutChanges(cart.code);
  const [picked, setPicked] = useState<Choices>({});
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [age, setAge] = useState<Age>({ idNumber: '' });
  const [ageErrors, setAgeErrors] = useState<AgeErrors>({});
  const asksAge = checkout.ageCheck?.isRequired && !checkout.ageCheck.isConfirmed;
  const shipments = checkout.shipmentEntries?.shipments ?? [];
  const choices = choicesFor(shipments, picked);
  const { sums, isFull } = sumsFor(checkout, choices);
  const complete = shipments.length > 0 && shipments.every((shipment) => choices[keyOf(shipment)]);
  const entry = checkout.entries?.[0];
  const address = checkout.deliveryAddress;
  const wrong = checkout.responseStatus ? problem : (checkout.errorMsg ?? problem);
  const here = encodeURIComponent(`/pc/${productCode}`);

  const change = async (quantity: number) => {
    setBusy(true);
    try {
      onCart(await preOrder(productCode, quantity));
      await refresh(cache, `/carts/${cart.code}`);
    } catch (failure) {
      setProblem(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };

  const goOn = async () => {
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
        shipments: shipments.map((shipment) => ({
          posName: shipment.posName,
          tradingType: shipment.tradingType,
          code: choices[keyOf(shipment)] as 'doorstep' | 'pickup' | 'online_only',
        })),
        ...(asksAge && { ageDeclaration: age }),
      });
      navigate(`/payment?cart=${encodeURIComponent(cart.code)}`);
    } catch (failure) {
      setProblem(messageOf(failure));
      setBusy(false);
    }
  };

  return (
    <div className={`wrap ${layout.columns}`}>
      <div className={layout.main}>
        <h1>{text('preOrder.title')}</h1>
        <p className="muted">{checkout.deposit ? text('preOrder.leadDeposit') : text('preOrder.lead')}</p>
        {wrong && (
          <Note kind="bad" live>
            {wrong}
          </Note>
        )}
        {entry && (
          <section className="panel pad stack" aria-label={entry.product.name}>
            <EntryList entries={[entry]} />
            {entry.expectedDeliveryMsg && (
              <p className="row small">
                <Icon name="clock" size="s" /> {entry.expectedDeliveryMsg}
              </p>
            )}
            <div className="row">
              <Quantity
                value={entry.quantity}
                of={entry.product.name}
                disabled={busy}
                onChange={(quantity) => void change(Math.max(1, quantity))}
              />
            </div>
          </section>
        )}
        <section className="panel pad row" aria-label={text('checkout.address')}>
          <Icon name="pin" />
          {address ? (
            <div>
              <b>
                {address.firstName} {address.lastName}
              </b>
              <p className="small muted">{oneLine(address)}</p>
              <InvoicedTo address={address} />
              <ChangePlace />
            </div>
          ) : (
            <ButtonLink size="small" href={`/account/address/useAddress?route=${here}`}>
              {text('address.addNew')}
            </ButtonLink>
          )}
        </section>
        {address &&
          shipments.map((shipment, n) => (
            <ShipmentPanel
              key={keyOf(shipment)}
              shipment={shipment}
              part={n + 1}
              parts={shipments.length}
              chosen={choices[keyOf(shipment)]}
              onChoose={(code) => setPicked({ ...choices, [keyOf(shipment)]: code })}
              pictures={(shipment.entries ?? []).map(({ product }) => picture(product))}
            />
          ))}
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
        <TvLicence cart={{ ...cart, tvLicence: checkout.tvLicence }} />
      </div>
      <aside className={`panel pad ${layout.side}`} aria-label={text('cart.total')}>
        <h2>{text('cart.total')}</h2>
        <Totals sums={sums} />
        <p className="tiny muted">{isFull ? text('checkout.fullPrice') : text('checkout.sumsFollow')}</p>
        <Button
          wide
          size="big"
          busy={busy}
          disabled={!complete || !address || lacksLicence(checkout)}
          onClick={() => void goOn()}
        >
          {checkout.deposit ? text('preOrder.goDeposit') : text('preOrder.go')}
        </Button>
        {checkout.deposit && <p className="tiny muted">{text('preOrder.depositTerms')}</p>}
        <p className="tiny muted">
          {text('summary.terms')} <Link href="/s/terms">{text('account.readTerms')}</Link>
        </p>
      </aside>
    </div>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.preOrder.title'),
  description: text('page.preOrder.description'),
  robots: 'noindex,follow',
});

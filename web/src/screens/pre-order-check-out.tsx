import { lacksLicence } from '@/features/cart/lacks-licence';
import TvLicence from '@/features/cart/tv-licence';
import { AgeCheck } from '@/features/checkout/age-check';
import { useCheckout, type Checkout } from '@/features/checkout/api';
import { ColumnsSkeleton } from '@/features/checkout/columns-skeleton';
import layout from '@/features/checkout/layout.module.css';
import { BegunAlready, NotPossible } from '@/features/checkout/pre-order-refused';
import { PreOrderedItem } from '@/features/checkout/pre-ordered-item';
import { ShipmentPanels } from '@/features/checkout/shipment-panels';
import { SumsPanel } from '@/features/checkout/sums-panel';
import { useAgeDeclaration } from '@/features/checkout/use-age-declaration';
import { useConfirmCheckout } from '@/features/checkout/use-confirm-checkout';
import { useDeliveryChoice } from '@/features/checkout/use-delivery-choice';
import { usePreOrder, usePreOrderQuantity } from '@/features/checkout/use-pre-order';
import { AddressPanel } from '@/features/addresses/address-panel';
import { ChangePlace } from '@/features/location/change-place';
import { checkoutType } from '@/shared/analytics/checkout-type';
import { ofEntries } from '@/shared/analytics/rules';
import { useTrack } from '@/shared/analytics/use-track';
import { ApiError } from '@/shared/api/errors';
import type { Cart } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { useNavigate, useParams } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import { PageLink } from '@/shared/ui/page-link';

/** Screen PreOrderCheckOut: one product that is not released yet, from quantity to payment on one page. */
export function Component() {
  const { productCode = '' } = useParams();
  const { cart, setCart, problem, retry, replace } = usePreOrder(productCode);
  if (problem instanceof ApiError && problem.has('PreOrderBegunError'))
    return <BegunAlready problem={problem} onReplace={replace} />;
  if (problem) return <NotPossible problem={problem} productCode={productCode} onRetry={retry} />;
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
      {(found) => <Order cart={cart} checkout={found} productCode={productCode} onCart={onCart} />}
    </RetryWrapper>
  );
}

function Order({ cart, checkout, productCode, onCart }: FilledProps & { checkout: Checkout }) {
  const navigate = useNavigate();
  const delivery = useDeliveryChoice(checkout, cart.code);
  const age = useAgeDeclaration(checkout);
  const quantity = usePreOrderQuantity(cart, productCode, onCart);
  const confirm = useConfirmCheckout(
    checkout,
    { delivery, age },
    () => navigate(`/payment?cart=${encodeURIComponent(cart.code)}`),
    cart.code,
  );
  const isBusy = confirm.isBusy || quantity.isBusy;
  const problem = confirm.problem || quantity.problem;
  const entry = checkout.entries?.[0];
  useTrack('begin_checkout', checkout.code, () =>
    ofEntries(checkout.entries as Parameters<typeof ofEntries>[0], { checkout_type: checkoutType(true) }),
  );
  const address = checkout.deliveryAddress;
  return (
    <div className={`wrap ${layout.columns}`}>
      <div className={layout.main}>
        <h1>{text('preOrder.title')}</h1>
        <p className="muted">{checkout.deposit ? text('preOrder.leadDeposit') : text('preOrder.lead')}</p>
        {problem && (
          <Note kind="bad" live>
            {problem}
          </Note>
        )}
        {entry && <PreOrderedItem entry={entry} disabled={isBusy} onQuantity={quantity.change} />}
        <AddressPanel title={text('checkout.address')} address={address}>
          {address ? <ChangePlace /> : <AddAddress productCode={productCode} />}
        </AddressPanel>
        {address && <ShipmentPanels delivery={delivery} />}
        {age.isAsked && <AgeCheck declaration={age} />}
        <TvLicence cart={{ ...cart, tvLicence: checkout.tvLicence }} />
      </div>
      <SumsPanel title={text('cart.total')} checkout={checkout} delivery={delivery}>
        <Button
          wide
          size="big"
          busy={isBusy}
          disabled={!delivery.isComplete || !address || lacksLicence(checkout)}
          onClick={confirm.goOn}
        >
          {checkout.deposit ? text('preOrder.goDeposit') : text('preOrder.go')}
        </Button>
        {checkout.deposit && <p className="tiny muted">{text('preOrder.depositTerms')}</p>}
        <p className="tiny muted">
          {text('summary.terms')} <PageLink href="/s/terms">{text('account.readTerms')}</PageLink>
        </p>
      </SumsPanel>
    </div>
  );
}

const AddAddress = ({ productCode }: { productCode: string }) => (
  <ButtonLink
    size="small"
    href={`/account/address/useAddress?route=${encodeURIComponent(`/pc/${productCode}`)}`}
  >
    {text('address.addNew')}
  </ButtonLink>
);

export const head: ScreenModule['head'] = () => ({
  title: text('page.preOrder.title'),
  description: text('page.preOrder.description'),
  robots: 'noindex,follow',
});

import type { ComponentProps } from 'react';
import { AccountFrame } from '@/features/account/account-frame';
import { AskWhoItIs } from '@/features/account/ask-who-it-is';
import { AddressForm } from '@/features/addresses/address-form';
import { useAddress, useAddressBook } from '@/features/addresses/api';
import { fieldsOf, type Fields } from '@/features/addresses/rules';
import { useAddressStart } from '@/features/addresses/use-address-start';
import { AddressFrame } from '@/features/checkout/address-frame';
import { useRecheck } from '@/features/checkout/api';
import { Onward } from '@/features/checkout/onward';
import { AddressSearch } from '@/features/location/address-search';
import { text } from '@/shared/i18n/text';
import { safePath, useNavigate, useParams, usePath, useSearchParams } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { useCart } from '@/shared/session/cart-code';
import { useIsLoggedIn } from '@/shared/session/session';
import { ButtonLink } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';
import { Note } from '@/shared/ui/note';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import { PageSkeleton } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';

/** Screen Address: account/address/{type}/{addressId?}; type useAddress also delivers there from now on. */
export function Component() {
  const { type, addressId } = useParams();
  const [search] = useSearchParams();
  const path = usePath();
  const navigate = useNavigate();
  const isLoggedIn = useIsLoggedIn();
  const address = useAddress(isLoggedIn ? addressId : undefined);
  const book = useAddressBook();
  const recheck = useRecheck();
  const useIt = type === 'useAddress';
  const start = useAddressStart();
  const next = safePath(search.get('route'), useIt ? '/' : '/account/addresses');
  const inCheckout = search.get('route') === '/checkout';
  const cart = useCart({ enabled: inCheckout }).query.data ?? undefined;

  const save = async (form: Parameters<typeof book.save>[0]) => {
    await book.save(form, addressId, useIt, address.data?.isInvalidAddress);
    // What cannot be asked now is reported by the checkout itself.
    if (inCheckout && !(await recheck().catch(() => true))) {
      toast.error(text('checkout.addressGone'));
      return navigate('/cart');
    }
    toast.info(text('address.saved'));
    navigate(next);
  };

  const title = addressId ? text('address.editTitle') : text('address.addNew');
  if (isLoggedIn === false)
    return (
      <Empty
        drawing="orders"
        title={text('address.signInFirst')}
        action={
          <ButtonLink href={`/account/login?route=${encodeURIComponent(`${path}?${search.toString()}`)}`}>
            {text('account.signIn')}
          </ButtonLink>
        }
      />
    );
  const form = (known: Partial<Fields>) => (
    <AddressForm
      start={known}
      back={next}
      search={findPlace}
      isForBusiness={search.get('for') === 'business'}
      bar={
        inCheckout
          ? (button) => (
              <Onward total={cart?.totalPriceWithTax} note={text('cart.barNote')}>
                {button}
              </Onward>
            )
          : undefined
      }
      confirm={(goOn) => <AskWhoItIs onConfirmed={goOn} />}
      onSave={save}
    />
  );
  const content = (
    <>
      {inCheckout && addressId && <Note kind="bad">{text('address.changeInCheckout')}</Note>}
      {addressId ? (
        <RetryWrapper query={address}>{(found) => form(fieldsOf(found))}</RetryWrapper>
      ) : start ? (
        form(start)
      ) : (
        <PageSkeleton />
      )}
    </>
  );
  return inCheckout || next.startsWith('/pc/') ? (
    <AddressFrame title={title} back={next} isStep={inCheckout} cart={inCheckout ? cart : undefined}>
      {content}
    </AddressFrame>
  ) : (
    <AccountFrame title={title}>{content}</AccountFrame>
  );
}

const findPlace: ComponentProps<typeof AddressForm>['search'] = (onFound) => (
  <AddressSearch onFound={onFound} />
);

export const head: ScreenModule['head'] = () => ({
  title: text('page.address.title'),
  description: text('page.address.description'),
  robots: 'noindex,follow',
});

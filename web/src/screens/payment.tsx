import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { placeOrder, usePaymentDetails, type PaymentDetails } from '@/features/checkout/api';
import { ColumnsSkeleton } from '@/features/checkout/columns-skeleton';
import layout from '@/features/checkout/layout.module.css';
import { payAgain } from '@/features/orders/api';
import { PaymentModes } from '@/features/checkout/payment-modes';
import { stockErrors } from '@/features/checkout/rules';
import { Steps } from '@/features/checkout/steps';
import { ApiError, messageOf } from '@/shared/api/errors';
import { useIdempotencyKey } from '@/shared/api/idempotency-key';
import { refresh } from '@/shared/api/query';
import { track } from '@/shared/analytics/track';
import { text } from '@/shared/i18n/text';
import { Link, useNavigate, useSearchParams } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { resetTo } from '@/shared/session/reset';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';
import { Icon } from '@/shared/ui/icon';
import { leaveToPay } from '@/shared/ui/leave-to-pay';
import { Note } from '@/shared/ui/note';
import { Price, rand } from '@/shared/ui/price';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import { toast } from '@/shared/ui/toast';

const debounce = 300;

/** Screen Payment: choose a way to pay, then leave for the payment page. No card data is ever typed here. */
export function Component() {
  const [search] = useSearchParams();
  const details = usePaymentDetails(search.get('cart') ?? undefined);
  const paid = details.data?.paymentStatus === 'succeed';
  useEffect(() => {
    if (paid) resetTo('/orderhistory/neworders', { resetApp: false });
  }, [paid]);
  if (details.error?.has('CartError'))
    return (
      <Empty
        drawing="cart"
        title={text('cart.empty')}
        action={<ButtonLink href="/orderhistory/neworders">{text('order.viewOrders')}</ButtonLink>}
      />
    );
  return (
    <>
      <Steps current={3} />
      <RetryWrapper query={details} title={text('payment.title')} skeleton={<ColumnsSkeleton />}>
        {(found) => (paid ? null : <Choose details={found} />)}
      </RetryWrapper>
    </>
  );
}

function Choose({ details }: { details: PaymentDetails }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const modes = details.paymentModes;
  const [mode, setMode] = useState((modes.find(({ isSelected }) => isSelected) ?? modes[0])?.code);
  const [problem, setProblem] = useState(details.responseStatus ? '' : (details.errorMsg ?? ''));
  const [gone, setGone] = useState(false);
  const [twice, setTwice] = useState(false);
  const [paying, setPaying] = useState(false);
  const orderKey = useIdempotencyKey();
  const againKey = useIdempotencyKey();
  const started = useRef<{ timer?: ReturnType<typeof setTimeout>; abort?: AbortController }>({});

  useEffect(
    () => () => {
      clearTimeout(started.current.timer);
      started.current.abort?.abort();
    },
    [],
  );

  /** The order there is already, when its payment did not go through. */
  const failed = details.paymentStatus === 'failed' ? details.orderCode : undefined;

  const key = failed ? againKey : orderKey;

  const start = async (confirmDuplicate: boolean) => {
    if (!mode) return;
    const { signal } = (started.current.abort = new AbortController());
    try {
      const wish = { paymentMode: mode, cartId: details.code, confirmDuplicate };
      const order = failed
        ? await payAgain(failed, mode, key.get(), signal)
        : await placeOrder(wish, key.get(), signal);
      track('add_payment_info', { payment_type: mode, value: order.totalPriceWithTax?.value });
      key.renew();
      if (order.payment) leaveToPay(order.payment);
      else navigate(`/orderconfirmation?order=${encodeURIComponent(order.code)}`);
    } catch (failure) {
      if (signal.aborted) return;
      key.failed(failure);
      if (failed && failure instanceof ApiError && failure.has('OrderTooLateError')) {
        toast.error(messageOf(failure));
        await cache.invalidateQueries();
        return navigate(`/orderdetails/${encodeURIComponent(failed)}`);
      }
      setGone(failure instanceof ApiError && stockErrors.some((type) => failure.has(type)));
      setTwice(failure instanceof ApiError && failure.has('DuplicateOrderError'));
      setProblem(messageOf(failure));
      toast.error(messageOf(failure));
      setPaying(false);
    }
  };

  /**
   * Whatever was ordered meanwhile is given again when the shopper goes on. So is a payment begun anew: by its key,
   * and as the order's own once the server says that it waits for one.
   */
  const cancel = () => {
    clearTimeout(started.current.timer);
    started.current.abort?.abort();
    orderKey.renew();
    setPaying(false);
    if (failed) void refresh(cache, 'getPaymentPageDetails');
  };

  const choose = (code: typeof mode) => {
    againKey.renew();
    setMode(code);
  };

  const pay = (confirmDuplicate: boolean) => {
    if (!mode) return setProblem(text('payment.chooseOne'));
    setProblem('');
    setTwice(false);
    setGone(false);
    setPaying(true);
    clearTimeout(started.current.timer);
    started.current.timer = setTimeout(() => void start(confirmDuplicate), debounce);
  };

  const { deposit } = details;
  const total = deposit ? deposit.amount : details.totalPriceWithTax;
  return (
    <div className={`wrap ${layout.columns}`}>
      <div className={layout.main}>
        <h1>{text('payment.title')}</h1>
        {problem && (
          <Note kind="bad" live>
            {problem}{' '}
            {gone &&
              (failed ? (
                <Link href={`/orderdetails/${encodeURIComponent(failed)}`}>{text('history.details')}</Link>
              ) : (
                <Link href="/cart">{text('summary.changeItems')}</Link>
              ))}
          </Note>
        )}
        {twice && (
          <Button kind="secondary" busy={paying} onClick={() => pay(true)}>
            {text('payment.orderTwice')}
          </Button>
        )}
        {modes.length > 0 ? (
          <PaymentModes modes={modes} chosen={mode} disabled={paying} onChoose={choose} />
        ) : (
          <Note kind="bad">{text('payment.noneOffered')}</Note>
        )}
        <p className="row small muted">
          <Icon name="lock" size="s" /> {text('payment.hosted')}
        </p>
      </div>
      <aside className={`panel pad ${layout.side}`} aria-label={text('cart.total')}>
        <h2>{deposit ? text('totals.deposit') : text('totals.toPay')}</h2>
        {total && <Price price={total} size="l" />}
        {deposit ? (
          <p className="row between small">
            <span>{text('totals.balance')}</span> <span className="tnum">{rand(deposit.balance.value)}</span>
          </p>
        ) : (
          <p className="tiny muted">{text('checkout.fullPrice')}</p>
        )}
        <Button wide size="big" busy={paying} disabled={modes.length === 0} onClick={() => pay(false)}>
          {total ? text('payment.payAmount', { amount: rand(total.value) }) : text('payment.payNow')}
        </Button>
        {paying && (
          <>
            <p role="status" className="small">
              {text('payment.redirecting')}
            </p>
            <Button kind="plain" wide onClick={cancel}>
              {text('common.cancel')}
            </Button>
          </>
        )}
        <p className="tiny muted">
          {text('payment.terms')} <Link href="/s/terms">{text('account.readTerms')}</Link>
        </p>
      </aside>
    </div>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.payment.title'),
  description: text('page.payment.description'),
  robots: 'noindex,follow',
});

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '@/shared/api/errors';
import { api } from '../api/client';
import { IconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { less, money } from '../ui/money';
import { Facts, Panel, Segments } from '../ui/parts';
import { Problem } from '../ui/states';
import { ChoicePart, NumberPart } from './parts';
import { ProductFind, type Found } from './product-find';
import { stoodBackWords } from './stood-back';
import { timeOfField } from './terms';
import { useSettled } from './use-settled';
import type { Terms, TestCart } from './words';

interface Line {
  product: string;
  name: string;
  units: number;
}
type Customer = 'guest' | 'known' | 'new';
const customers = { guest: 'Guest', known: 'Has ordered', new: 'First order' } as const;

interface Props {
  /** The draft that is tried; without it what is published is. */
  draft?: { code: string; terms: Terms };
}

/** What is asked, and the answer once the typing stands still. */
function useTestCart(draft: Props['draft']) {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [customer, setCustomer] = useState<Customer>('guest');
  const [codes, setCodes] = useState('');
  const [at, setAt] = useState('');
  const [isOpened, setOpened] = useState(true);
  const asked = useSettled(
    JSON.stringify({
      entries: lines.map(({ product, units }) => ({ product, units })),
      customer,
      coupons: codes.split(/[\s,]+/).filter(Boolean),
      ...(at && { at: timeOfField(at) }),
      ...(draft && { ...draft, isOpened }),
    }),
    300,
  );
  const priced = useQuery<TestCart, ApiError>({
    queryKey: ['promotion-test-cart', asked],
    queryFn: ({ signal }) =>
      api.post('/backoffice/api/promotion-test-cart', { body: JSON.parse(asked), signal }),
    enabled: lines.length > 0 && asked.includes('"product"'),
    placeholderData: (before) => before,
    refetchOnWindowFocus: false,
  });
  return {
    ...{ lines, customer, setCustomer, codes, setCodes, at, setAt, isOpened, setOpened, priced },
    add: ({ code, name }: Found) =>
      setLines(
        lines.some(({ product }) => product === code)
          ? lines.map((each) => (each.product === code ? { ...each, units: each.units + 1 } : each))
          : [...lines, { product: code, name, units: 1 }],
      ),
    setUnits: (product: string, units: number) =>
      setLines(
        lines.map((each) =>
          each.product === product ? { ...each, units: Math.min(99, Math.max(1, units)) } : each,
        ),
      ),
    remove: (product: string) => setLines(lines.filter((each) => each.product !== product)),
  };
}
type Asked = ReturnType<typeof useTestCart>;

/** A cart of one's own, priced by the shop's own rules: every cent with its reason, and why others stood back. */
export function TestCartPanel({ draft }: Props) {
  const asked = useTestCart(draft);
  const { lines, priced } = asked;
  const shown = lines.length > 0 ? priced.data : undefined;
  return (
    <Panel title="Test a cart" className="det">
      <ProductFind label="Add a product" onChosen={asked.add} />
      <div className="fl">
        <Segments
          label="Who buys"
          value={asked.customer}
          choices={[
            ['guest', customers.guest],
            ['known', customers.known],
            ['new', customers.new],
          ]}
          onChange={asked.setCustomer}
        />
      </div>
      <Circumstances asked={asked} needsCoupon={draft?.terms.needsCoupon ?? false} />
      {lines.length === 0 ? (
        <p className="muted">Add a product: every cent is explained, with what stood back and why.</p>
      ) : (
        <Lines asked={asked} shown={shown} />
      )}
      <Problem problem={priced.error ?? undefined} />
      {shown && <Sums cart={shown} />}
      {shown && <Why cart={shown} />}
    </Panel>
  );
}

/** When, and with which codes. */
const Circumstances = ({ asked, needsCoupon }: { asked: Asked; needsCoupon: boolean }) => (
  <p className="sentence small">
    At{' '}
    <input
      className="input part"
      type="datetime-local"
      aria-label="When"
      value={asked.at}
      onChange={({ target }) => asked.setAt(target.value)}
    />{' '}
    {asked.at ? '' : '(now)'} with the codes{' '}
    <input
      className="input part"
      aria-label="Codes"
      placeholder="none"
      value={asked.codes}
      onChange={({ target }) => asked.setCodes(target.value.toUpperCase())}
    />
    {needsCoupon && (
      <>
        {' '}
        and{' '}
        <ChoicePart
          label="The code of this promotion"
          value={asked.isOpened ? 'with' : 'without'}
          words={{ with: 'with a code of this one', without: 'without one of this' }}
          all={['with', 'without']}
          onChange={(value) => asked.setOpened(value === 'with')}
        />
      </>
    )}
    .
  </p>
);

function Lines({ asked, shown }: { asked: Asked; shown: TestCart | undefined }) {
  return (
    <table className="t" aria-busy={asked.priced.isPlaceholderData || undefined}>
      <caption className="sr">Test cart</caption>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col" className="num">
            Off
          </th>
          <th scope="col" className="num">
            Pays
          </th>
          <th scope="col">
            <span className="sr">Remove</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {asked.lines.map(({ product, name, units }) => {
          const entry = shown?.entries.find((each) => each.product === product && !each.isGift);
          return (
            <tr key={product}>
              <td>
                {name}
                <small>
                  <NumberPart
                    label={`Units of ${name}`}
                    value={units}
                    onChange={(next) => asked.setUnits(product, next)}
                  />{' '}
                  × {entry && money(entry.price)}
                </small>
                {entry?.gave.map((each) => (
                  <small key={each.code}>
                    {each.title || each.code} {less(each.amount)}
                  </small>
                ))}
              </td>
              <td className="num r">{entry && (entry.off.value > 0 ? less(entry.off) : '–')}</td>
              <td className="num r">
                <b>{entry && money(entry.pays)}</b>
              </td>
              <td>
                <IconButton label={`Remove ${name}`} icon="x" onClick={() => asked.remove(product)} />
              </td>
            </tr>
          );
        })}
        {shown?.entries
          .filter(({ isGift }) => isGift)
          .map(({ number, name, units, before, off, pays, gave }) => (
            <tr key={number}>
              <td>
                {name}
                <small>
                  {units} × free, worth {money(before)}: {gave.map(({ title }) => title).join(', ')}
                </small>
              </td>
              <td className="num r">{less(off)}</td>
              <td className="num r">
                <b>{money(pays)}</b>
              </td>
              <td />
            </tr>
          ))}
      </tbody>
    </table>
  );
}

const Sums = ({ cart }: { cart: TestCart }) => (
  <Facts
    facts={[
      { name: 'Goods', value: money(cart.goods) },
      ...cart.gave
        .filter(({ isDelivery }) => !isDelivery)
        .map(({ code, title, amount, coupon }) => ({
          name: coupon ? `${title || code}, code ${coupon}` : title || code,
          value: less(amount),
        })),
      {
        name: cart.gave.some(({ isDelivery }) => isDelivery)
          ? `Delivery, free by ${cart.gave.find(({ isDelivery }) => isDelivery)?.title}`
          : 'Delivery',
        value: money(cart.delivery),
      },
      { name: `To pay, VAT ${money(cart.tax)}`, value: money(cart.total), total: true },
    ]}
  />
);

/** What gave, what stood back, and what became of the codes. */
const Why = ({ cart }: { cart: TestCart }) => (
  <section className="stack t8" aria-label="Why">
    <h3>Why</h3>
    <ul className="why">
      {cart.gave.map(({ code, title, amount, isDelivery }) => (
        <li key={`${code}-${isDelivery}`}>
          <Icon name="check" size="xs" />
          <span>
            <b>{title || code}</b> gave {money(amount)}
            {isDelivery ? ' of delivery.' : shares(cart, code)}
          </span>
        </li>
      ))}
      {cart.stoodBack.map((each) => (
        <li key={each.code}>
          <Icon name="x" size="xs" />
          <span>
            <b>{each.title || each.code}</b> {stoodBackWords(each)}
          </span>
        </li>
      ))}
      {cart.coupons.map(({ code, isUsed, why }) => (
        <li key={code}>
          <Icon name={isUsed ? 'check' : 'info'} size="xs" />
          <span>
            Code <b>{code}</b> {isUsed ? 'counts.' : `does not count: ${why}`}
          </span>
        </li>
      ))}
      {!cart.isBest && (
        <li>
          <Icon name="info" size="xs" />
          <span>Too many deals overlap to try every combination: there may be a better one.</span>
        </li>
      )}
    </ul>
  </section>
);

/** How it is shared out over the items: `: R 62.68 + R 26.49`. */
function shares(cart: TestCart, code: string): string {
  const parts = cart.entries.flatMap(({ gave }) => gave.filter((each) => each.code === code));
  return parts.length > 1 ? `: ${parts.map(({ amount }) => money(amount)).join(' + ')}.` : '.';
}

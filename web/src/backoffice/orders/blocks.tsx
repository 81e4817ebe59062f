import { Link } from '../address/address';
import type { IconName } from '../ui/icon';
import { counted, less, money } from '../ui/money';
import { Facts, type LogLine } from '../ui/parts';
import type { Order } from './words';

/** What was bought, taken off, captured and given back, as the server has it. */
export const MoneyFacts = ({ order: { money: sums, entries } }: { order: Order }) => (
  <Facts
    facts={[
      {
        name: `Goods, ${counted(
          entries.reduce((sum, { units }) => sum + units, 0),
          'item',
        )}`,
        value: money(sums.goods),
      },
      ...sums.discounts.map(({ name, coupon, amount }) => ({
        name: coupon ? `${name}, ${coupon}` : name,
        value: less(amount),
      })),
      { name: 'Delivery', value: money(sums.delivery) },
      sums.licence.value > 0 && { name: 'TV licence, no VAT', value: money(sums.licence) },
      { name: `Total, VAT ${money(sums.vat)}`, value: money(sums.total), total: true },
      { name: 'Captured', value: money(sums.captured) },
      { name: 'Refunded', value: money(sums.refunded) },
      sums.withheld.value > 0 && { name: 'Withheld for gifts', value: money(sums.withheld) },
      { name: 'Can be refunded', value: money(sums.refundable), total: true },
    ]}
  />
);

const iconOf: Record<Order['events'][number]['kind'], IconName> = {
  order: 'cart',
  money: 'card',
  staff: 'user',
};

export const linesOf = (order: Order): LogLine[] =>
  order.events.map(({ at, kind, what, by, part }) => ({
    at,
    icon: iconOf[kind],
    what: part ? `${what} (${part})` : what,
    who: by ?? '',
  }));

/** Who it is for, and how to reach them as far as the role sees it. */
export const CustomerFacts = ({
  order: { customer, deliverTo, recipient },
  mayOpen,
}: {
  order: Order;
  mayOpen: boolean;
}) => (
  <>
    <div>
      {mayOpen ? (
        <Link to={`/customers/${encodeURIComponent(customer.id)}`}>{customer.name}</Link>
      ) : (
        <b>{customer.name}</b>
      )}
      {[customer.phone, customer.email].filter(Boolean).map((line) => (
        <span key={line} className="muted line">
          {line}
        </span>
      ))}
    </div>
    {deliverTo && (
      <div className="muted">
        {deliverTo.name !== customer.name && <span className="line">{deliverTo.name}</span>}
        {deliverTo.lines.map((line, n) => (
          <span key={n} className="line">
            {line}
          </span>
        ))}
        <span className="line">{[deliverTo.town, deliverTo.postalCode].filter(Boolean).join(' ')}</span>
        {deliverTo.phone && <span className="line">{deliverTo.phone}</span>}
        {deliverTo.instructions && <span className="line">“{deliverTo.instructions}”</span>}
      </div>
    )}
    <Facts
      facts={[
        recipient && {
          name: 'Collects',
          value: [recipient.name, recipient.phone].filter(Boolean).join(', '),
        },
        {
          name: 'Orders',
          value:
            customer.email || customer.phone ? (
              <Link to={`/orders?query=${encodeURIComponent(customer.email ?? customer.phone ?? '')}`}>
                {customer.orders}
              </Link>
            ) : (
              customer.orders
            ),
        },
      ]}
    />
  </>
);

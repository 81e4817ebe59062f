import { useState } from 'react';
import { Link, oneOf, useQueryState, withQuery, withSearch } from '../address/address';
import { useHere, useMay } from '../frame/staff-context';
import { Button } from '../ui/button';
import { Icon, type IconName } from '../ui/icon';
import { counted, money } from '../ui/money';
import { Badge, Facts, Log, Panel } from '../ui/parts';
import { Loaded, Note } from '../ui/states';
import { shortDay, whenOf } from '../ui/times';
import { ReasonDialog, type Reasoned } from './reason-dialog';
import { TabShown } from './tabs';
import { useCustomer, type Changed } from './use-customer';
import { lookWords, openWords, tabs, type Customer, type Tab } from './words';

/** One customer: who it is, what they did, what staff know of them, and what can be done. */
export function Screen({ params }: { params: Record<string, string> }) {
  const id = params.customer ?? '';
  const { shopName } = useHere();
  const [query] = useQueryState();
  const { query: customer, changed, reload } = useCustomer(id);
  return (
    <>
      <title>{`${customer.data?.name ?? 'Customer'} | ${shopName} back office`}</title>
      <nav aria-label="Where this is" className="small">
        <Link to={withSearch('/customers', withQuery(query, { tab: undefined }))}>Customers</Link> /{' '}
        {customer.data?.name ?? id}
      </nav>
      <Loaded query={customer}>
        {(data) => <CustomerShown customer={data} changed={changed} reload={reload} />}
      </Loaded>
    </>
  );
}

interface ShownProps {
  customer: Customer;
  changed: Changed;
  reload: () => void;
}

const known = tabs.map(([tab]) => tab) as [Tab, ...Tab[]];

function CustomerShown({ customer, changed, reload }: ShownProps) {
  const [query] = useQueryState();
  const tab = oneOf(known, query.get('tab'));
  const [doing, setDoing] = useState<Reasoned>();
  return (
    <>
      <Head customer={customer} onDo={setDoing} />
      <Standing customer={customer} />
      <Figures customer={customer} />
      <nav className="tabs" aria-label="Parts of this customer">
        {tabs.map(([each, name]) => (
          <Link
            key={each}
            to={withSearch(`/customers/${encodeURIComponent(customer.id)}`, withQuery(query, { tab: each }))}
            aria-current={tab === each ? 'page' : undefined}
          >
            {name}{' '}
            {each === 'notes' && customer.notes.length > 0 && (
              <span className="n">{customer.notes.length}</span>
            )}
          </Link>
        ))}
      </nav>
      <div className="split s2 order-columns">
        <div className="stack t16">
          <TabShown {...{ tab, customer, changed, reload }} onDo={setDoing} />
        </div>
        <aside className="stack t16" aria-label="About this customer">
          <About customer={customer} />
          <Panel title="Who looked at this" className="t8">
            <Log
              lines={customer.acts.map(({ at, by, act }) => ({
                at,
                icon: act === 'customer.opened' ? 'eye' : 'user',
                what: `${lookWords(act)}.`,
                who: by,
              }))}
            />
          </Panel>
        </aside>
      </div>
      {doing && (
        <ReasonDialog {...{ customer, changed, reload }} what={doing} onClose={() => setDoing(undefined)} />
      )}
    </>
  );
}

function Head({ customer, onDo }: { customer: Customer; onDo: (what: Reasoned) => void }) {
  const may = useMay();
  return (
    <div className="hd">
      <div className="ti">
        <h1>{customer.name}</h1>
        {customer.block && <Badge kind="bad">Blocked</Badge>}
        <Badge>Customer since {shortDay(customer.since)}</Badge>
        <span className="muted">{[customer.phone, customer.email].filter(Boolean).join(', ')}</span>
      </div>
      {may('customers') && (
        <div className="fl acts">
          <Button icon="out" onClick={() => onDo('sign-out')}>
            Sign out everywhere
          </Button>
          {customer.block ? (
            <Button icon="check" onClick={() => onDo('unblock')}>
              Let them buy again
            </Button>
          ) : (
            <Button kind="danger" icon="lock" onClick={() => onDo('block')}>
              Block
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** What everybody has to know before anything else is done. */
const Standing = ({ customer: { block, deletion } }: { customer: Customer }) => (
  <>
    {block && (
      <Note kind="warn">
        May not buy since {whenOf(block.at)}: “{block.why}” ({block.by}). They still sign in, follow their
        orders and write to the shop.
      </Note>
    )}
    {deletion.state === 'proposed' && (
      <Note kind="warn">
        {deletion.by} wants this account deleted: “{deletion.why}”.{' '}
        {deletion.isMine ? 'A second person has to agree.' : 'It waits for a second person.'}
      </Note>
    )}
    {deletion.state === 'planned' && deletion.dueAt && (
      <Note kind="warn">
        This account is deleted on {shortDay(deletion.dueAt)}, asked for by{' '}
        {deletion.by === 'customer' ? 'the customer' : 'the shop'}.
      </Note>
    )}
  </>
);

interface FigureProps {
  name: string;
  value: string;
  more: string;
  to?: string;
}

const Figure = ({ name, value, more, to }: FigureProps) => {
  const inside = (
    <>
      <span className="k">
        {name} {to && <Icon name="right" size="xs" />}
      </span>
      <span className="v">{value}</span>
      <span className="d">{more}</span>
    </>
  );
  return to ? (
    <Link className="stat" to={to}>
      {inside}
    </Link>
  ) : (
    <div className="stat">{inside}</div>
  );
};

function Figures({ customer }: { customer: Customer }) {
  const may = useMay();
  const { orders, lastOrderAt, bought, refunded, units, returns, tickets, claims, email, phone } = customer;
  const search = email ?? phone;
  const toOrders = may('orders') && search ? `/orders?query=${encodeURIComponent(search)}` : undefined;
  return (
    <div className="g5 stats">
      <Figure
        name="Orders"
        value={String(orders)}
        more={lastOrderAt ? `last ${shortDay(lastOrderAt)}` : 'none yet'}
        to={toOrders}
      />
      <Figure name="Bought" value={money(bought)} more={`refunded ${money(refunded)}`} />
      <Figure
        name="Returns"
        value={String(returns.all)}
        more={`${openWords(returns)}, of ${counted(units, 'item')} bought`}
      />
      <Figure name="Tickets" value={String(tickets.all)} more={openWords(tickets)} />
      <Figure name="Price beats" value={String(claims.all)} more={openWords(claims)} />
    </div>
  );
}

const proven = (is: boolean): IconName => (is ? 'check' : 'alert');

const About = ({
  customer: { email, phone, isEmailProven, isPhoneProven, addresses, visits },
}: {
  customer: Customer;
}) => {
  const home = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  return (
    <Panel title="About this customer" className="t8">
      <Facts
        facts={[
          email !== undefined && {
            name: 'Email',
            value: (
              <span className="ii">
                <Icon name={proven(isEmailProven)} size="xs" /> {isEmailProven ? 'proven' : 'not proven'}
              </span>
            ),
          },
          phone !== undefined && {
            name: 'Phone',
            value: (
              <span className="ii">
                <Icon name={proven(isPhoneProven)} size="xs" /> {isPhoneProven ? 'proven' : 'not proven'}
              </span>
            ),
          },
          { name: 'Default address', value: home?.lines.at(-1) ?? 'none' },
          { name: 'Signed in', value: visits.length === 0 ? 'nowhere' : String(visits.length) },
        ]}
      />
    </Panel>
  );
};

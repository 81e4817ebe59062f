import { useState } from 'react';
import { Link } from '../address/address';
import { useMay } from '../frame/staff-context';
import { Button, IconButton } from '../ui/button';
import { Field } from '../ui/fields';
import { counted } from '../ui/money';
import { Facts } from '../ui/parts';
import { Note } from '../ui/states';
import { Switch } from '../ui/switch';
import type { StoreEdits } from './use-store';

interface Props {
  edits: StoreEdits;
  isLocked: boolean;
  wrong: (field: string) => string | undefined;
}

const noReturns = 'returns:no';

/** Services, collection, returns, the zone it serves, and whether it is in service. */
export function DoesPart({ edits, isLocked, wrong }: Props) {
  const { store, set } = edits;
  const may = useMay();
  const waits = store.toPack + store.toCollect + store.unpaid;
  const orders = `/orders?store=${encodeURIComponent(store.code)}`;
  return (
    <div className="stack">
      <Facts
        facts={[
          {
            name: 'Zone it serves',
            value: store.isDefault ? `${store.code}, also who chose no place` : store.code,
          },
          {
            name: 'To pack',
            value: may('orders') ? <Link to={`${orders}&view=toPack`}>{store.toPack}</Link> : store.toPack,
          },
          {
            name: 'To collect',
            value: may('orders') ? (
              <Link to={`${orders}&view=readyToCollect`}>{store.toCollect}</Link>
            ) : (
              store.toCollect
            ),
          },
        ]}
      />
      <Switch
        label="Shoppers visit it and collect there"
        checked={!store.isWarehouse}
        disabled={isLocked}
        onChange={(isVisited) => set({ isWarehouse: !isVisited })}
      />
      <Switch
        label="Takes returns"
        checked={!store.services.includes(noReturns)}
        disabled={isLocked || store.isWarehouse}
        onChange={(takes) =>
          set({
            services: takes
              ? store.services.filter((each) => each !== noReturns)
              : [...store.services, noReturns],
          })
        }
      />
      <Services {...{ edits, isLocked, wrong }} />
      <h3>In service</h3>
      <Switch
        label="Shoppers find it, and orders go out from it"
        checked={!store.isOut}
        disabled={isLocked}
        onChange={(isIn) => set({ isOut: !isIn })}
      />
      {waits > 0 && !store.isOut && (
        <p className="muted">
          {counted(waits, 'part of an order', 'parts of orders')} waits here: it stays in service until they
          are handed over, sent or cancelled.
        </p>
      )}
      {edits.changes.isOut && (
        <Note kind="warn" live>
          It is nowhere in the shop then: neither in the store finder nor to collect or order from. Its stock
          stays and can be moved.
        </Note>
      )}
    </div>
  );
}

function Services({ edits, isLocked, wrong }: Props) {
  const { store, changes, set } = edits;
  const [typed, setTyped] = useState('');
  const shown = store.services.filter((each) => each !== noReturns);
  const word = typed.trim();
  const add = () => {
    if (!word || store.services.includes(word)) return;
    set({ services: [...store.services, word] });
    setTyped('');
  };
  return (
    <div className="stack t4">
      <h3>Services</h3>
      {shown.length === 0 && <p className="muted">None is told.</p>}
      <ul className="services">
        {shown.map((each) => (
          <li key={each}>
            <span>{each}</span>
            {!isLocked && (
              <IconButton
                label={`Take ${each} away`}
                icon="x"
                onClick={() => set({ services: store.services.filter((other) => other !== each) })}
              />
            )}
          </li>
        ))}
      </ul>
      {!isLocked && (
        <form
          className="count-find"
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <Field
            label="One more service"
            hint="Such as Paint mixing, parking:Basement or entrance:Door 2"
            maxLength={200}
            mark={changes.services ? 'changed' : undefined}
            error={wrong('services')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" kind="sec" disabled={!word}>
            Add
          </Button>
        </form>
      )}
    </div>
  );
}

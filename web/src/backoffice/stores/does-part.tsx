import { useState } from 'react';
import { Link } from '../address/address';
import { useMay } from '../frame/staff-context';
import { Button, IconButton } from '../ui/button';
import { Field } from '../ui/fields';
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

/** Services, collection, returns and the zone it serves. */
export function DoesPart({ edits, isLocked, wrong }: Props) {
  const { store, set } = edits;
  const may = useMay();
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
      {edits.changes.isWarehouse && (
        <Note kind="warn" live>
          It leaves the store finder then, and nobody can collect there. Online orders leave from the first
          warehouse by code.
          {store.isDefault && ' Shoppers who chose no place are served by another store.'}
        </Note>
      )}
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
      {shown.length === 0 && <p className="muted">None is given.</p>}
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

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { refreshProducts } from '../catalogue/refresh';
import { Button } from '../ui/button';
import { Choice, Field } from '../ui/fields';
import { counted } from '../ui/money';
import { Problem } from '../ui/states';
import { say } from '../ui/toast';
import { unitsIn, type ProductStock, type Shelf } from './words';

interface Props {
  product: { code: string; name: string };
  stock: ProductStock;
  /** Where it is wanted, or lies: what is looked at. */
  store: string;
  onDone: () => void;
}

/** Free units from one place to another; what is held for orders stays. */
export function TransferForm({ product, stock, store, onDone }: Props) {
  const cache = useQueryClient();
  const fullest = [...stock.shelves].sort((one, other) => other.free - one.free);
  const [from, setFrom] = useState(() => fullest.find((each) => each.store.code !== store)?.store.code ?? '');
  const [to, setTo] = useState(store);
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const shelfOf = (code: string) => stock.shelves.find((each) => each.store.code === code);
  const source = shelfOf(from);
  const target = shelfOf(to);
  const units = unitsIn(typed);
  const isTooMuch = units !== undefined && source !== undefined && units > source.free;
  const reload = () => refreshProducts(cache);
  const move = useMove(
    (entry: { product: string; units: number }, idempotencyKey) =>
      api.post('/backoffice/api/stock/transfers', {
        body: { from, to, entries: [entry], ...(note.trim() && { note: note.trim() }) },
        idempotencyKey,
      }),
    async ({ transfer }) => {
      setTyped('');
      setNote('');
      onDone();
      await reload();
      say(`${transfer}: ${counted(units ?? 0, 'unit')} moved to ${target?.store.name ?? to}.`);
    },
  );
  const isReady = !!source && !!target && from !== to && !!units && !isTooMuch;
  const choice = (value: string, other: string) => (
    <>
      {!value && <option value="">Choose</option>}
      {stock.shelves
        .filter((each) => each.store.code !== other)
        .map((each) => (
          <option key={each.store.code} value={each.store.code}>
            {each.store.name}, {each.free} free
          </option>
        ))}
    </>
  );
  return (
    <form
      className="stack t8"
      aria-label="Move stock"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void move.send({ product: product.code, units });
      }}
    >
      <h3>Move</h3>
      <div className="g2">
        <Choice label="From" value={from} onChange={({ target: chosen }) => setFrom(chosen.value)}>
          {choice(from, to)}
        </Choice>
        <Choice label="To" value={to} onChange={({ target: chosen }) => setTo(chosen.value)}>
          {choice(to, from)}
        </Choice>
      </div>
      <div className="g2">
        <Field
          label="Units"
          hint={source && `At most ${source.free}`}
          className="input num"
          inputMode="numeric"
          autoComplete="off"
          error={
            isTooMuch
              ? `Only ${source.free} are free there`
              : typed.trim() && units === undefined
                ? 'A whole number'
                : undefined
          }
          value={typed}
          onChange={({ target: field }) => setTyped(field.value)}
        />
        <Field
          label="Note (optional)"
          maxLength={300}
          value={note}
          onChange={({ target: field }) => setNote(field.value)}
        />
      </div>
      {isReady && <After source={source} target={target} units={units} />}
      <Problem problem={move.problem} onReload={() => void reload()} />
      <Button type="submit" kind="pri" busy={move.busy} disabled={!isReady}>
        {isReady ? `Move ${units} to ${target.store.name}` : 'Move'}
      </Button>
    </form>
  );
}

const After = ({ source, target, units }: { source: Shelf; target: Shelf; units: number }) => (
  <table className="t d">
    <caption className="sr">After the move</caption>
    <tbody>
      {[
        { shelf: source, by: -units },
        { shelf: target, by: units },
      ].map(({ shelf, by }) => (
        <tr key={shelf.store.code}>
          <td>{shelf.store.name}</td>
          <td className="num">
            <del>{shelf.onHand}</del> <ins>{shelf.onHand + by}</ins>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

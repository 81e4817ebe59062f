import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { wordsOf } from '../api/words';
import { refreshProducts } from '../catalogue/refresh';
import { undoChange } from '../catalogue/use-product';
import { wrongOf } from '../catalogue/wrong';
import { Button } from '../ui/button';
import { Choice, Field } from '../ui/fields';
import { Problem } from '../ui/states';
import { offerUndo, say } from '../ui/toast';
import { heldWords, reasons, unitsIn, whatCounts, type ProductStock, type Reason, type Shelf } from './words';

interface Props {
  product: { code: string; name: string };
  stock: ProductStock;
  store: string;
  onStore: (store: string) => void;
  onDone: () => void;
}

interface Adjustment {
  product: Props['product'];
  shelf: Shelf | undefined;
  store: string;
  note: string;
  reload: () => Promise<void>;
}

/** Sends what was counted, and says what became of it. */
const useAdjust = ({ product, shelf, store, note, reload }: Adjustment, after: () => void) =>
  useMove(
    ({ units, why }: { units: number; why: Reason }, idempotencyKey) =>
      api.post('/backoffice/api/stock/adjustments', {
        body: {
          product: product.code,
          store,
          counted: units,
          ...(shelf && { expected: shelf.onHand }),
          reason: why,
          ...(note && { note }),
        },
        idempotencyKey,
      }),
    async ({ isWaiting, act, stock }) => {
      after();
      await reload();
      if (isWaiting) return say('It waits for a second person: nothing is changed yet.');
      if (act === undefined) return say('It stands like this already.');
      const now = stock.shelves.find((each) => each.store.code === store)?.onHand;
      offerUndo(`${product.name}: ${shelf?.onHand ?? 0} is ${now} now.`, () => {
        undoChange({ act, what: 'stock' })
          .then(
            () => say('Undone.'),
            (problem: unknown) => say(wordsOf(problem), true),
          )
          .finally(() => void reload());
      });
    },
  );

/** What is on the shelf, counted, with a reason; large corrections wait for a second person. */
export function AdjustForm({ product, stock, store, onStore, onDone }: Props) {
  const cache = useQueryClient();
  const shelf = stock.shelves.find((each) => each.store.code === store);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState<Reason | ''>('');
  const [note, setNote] = useState('');
  const counted = unitsIn(typed);
  const reload = () => refreshProducts(cache);
  const move = useAdjust({ product, shelf, store, note: note.trim(), reload }, () => {
    setTyped('');
    setReason('');
    setNote('');
    onDone();
  });
  const wrong = wrongOf(move.problem);
  const send = () => {
    if (counted !== undefined && reason) void move.send({ units: counted, why: reason });
  };
  return (
    <form
      className="stack t8"
      aria-label="Adjust stock"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h3>Adjust</h3>
      <Choice label="Where" value={store} onChange={({ target }) => onStore(target.value)}>
        {!store && <option value="">Choose</option>}
        {stock.shelves.map((each) => (
          <option key={each.store.code} value={each.store.code}>
            {each.store.name}, {each.onHand} on hand
          </option>
        ))}
      </Choice>
      <div className="g2">
        <Field
          label="Counted"
          hint={shelf && heldWords(shelf.reserved)}
          className="input num"
          inputMode="numeric"
          autoComplete="off"
          error={wrong('counted') ?? (typed.trim() && counted === undefined ? 'A whole number' : undefined)}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Choice
          label="Reason"
          value={reason}
          error={wrong('reason')}
          onChange={({ target }) => setReason(target.value as Reason)}
        >
          {!reason && <option value="">Choose</option>}
          {reasons.map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </Choice>
      </div>
      <Field
        label="Note (optional)"
        maxLength={300}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <p className="tiny muted">{whatCounts}</p>
      {shelf && counted !== undefined && counted !== shelf.onHand && (
        <p aria-live="polite">
          {shelf.store.name} <del>{shelf.onHand}</del> <ins>{counted}</ins>
        </p>
      )}
      <Problem problem={move.problem} onReload={() => void reload()} />
      <Button
        type="submit"
        kind="pri"
        busy={move.busy}
        disabled={!store || counted === undefined || !reason || counted === shelf?.onHand}
      >
        {counted === undefined ? 'Adjust' : `Set to ${counted}`}
      </Button>
      <p className="tiny muted">
        A reason is always asked. Corrections of much value wait for a second person.
      </p>
    </form>
  );
}

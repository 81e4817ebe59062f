import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '@/shared/api/errors';
import { apiPath } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import { api } from '../api/client';
import { useApi } from '../api/query';
import { useMove } from '../api/use-move';
import { wordsOf } from '../api/words';
import { Previewed } from '../list/bulk';
import { Choice, Field } from '../ui/fields';
import { counted } from '../ui/money';
import { Badge, Segments } from '../ui/parts';
import { MoveDialog } from '../ui/move-dialog';
import { Note } from '../ui/states';
import { offerUndo, say } from '../ui/toast';
import { Scroll } from '../ui/scroll';
import { changeIn, firstForm, type PriceChange, type PriceForm } from './bulk-rules';
import { CategoryChoice } from './category-choice';
import { refreshProducts } from './refresh';

export type BulkKind = 'price' | 'onSale' | 'category' | 'fact';

type Change = Schema<'StaffBulkChange'>;
type Preview = Schema<'StaffBulkPreview'>;
type Selection = Schema<'StaffSelection'>;

interface Props {
  kind: BulkKind;
  selection: Selection;
  count: number;
  onDone: () => void;
  onClose: () => void;
}

const titles: Record<BulkKind, string> = {
  price: 'Change prices',
  onSale: 'Show or hide',
  category: 'Move to another category',
  fact: 'Set a fact',
};

/** What is typed means one of these; of what means nothing yet nothing is asked. */
type Request = { prices: PriceChange } | { products: Change } | { wrong: string };

const preview = (selection: Selection, request: Request): Promise<Preview> =>
  'prices' in request
    ? api.post('/backoffice/api/bulk/prices/preview', { body: { selection, change: request.prices } })
    : api.post('/backoffice/api/bulk/products/preview', {
        body: { selection, change: 'products' in request ? request.products : {} },
      });

/** One change of many products: what would change and what is skipped stands there before it is done. */
export function BulkDialog({ kind, selection, count, onDone, onClose }: Props) {
  const cache = useQueryClient();
  const [price, setPrice] = useState<PriceForm>(firstForm);
  const [isOnSale, setOnSale] = useState(false);
  const [category, setCategory] = useState('');
  const [fact, setFact] = useState({ code: '', value: '' });
  const [why, setWhy] = useState('');
  const request = requestOf(kind, price, isOnSale, category, fact);
  const isMeant = !('wrong' in request);
  const asked = useQuery<Preview, ApiError>({
    queryKey: ['bulk', selection, request],
    queryFn: () => preview(selection, request),
    enabled: isMeant,
    staleTime: 0,
  });
  const sums = isMeant ? asked.data : undefined;
  const reload = () => void refreshProducts(cache);
  const undo = async (batch: string) => {
    const path = { batchId: batch };
    try {
      const { changed } = await ('prices' in request
        ? api.post('/backoffice/api/bulk/prices/{batchId}/undo', { path, body: {} })
        : api.post('/backoffice/api/bulk/products/{batchId}/undo', { path, body: {} }));
      say(`Undone in ${counted(changed, 'product')}.`);
      reload();
    } catch (problem) {
      say(wordsOf(problem), true);
    }
  };
  const move = useMove(
    (mark: string, idempotencyKey) => {
      const said = { selection, mark, ...(why.trim() && { why: why.trim() }) };
      return 'prices' in request
        ? api.post('/backoffice/api/bulk/prices', {
            body: { ...said, change: request.prices },
            idempotencyKey,
          })
        : api.post('/backoffice/api/bulk/products', {
            body: { ...said, change: 'products' in request ? request.products : {} },
            idempotencyKey,
          });
    },
    ({ isWaiting, batch, changed }: Schema<'StaffBulkDone'>) => {
      onDone();
      reload();
      if (isWaiting) say('It waits for a second person: nothing is changed yet.');
      else if (batch) offerUndo(`Changed ${counted(changed, 'product')}.`, () => void undo(batch));
      else say('Nothing had to be changed.');
    },
  );
  return (
    <MoveDialog
      title={`${titles[kind]}, ${counted(count, 'product')}`}
      confirm={sums ? confirmWords(sums) : 'Say what is changed'}
      wide
      move={move}
      disabled={!sums || sums.changing === 0 || asked.isFetching}
      onSend={() => {
        if (sums) void move.send(sums.mark).then((isDone) => !isDone && void asked.refetch());
      }}
      onClose={onClose}
      onReload={reload}
    >
      {kind === 'price' && <PriceFields form={price} onChange={setPrice} />}
      {kind === 'onSale' && (
        <Segments
          label="In the shop"
          value={isOnSale ? 'show' : 'hide'}
          choices={[
            ['show', 'Show in the shop'],
            ['hide', 'Hide'],
          ]}
          onChange={(how) => setOnSale(how === 'show')}
        />
      )}
      {kind === 'category' && <CategoryChoice label="Category" value={category} onChange={setCategory} />}
      {kind === 'fact' && <FactFields department={selection.department} fact={fact} onChange={setFact} />}
      <Field
        label="Why? (optional)"
        hint="Stands in the audit log."
        maxLength={300}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
      <Previewed
        asked={asked}
        className="stack t8"
        rows={4}
        idle={'wrong' in request && <p className="muted">{request.wrong}.</p>}
      >
        {(preview) => <Shown sums={preview} />}
      </Previewed>
    </MoveDialog>
  );
}

function requestOf(
  kind: BulkKind,
  price: PriceForm,
  onSale: boolean,
  category: string,
  fact: { code: string; value: string },
): Request {
  switch (kind) {
    case 'price': {
      const meant = changeIn(price);
      return 'wrong' in meant ? meant : { prices: meant.change };
    }
    case 'onSale':
      return { products: { onSale } };
    case 'category':
      return category ? { products: { category } } : { wrong: 'Choose a category' };
    default:
      return fact.code
        ? { products: { fact: { code: fact.code, values: fact.value.trim() ? [fact.value.trim()] : [] } } }
        : { wrong: 'Choose a fact' };
  }
}

const confirmWords = ({ changing, isForTwo }: Preview) =>
  changing === 0
    ? 'Nothing would change'
    : isForTwo
      ? `Ask a second person to change ${counted(changing, 'product')}`
      : `Change ${counted(changing, 'product')}`;

/** So many are shown; the sums are of all. */
const shownAtMost = 100;

const Shown = ({ sums }: { sums: Preview }) => (
  <>
    <p>
      <b>{counted(sums.changing, 'product')}</b> would change
      {sums.skipped > 0 && `, ${sums.skipped} stay as they are`}.
    </p>
    {sums.isForTwo && (
      <Note kind="warn">
        A price moves so far that a second person has to agree: all of it waits for that.
      </Note>
    )}
    <Scroll label="What would change" className="cardt preview">
      <table className="t d">
        <caption className="sr">What would change</caption>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Before and after</th>
          </tr>
        </thead>
        <tbody>
          {sums.entries.slice(0, shownAtMost).map(({ code, name, before, after, skipped, isLargeMove }) => (
            <tr key={code}>
              <td>
                {name} <small>{code}</small>
              </td>
              <td>
                {skipped ? (
                  <span className="muted">{skipped}</span>
                ) : (
                  <>
                    {before && <del>{before}</del>} {after !== undefined && <ins>{after || 'none'}</ins>}{' '}
                    {isLargeMove && <Badge kind="warn">Large move</Badge>}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
    {sums.entries.length > shownAtMost && (
      <p className="tiny muted">The first {shownAtMost} are shown; the figures are of all.</p>
    )}
  </>
);

function PriceFields({ form, onChange }: { form: PriceForm; onChange: (form: PriceForm) => void }) {
  const set = (part: Partial<PriceForm>) => onChange({ ...form, ...part });
  return (
    <>
      <Segments
        label="How"
        value={form.how}
        choices={[
          ['percent', 'By percent'],
          ['amount', 'By rand'],
          ['price', 'To one price'],
        ]}
        onChange={(how) => set({ how })}
      />
      <div className="g2">
        <Field
          label={form.how === 'percent' ? 'Percent' : 'Rand'}
          hint={form.how === 'price' ? 'VAT included.' : 'With a minus it goes down.'}
          inputMode="text"
          className="input num"
          autoComplete="off"
          data-first=""
          value={form.size}
          onChange={({ target }) => set({ size: target.value })}
        />
        {form.how !== 'price' && (
          <Choice
            label="Reckoned from"
            value={form.of}
            onChange={({ target }) => set({ of: target.value === 'wasPrice' ? 'wasPrice' : 'price' })}
          >
            <option value="price">The price</option>
            <option value="wasPrice">The was-price</option>
          </Choice>
        )}
        <Choice
          label="Rounded"
          value={form.rounding}
          onChange={({ target }) => set({ rounding: target.value as PriceForm['rounding'] })}
        >
          <option value="none">To the cent</option>
          <option value="99">To end in .99</option>
          <option value="00">To whole rand</option>
        </Choice>
        <Choice
          label="Was-price"
          value={form.was}
          onChange={({ target }) => set({ was: target.value as PriceForm['was'] })}
        >
          <option value="keep">Stays while it is above</option>
          <option value="former">Becomes the price of before</option>
          <option value="none">Goes</option>
        </Choice>
      </div>
    </>
  );
}

interface FactProps {
  department: string | undefined;
  fact: { code: string; value: string };
  onChange: (fact: { code: string; value: string }) => void;
}

function FactFields({ department, fact, onChange }: FactProps) {
  const [category, setCategory] = useState(department ?? '');
  const facts = useApi(
    category
      ? apiPath('/backoffice/api/categories/{categoryCode}/facts', { path: { categoryCode: category } })
      : null,
  );
  const one = facts.data?.facts.find(({ code }) => code === fact.code);
  return (
    <>
      <div className="g2">
        <CategoryChoice
          label="Facts asked in"
          value={category}
          onChange={(next) => {
            setCategory(next);
            onChange({ code: '', value: '' });
          }}
        />
        <Choice
          label="Fact"
          disabled={!facts.data}
          value={fact.code}
          onChange={({ target }) => onChange({ code: target.value, value: '' })}
        >
          <option value="">Choose</option>
          {facts.data?.facts.map(({ code, name, unit }) => (
            <option key={code} value={code}>
              {name}
              {unit && `, ${unit}`}
            </option>
          ))}
        </Choice>
      </div>
      {one &&
        (one.type === 'flag' ? (
          <Choice
            label={one.name}
            value={fact.value}
            onChange={({ target }) => onChange({ ...fact, value: target.value })}
          >
            <option value="">Not said</option>
            <option value="true">Yes</option>
            <option value="false">No</option>
          </Choice>
        ) : (
          <Field
            label={`${one.name}${one.unit ? `, ${one.unit}` : ''}`}
            hint="Empty takes the fact away."
            list="bulk-fact-values"
            inputMode={one.type === 'number' ? 'decimal' : undefined}
            autoComplete="off"
            value={fact.value}
            onChange={({ target }) => onChange({ ...fact, value: target.value })}
          />
        ))}
      <datalist id="bulk-fact-values">
        {one?.values.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </>
  );
}

import '../styles/catalogue.css';
import '../styles/stock.css';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { apiPath } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import { Link, useQueryState } from '../address/address';
import { api } from '../api/client';
import { useApi } from '../api/query';
import { useMove } from '../api/use-move';
import { wordsOf } from '../api/words';
import { refreshProducts } from '../catalogue/refresh';
import { useHere, useMay } from '../frame/staff-context';
import { Button, IconButton } from '../ui/button';
import { Choice, Field } from '../ui/fields';
import { counted, money } from '../ui/money';
import { MoveDialog } from '../ui/move-dialog';
import { Empty, Note, Problem } from '../ui/states';
import { say } from '../ui/toast';
import { Scroll } from '../ui/scroll';
import { entriesOf, isReady, most, oldLines, withFound, without, withTyped, type Sheet } from './count-rules';
import { canScan, ScannerDialog } from './scanner';
import { useSheet } from './use-sheet';
import { unitsIn, whatCounts } from './words';

type Preview = Schema<'StaffCountPreview'>;

/** A count sheet: found by code, name or camera, counted, compared, applied. Made for a phone in the aisle. */
export function Screen() {
  const { shopName, staff } = useHere();
  const may = useMay();
  const [query] = useQueryState();
  const stores = useApi(apiPath('/backoffice/api/stock/stores'), { once: true });
  const [sheet, setSheet] = useSheet(staff.name, query.get('store') ?? '');
  const [preview, setPreview] = useState<Preview>();
  const compare = useMove(
    (body: Schema<'StaffCountForm'>) => api.post('/backoffice/api/stock/counts/preview', { body }),
    setPreview,
  );
  const press = () => {
    if (isReady(sheet)) void compare.send({ store: sheet.store, entries: entriesOf(sheet) });
  };
  if (!may('stock')) return <Empty>Your role does not count stock. Ask an owner.</Empty>;
  return (
    <>
      <title>{`Count | ${shopName} back office`}</title>
      <nav aria-label="Where this is" className="small">
        <Link to="/stock">Stock</Link> / Count
      </nav>
      <div className="hd">
        <h1>Count</h1>
        {sheet.lines.length > 0 && (
          <div className="fl acts">
            <Button onClick={() => setSheet(({ store }) => ({ store, lines: [] }))}>Throw it away</Button>
          </div>
        )}
      </div>
      <div className="stack count-sheet">
        <Choice
          label="Where"
          value={sheet.store}
          onChange={({ target }) => setSheet((before) => ({ ...before, store: target.value }))}
        >
          {!sheet.store && <option value="">Choose a store</option>}
          {stores.data?.stores.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Choice>
        <p className="small muted">{whatCounts}</p>
        <Finder onFound={(found) => setSheet((before) => withFound(before, found, Date.now()))} />
        <Lines sheet={sheet} onChange={setSheet} />
        {sheet.lines.length > most && (
          <Note kind="bad">At most {most} products at once: apply these first, and count on then.</Note>
        )}
        <Problem problem={compare.problem} />
        <div className="fl count-acts">
          <Button kind="pri" busy={compare.busy} disabled={!isReady(sheet)} onClick={press}>
            Compare {counted(sheet.lines.length, 'product')}
          </Button>
          <span className="tiny muted">Nothing is changed by comparing. The sheet stays on this device.</span>
        </div>
      </div>
      {preview && (
        <ApplyDialog
          sheet={sheet}
          preview={preview}
          onClose={() => setPreview(undefined)}
          onAgain={press}
          onDone={() => {
            setPreview(undefined);
            setSheet(({ store }) => ({ store, lines: [] }));
          }}
        />
      )}
    </>
  );
}

type Found = { code: string; name: string; image?: string };

/** A product by code, EAN or name; a hand scanner types the code and presses Enter. */
function Finder({ onFound }: { onFound: (found: Found) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isScanning, setScanning] = useState(false);
  const [several, setSeveral] = useState<readonly Found[]>([]);
  const [reported, setReported] = useState('');
  const take = (found: Found) => {
    onFound(found);
    setSeveral([]);
    setTyped('');
    setReported(`${found.name}, one more.`);
    input.current?.focus();
  };
  const find = async (words: string) => {
    if (!words) return;
    try {
      const { products } = await api.get(
        apiPath('/backoffice/api/products', { query: { query: words, pageSize: 6 } }),
      );
      const exact = products.filter(({ code, ean }) => code === words || ean === words);
      const [one] = exact.length === 1 ? exact : products;
      if (one && (exact.length === 1 || products.length === 1)) return take(one);
      setSeveral(products);
      setReported(
        products.length === 0 ? `No product has “${words}”.` : `${products.length} products: choose one.`,
      );
    } catch (problem) {
      setReported(wordsOf(problem));
    }
  };
  return (
    <>
      <form
        className="count-find"
        action="/backoffice/stock/count"
        onSubmit={(event) => {
          event.preventDefault();
          void find(typed.trim());
        }}
      >
        <Field
          ref={input}
          label="Product"
          placeholder="Code, EAN or name"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">Find</Button>
        {canScan() && (
          <Button icon="camera" onClick={() => setScanning(true)}>
            Scan
          </Button>
        )}
      </form>
      <p role="status" className="small muted">
        {reported}
      </p>
      {several.length > 0 && (
        <ul className="pn np" aria-label="Found">
          {several.map((each) => (
            <li key={each.code}>
              <span className="grow">
                {each.name} <span className="muted tiny">{each.code}</span>
              </span>
              <Button onClick={() => take(each)}>This one</Button>
            </li>
          ))}
        </ul>
      )}
      {isScanning && (
        <ScannerDialog
          onClose={() => setScanning(false)}
          onCode={(code) => {
            setScanning(false);
            void find(code);
          }}
        />
      )}
    </>
  );
}

const Lines = ({
  sheet,
  onChange,
}: {
  sheet: Sheet;
  onChange: (change: (before: Sheet) => Sheet) => void;
}) =>
  sheet.lines.length === 0 ? (
    <div className="pn">
      <Empty>Nothing is counted yet. Find the first product.</Empty>
    </div>
  ) : (
    <ul className="pn np" aria-label="Counted">
      {sheet.lines.map(({ code, name, image, typed }) => (
        <li key={code}>
          <span className="plate pic m">
            {image && <img src={image} alt="" width="40" height="40" loading="lazy" />}
          </span>
          <span className="grow">
            <b>{name}</b>
            <br />
            <span className="muted tiny">{code}</span>
          </span>
          <input
            className="input num units"
            inputMode="numeric"
            autoComplete="off"
            aria-label={`Counted, ${name}`}
            aria-invalid={unitsIn(typed) === undefined || undefined}
            value={typed}
            onChange={({ target }) => onChange((before) => withTyped(before, code, target.value, Date.now()))}
          />
          <IconButton
            label={`One more, ${name}`}
            icon="plus"
            onClick={() =>
              onChange((before) => withTyped(before, code, String((unitsIn(typed) ?? 0) + 1), Date.now()))
            }
          />
          <IconButton
            label={`Take ${name} away`}
            icon="trash"
            onClick={() => onChange((before) => without(before, code))}
          />
        </li>
      ))}
    </ul>
  );

interface ApplyProps {
  sheet: Sheet;
  preview: Preview;
  onClose: () => void;
  onAgain: () => void;
  onDone: () => void;
}

/** The difference to what the shop has, before it is said to be so. */
function ApplyDialog({ sheet, preview, onClose, onAgain, onDone }: ApplyProps) {
  const cache = useQueryClient();
  const [note, setNote] = useState('');
  const move = useMove(
    (mark: string, idempotencyKey) =>
      api.post('/backoffice/api/stock/counts', {
        body: {
          store: sheet.store,
          entries: entriesOf(sheet),
          mark,
          ...(note.trim() && { note: note.trim() }),
        },
        idempotencyKey,
      }),
    async ({ isWaiting, count, changed }) => {
      onDone();
      await refreshProducts(cache);
      say(
        isWaiting
          ? 'It waits for a second person: nothing is changed yet.'
          : `${count ?? 'Counted'}: ${counted(changed, 'product')} corrected.`,
      );
    },
  );
  const { changing, same, skipped, value, isForTwo, lines } = preview;
  const [old] = useState(() => oldLines(sheet, Date.now()));
  return (
    <MoveDialog
      title="What the count changes"
      confirm={
        changing === 0
          ? 'All is as counted'
          : isForTwo
            ? `Ask a second person, ${counted(changing, 'product')}`
            : `Correct ${counted(changing, 'product')}`
      }
      wide
      move={move}
      disabled={changing === 0}
      onSend={() => void move.send(preview.mark)}
      onClose={onClose}
      onReload={onAgain}
    >
      <p>
        {counted(changing, 'product')} differ, {money(value)} in all. {same} as counted
        {skipped > 0 && `, ${skipped} skipped`}.
      </p>
      {old > 0 && (
        <Note kind="warn">
          {counted(old, 'product')} {old === 1 ? 'was' : 'were'} counted more than half an hour ago: what was
          sold since would be counted back. Count {old === 1 ? 'it' : 'them'} again.
        </Note>
      )}
      {isForTwo && <Note kind="warn">It is worth so much that a second person has to agree.</Note>}
      <Scroll label="Differences">
        <table className="t d">
          <caption className="sr">Differences</caption>
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col" className="num">
                Shop, counted
              </th>
              <th scope="col" className="num">
                Worth
              </th>
            </tr>
          </thead>
          <tbody>
            {lines
              .filter(({ difference, skipped: why }) => difference !== 0 || why !== undefined)
              .map((line) => (
                <tr key={line.product}>
                  <td>
                    {line.name} <small>{line.product}</small>
                  </td>
                  <td className="num">
                    {line.skipped ? (
                      <span className="wrong-note">{line.skipped}</span>
                    ) : (
                      <>
                        <del>{line.onHand}</del> <ins>{line.counted}</ins>
                      </>
                    )}
                  </td>
                  <td className="num">{line.skipped ? '–' : money(line.value)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </Scroll>
      <Field
        label="Note (optional)"
        maxLength={300}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </MoveDialog>
  );
}

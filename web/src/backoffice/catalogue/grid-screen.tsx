import '../styles/catalogue.css';
import { useState } from 'react';
import { Link, useBarrier, useQueryState, withQuery, withSearch } from '../address/address';
import { useHere } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { counted } from '../ui/money';
import { Bones, Empty, Loaded, Note } from '../ui/states';
import { DifferenceDialog } from './difference-dialog';
import { FilterBar } from './filter-bar';
import { FactsChip } from './grid-facts';
import { GridTable } from './grid-table';
import { LeaveDialog } from './leave-dialog';
import { Sections } from './sections';
import { useGrid, type Grid } from './use-grid';

/** Many products as a sheet: changed cells are saved together, bad ones stay and say why. */
export function Screen() {
  const { shopName } = useHere();
  const [query, ask] = useQueryState();
  const grid = useGrid(query);
  const { codes, changes, bad, good } = grid;
  const [isComparing, setComparing] = useState(false);
  const [leave, setLeave] = useState<() => void>();
  const unsaved = changes.length + bad.length + grid.elsewhere;
  useBarrier(unsaved > 0, (go) => setLeave(() => go));
  useShortcuts('Bulk edit', [
    { keys: 'Ctrl s', what: 'Save', run: grid.save },
    { keys: 'Ctrl z', what: 'Undo typing', run: grid.undoTyping },
    { keys: 'f', what: 'Search', run: () => document.getElementById('product-search')?.focus() },
  ]);
  return (
    <>
      <title>{`Bulk edit | ${shopName} back office`}</title>
      <div className="hd">
        <h1>Catalogue</h1>
      </div>
      <Sections now="grid" />
      <Choose grid={grid} onAsk={ask} />
      <Notes grid={grid} />
      <Bar
        changes={good.length}
        inProducts={new Set(good.map(({ row }) => row)).size}
        bad={bad}
        isSaving={grid.isSaving}
        onUndoAll={grid.drop}
        onCompare={() => setComparing(true)}
        onSave={grid.save}
      />
      <Sheet grid={grid} />
      <nav className="pg" aria-label="Pages">
        <span className="muted num">
          {grid.products.length} of {counted(grid.total, 'product')}
        </span>
        <span className="fl">
          {grid.filters.cursor && (
            <Link
              className="btn xs plain"
              to={withSearch('/catalogue/grid', withQuery(query, { cursor: undefined }))}
            >
              First page
            </Link>
          )}
          {grid.list.data?.next && codes.length === 0 && (
            <Link
              className="btn xs plain"
              to={withSearch('/catalogue/grid', withQuery(query, { cursor: grid.list.data.next }))}
            >
              Next
            </Link>
          )}
        </span>
      </nav>
      {isComparing && (
        <DifferenceDialog
          {...{ changes, bad }}
          columns={grid.columns}
          products={grid.products}
          isSaving={grid.isSaving}
          onClose={() => setComparing(false)}
          onSave={() => {
            setComparing(false);
            grid.save();
          }}
        />
      )}
      {leave && (
        <LeaveDialog
          count={unsaved}
          onStay={() => setLeave(undefined)}
          onLeave={() => {
            grid.drop();
            leave();
          }}
        />
      )}
    </>
  );
}

/** Which products are rows, and which facts are columns. */
function Choose({ grid, onAsk }: { grid: Grid; onAsk: (set: Record<string, string | undefined>) => void }) {
  const { codes, facts, filters, products } = grid;
  const ofTheFirst = products[0]?.category.code ?? '';
  if (codes.length === 0)
    return (
      <>
        <FilterBar key={filters.query} filters={filters} place="/catalogue/grid" onAsk={onAsk}>
          <FactsChip department={filters.department || ofTheFirst} facts={facts} onAsk={onAsk} />
        </FilterBar>
        <Keys />
      </>
    );
  return (
    <div className="fl">
      <Link className="chip f set" to="/catalogue/grid">
        {counted(codes.length, 'chosen product')} <Icon name="x" size="xs" />
      </Link>
      <FactsChip department={ofTheFirst} facts={facts} onAsk={onAsk} />
      <Keys />
    </div>
  );
}

const Notes = ({ grid: { missing, waiting, elsewhere } }: { grid: Grid }) => (
  <>
    {missing > 0 && (
      <Note kind="warn">{counted(missing, 'product')} could not be shown. They may be gone.</Note>
    )}
    {elsewhere > 0 && <Note>{counted(elsewhere, 'change')} on another page of the list wait there.</Note>}
    {waiting > 0 && (
      <Note kind="warn" live>
        {counted(waiting, 'price')} moved so far that a second person has to agree.{' '}
        <Link to="/catalogue/waiting">Waiting prices</Link>
      </Note>
    )}
  </>
);

function Sheet({ grid }: { grid: Grid }) {
  const { codes, list, isEmpty, products, filters, columns, typed, changes, bad, savedAt } = grid;
  if (codes.length === 0 && list.data === undefined)
    return (
      <Loaded query={list} bones={<Bones rows={12} height={36} />}>
        {() => null}
      </Loaded>
    );
  if (isEmpty)
    return (
      <div className="pn">
        <Empty action={<Link to="/catalogue/grid">Show all products</Link>}>
          {filters.query ? `No product has “${filters.query}”.` : 'No product is in this view.'}
        </Empty>
      </div>
    );
  if (products.length === 0) return <Bones rows={12} height={36} />;
  return (
    <GridTable
      rows={products.map(({ code, name, images }) => ({ code, name, imageUrl: images[0]?.preview }))}
      {...{ columns, typed, changes, bad, savedAt }}
      onType={grid.type}
    />
  );
}

const keys = [
  ['Tab', 'Enter', 'next cell'],
  ['Ctrl', 'D', 'fill down'],
  ['Ctrl', 'V', 'paste from a sheet'],
  ['Ctrl', 'Z', 'undo'],
] as const;

const Keys = () => (
  <p className="keys">
    {keys.map(([one, other, what]) => (
      <span key={what}>
        <kbd className="kbd">{one}</kbd> <kbd className="kbd">{other}</kbd> {what}
      </span>
    ))}
  </p>
);

interface BarProps {
  changes: number;
  inProducts: number;
  bad: readonly { row: string; wrong: string }[];
  isSaving: boolean;
  onUndoAll: () => void;
  onCompare: () => void;
  onSave: () => void;
}

/** How much is changed, what is wrong, and the ways on. */
function Bar({ changes, inProducts, bad, isSaving, onUndoAll, onCompare, onSave }: BarProps) {
  if (changes === 0 && bad.length === 0) return null;
  const reasons = [...new Set(bad.map(({ wrong }) => wrong))];
  return (
    <div className="bulk at-foot">
      <span role="status" className="fl">
        <b>
          {counted(changes, 'change')} in {counted(inProducts, 'product')}
        </b>
        {bad.length > 0 && (
          <span className="small ii say">
            <Icon name="alert" size="xs" />
            <span>
              {counted(bad.length, 'cell')} to fix: {reasons.slice(0, 3).join(' | ')}
            </span>
          </span>
        )}
      </span>
      <span className="push" />
      <button type="button" onClick={onUndoAll}>
        Undo all
      </button>
      <button type="button" onClick={onCompare}>
        See difference
      </button>
      {changes > 0 && (
        <Button kind="ghost" className="go" keys="Ctrl S" busy={isSaving} onClick={onSave}>
          Save {changes}
          {bad.length > 0 && `, leave ${bad.length}`}
        </Button>
      )}
    </div>
  );
}

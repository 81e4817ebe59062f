import {
  createColumnHelper,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type OnChangeFn,
  type RowSelectionState,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { Link } from '../address/address';
import { money } from '../ui/money';
import { Badge } from '../ui/parts';
import { Tick } from '../ui/tick';
import { ageOf } from '../ui/times';
import { stateOf, stockOf, type ProductRow } from './words';

export const columnNames = {
  status: 'Status',
  price: 'Price',
  was: 'Was',
  stock: 'Stock',
  category: 'Category',
  ean: 'EAN',
  changed: 'Changed',
} as const;
export type ColumnName = keyof typeof columnNames;

const features = tableFeatures({ rowSelectionFeature });
const column = createColumnHelper<typeof features, ProductRow>();

/** Those somebody may leave out. */
const optional = {
  status: column.display({
    id: 'status',
    header: columnNames.status,
    cell: ({ row: { original } }) => {
      const { words, badge } = stateOf(original);
      return <Badge kind={badge}>{words}</Badge>;
    },
  }),
  price: column.display({
    id: 'price',
    header: columnNames.price,
    cell: ({ row: { original } }) =>
      original.price ? <b>{money(original.price)}</b> : <span className="late">No price</span>,
  }),
  was: column.display({
    id: 'was',
    header: columnNames.was,
    cell: ({ row: { original } }) => (original.wasPrice ? money(original.wasPrice) : '–'),
  }),
  stock: column.display({
    id: 'stock',
    header: columnNames.stock,
    cell: ({ row: { original } }) => {
      const { words, isLate } = stockOf(original);
      return <span className={isLate ? 'late' : undefined}>{words}</span>;
    },
  }),
  category: column.display({
    id: 'category',
    header: columnNames.category,
    cell: ({ row: { original } }) => original.category.name,
  }),
  ean: column.display({
    id: 'ean',
    header: columnNames.ean,
    cell: ({ row: { original } }) => original.ean ?? '–',
  }),
  changed: column.display({
    id: 'changed',
    header: columnNames.changed,
    cell: ({ row: { original } }) => (
      <>
        {ageOf(original.changedAt)} ago
        <small>{original.changedBy ?? 'Import'}</small>
      </>
    ),
  }),
};

function columnsWith(
  shown: readonly ColumnName[],
  hrefOf: (code: string) => string,
  onPeek: ((code: string) => void) | undefined,
) {
  return column.columns([
    column.display({
      id: 'tick',
      header: ({ table }) => (
        <Tick
          label="Select all on this page"
          checked={table.getIsAllRowsSelected()}
          some={table.getIsSomeRowsSelected()}
          onChange={table.getToggleAllRowsSelectedHandler()}
        />
      ),
      cell: ({ row }) => (
        <Tick
          label={`Select ${row.original.name}`}
          checked={row.getIsSelected()}
          onChange={row.getToggleSelectedHandler()}
        />
      ),
    }),
    column.display({
      id: 'name',
      header: 'Product',
      cell: ({ row: { original } }) => (
        <div className="th">
          <span className="plate pic">
            {original.image && <img src={original.image} alt="" width="32" height="32" loading="lazy" />}
          </span>
          <span>
            <Link
              className="ell name"
              to={hrefOf(original.code)}
              onClick={(event) => {
                if (!onPeek || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
                event.preventDefault();
                onPeek(original.code);
              }}
            >
              {original.name}
            </Link>
            <small>
              {original.code}, {original.brand.name}
            </small>
          </span>
        </div>
      ),
    }),
    ...shown.map((name) => optional[name]),
  ]);
}

/** Figures stand on the right of a column; on a phone some stand on the right of a card, and some only in the product. */
const figures = new Set(['price', 'was', 'stock']);
const onTheRight = new Set(['price', 'stock']);
const notOnCards = new Set(['tick', 'was', 'changed', 'ean']);

interface Props {
  rows: ProductRow[];
  shown: readonly ColumnName[];
  ticked: RowSelectionState;
  onTick: OnChangeFn<RowSelectionState>;
  current: string | undefined;
  /** Others are on their way. */
  isOld: boolean;
  hrefOf: (code: string) => string;
  onPeek: ((code: string) => void) | undefined;
}

const classesOf = (id: string) =>
  [
    figures.has(id) && 'num',
    onTheRight.has(id) && 'r',
    notOnCards.has(id) && 'hm',
    id === 'name' && 'whole',
    `c-${id}`,
  ]
    .filter(Boolean)
    .join(' ');

export function ProductTable({ rows, shown, ticked, onTick, current, isOld, hrefOf, onPeek }: Props) {
  const columns = useMemo(() => columnsWith(shown, hrefOf, onPeek), [shown, hrefOf, onPeek]);
  const table = useTable({
    features,
    data: rows,
    columns,
    getRowId: ({ code }) => code,
    state: { rowSelection: ticked },
    onRowSelectionChange: onTick,
    enableRowSelection: true,
  });
  return (
    <div className="pn np tw cardt" aria-busy={isOld || undefined}>
      <table className="t nw products">
        <caption className="sr">Products</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id} scope="col" className={figures.has(header.id) ? 'num' : undefined}>
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr
              key={row.id}
              className={[row.getIsSelected() && 'on', row.id === current && 'cur'].filter(Boolean).join(' ')}
            >
              {row.getAllCells().map((cell) => (
                <td key={cell.id} className={classesOf(cell.column.id)}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

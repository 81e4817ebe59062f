import {
  createColumnHelper,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type OnChangeFn,
  type RowSelectionState,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { clockOf } from '@/shared/i18n/dates';
import { Link } from '../address/address';
import { Icon } from '../ui/icon';
import { money } from '../ui/money';
import { Badge } from '../ui/parts';
import { Tick } from '../ui/tick';
import { isOlderThanADay, shortDay } from '../ui/times';
import { partWords, paymentWords, statusesOf, wayWords, type OrderRow } from './words';

const placedWords = (at: string) => (isOlderThanADay(at) ? `${shortDay(at)}, ${clockOf(at)}` : clockOf(at));

/** What was promised for the first part that is not there yet. */
const promiseOf = ({ parts }: OrderRow) =>
  parts.find(({ promise, nextStep }) => promise && nextStep)?.promise ?? parts[0]?.promise;

const features = tableFeatures({ rowSelectionFeature });
const column = createColumnHelper<typeof features, OrderRow>();

const columnsWith = (hrefOf: (code: string) => string, onPeek: ((code: string) => void) | undefined) =>
  column.columns([
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
          label={`Select ${row.id}`}
          checked={row.getIsSelected()}
          onChange={row.getToggleSelectedHandler()}
        />
      ),
    }),
    column.accessor('code', {
      header: 'Order',
      cell: ({ row: { original } }) => (
        <>
          <Link
            to={hrefOf(original.code)}
            onClick={(event) => {
              if (!onPeek || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
              event.preventDefault();
              onPeek(original.code);
            }}
          >
            {original.code}
          </Link>
          <small>{placedWords(original.placedAt)}</small>
        </>
      ),
    }),
    column.accessor('customerName', {
      header: 'Customer',
      cell: ({ row: { original } }) => (
        <>
          <span className="ell name">{original.customerName}</span>
          <small>{[original.town, original.postalCode].filter(Boolean).join(' ')}</small>
        </>
      ),
    }),
    column.display({
      id: 'way',
      header: 'Way',
      cell: ({ row: { original } }) => (
        <span className="ii">
          <Icon
            name={original.parts.every(({ delivery }) => delivery === 'pickup') ? 'store' : 'truck'}
            size="xs"
          />
          {wayWords(original.parts)}
        </span>
      ),
    }),
    column.accessor('total', { header: 'Total', cell: ({ getValue }) => money(getValue()) }),
    column.display({
      id: 'payment',
      header: 'Payment',
      cell: ({ row: { original } }) => {
        const { words, badge } = paymentWords(original);
        return (
          <>
            <Badge kind={badge}>{words}</Badge>
            <small>{original.paymentMode}</small>
          </>
        );
      },
    }),
    column.display({
      id: 'status',
      header: 'Status',
      cell: ({ row: { original } }) => (
        <span className="badges">
          {original.isPreOrder && <Badge>Pre-order</Badge>}
          {statusesOf(original.parts).map((status) => (
            <Badge key={status} kind={partWords(status).badge}>
              {partWords(status).words}
            </Badge>
          ))}
        </span>
      ),
    }),
    column.display({
      id: 'promise',
      header: 'Promised',
      cell: ({ row: { original } }) => <span className="promise">{promiseOf(original)}</span>,
    }),
  ]);

/** On a phone these stand on the right of a card. */
const onTheRight = new Set(['customerName', 'total', 'status']);

interface Props {
  rows: OrderRow[];
  ticked: RowSelectionState;
  onTick: OnChangeFn<RowSelectionState>;
  current: string | undefined;
  /** Others are on their way. */
  isOld: boolean;
  hrefOf: (code: string) => string;
  onPeek: ((code: string) => void) | undefined;
}

export function OrderTable({ rows, ticked, onTick, current, isOld, hrefOf, onPeek }: Props) {
  const columns = useMemo(() => columnsWith(hrefOf, onPeek), [hrefOf, onPeek]);
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
      <table className="t nw orders">
        <caption className="sr">Orders</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id} scope="col" className={header.id === 'total' ? 'num' : undefined}>
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
                <td
                  key={cell.id}
                  className={[
                    cell.column.id === 'tick' && 'hm',
                    cell.column.id === 'total' && 'num',
                    onTheRight.has(cell.column.id) && 'r',
                  ]
                    .filter(Boolean)
                    .join(' ')}
                >
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

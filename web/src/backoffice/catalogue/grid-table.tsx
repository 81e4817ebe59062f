import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react';
import { Icon } from '../ui/icon';
import {
  cellOf,
  cellsIn,
  filledDown,
  pasted,
  shownIn,
  type Bad,
  type Change,
  type Column,
  type Place,
  type Typed,
} from './grid-rules';

export interface GridRow {
  code: string;
  name: string;
  imageUrl?: string;
}

interface Props {
  rows: readonly GridRow[];
  columns: readonly Column[];
  typed: Typed;
  changes: readonly Change[];
  bad: readonly Bad[];
  /** As it is shown when nothing was typed; nothing where this product has no such fact. */
  savedAt: (row: string, column: string) => string | undefined;
  onType: (typed: Typed) => void;
}

const isNumber = ({ kind }: Column) => kind === 'price' || kind === 'number';

const idOf = ({ row, column }: Place) => `cell-${row}-${column}`;

/** Where one is in the sheet and what keys do there: arrows and Enter move, Ctrl D fills down, Ctrl V pastes a column. */
function useSheetKeys(
  { rows, columns, typed, savedAt, onType }: Props,
  table: RefObject<HTMLTableElement | null>,
) {
  const [at, setAt] = useState<Place>();
  /** Where a range in one column begins; it ends where one is. */
  const [from, setFrom] = useState<Place>();
  const grid = { rows: rows.map(({ code }) => code), columns };
  const wordsAt = ({ row, column }: Place) => {
    const code = rows[row]!.code;
    const { id } = columns[column]!;
    return typed[cellOf(code, id)] ?? savedAt(code, id) ?? '';
  };
  const goTo = (to: Place, isRange: boolean) => {
    const cell = table.current?.querySelector<HTMLElement>(`#${idOf(to)}`);
    if (!cell) return;
    setFrom(isRange ? (from ?? at) : undefined);
    cell.focus();
    if (cell instanceof HTMLInputElement) cell.select();
  };
  const fillDown = (here: Place) => {
    const first = Math.min(from?.row ?? here.row - 1, here.row);
    if (first < 0) return;
    const top = { row: first, column: here.column };
    onType(filledDown(grid, typed, top, Math.max(from?.row ?? here.row, here.row), wordsAt(top)));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>, here: Place) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, currentTarget } = event;
    if (altKey) return;
    if (ctrlKey || metaKey) {
      if (key.toLowerCase() !== 'd') return;
      event.preventDefault();
      return fillDown(here);
    }
    const step = { ArrowDown: 1, ArrowUp: -1, Enter: shiftKey ? -1 : 1 }[key];
    if (step === undefined || (currentTarget instanceof HTMLSelectElement && key !== 'Enter')) return;
    event.preventDefault();
    goTo({ row: here.row + step, column: here.column }, shiftKey && key !== 'Enter');
  };
  const onPaste = (event: ClipboardEvent, here: Place) => {
    const words = event.clipboardData.getData('text/plain');
    if (cellsIn(words).flat().length <= 1) return;
    event.preventDefault();
    onType(pasted(grid, typed, here, words));
  };
  const isPicked = (row: number, column: number) =>
    from !== undefined &&
    at?.column === column &&
    from.column === column &&
    row >= Math.min(from.row, at.row) &&
    row <= Math.max(from.row, at.row);
  const onFocus = (here: Place) => {
    setAt(here);
    if (from?.column !== here.column) setFrom(undefined);
  };
  return { onKeyDown, onPaste, onFocus, isPicked };
}

/** A sheet: what is typed stands in it until it is saved; changed and bad cells are marked. */
export function GridTable(props: Props) {
  const { rows, columns, typed, changes, bad, savedAt, onType } = props;
  const table = useRef<HTMLTableElement>(null);
  const keys = useSheetKeys(props, table);
  const cellAt = (row: number, n: number) => {
    const { code, name } = rows[row]!;
    const column = columns[n]!;
    const place = { row, column: n };
    const cell = cellOf(code, column.id);
    const saved = savedAt(code, column.id);
    if (saved === undefined)
      return (
        <span className="muted" title="Several values: open the product to change them">
          –
        </span>
      );
    return (
      <Cell
        id={idOf(place)}
        column={column}
        label={`${column.name}, ${name}`}
        value={typed[cell] ?? shownIn(column, saved)}
        isChanged={changes.some((each) => each.row === code && each.column === column.id)}
        wrong={bad.find((each) => each.row === code && each.column === column.id)?.wrong}
        onFocus={() => keys.onFocus(place)}
        onKeyDown={(event) => keys.onKeyDown(event, place)}
        onPaste={(event) => keys.onPaste(event, place)}
        onChange={(words) => onType({ ...typed, [cell]: words })}
      />
    );
  };
  return (
    <div className="pn np tw">
      <table ref={table} className="t grid nw d">
        <caption className="sr">Products, one a row; what is typed is saved together</caption>
        <thead>
          <tr>
            <th scope="col" className="stay">
              Product
            </th>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={isNumber(column) ? 'num' : undefined}>
                {column.name}
                {column.unit && `, ${column.unit}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, name, imageUrl }, row) => (
            <tr key={code}>
              <th scope="row" className="stay">
                <div className="th">
                  <span className="plate pic">
                    {imageUrl && <img src={imageUrl} alt="" width="32" height="32" loading="lazy" />}
                  </span>
                  <span>
                    <b className="ell name">{name}</b>
                    <small>{code}</small>
                  </span>
                </div>
              </th>
              {columns.map((column, n) => (
                <td key={column.id} className={keys.isPicked(row, n) ? 'picked' : undefined}>
                  {cellAt(row, n)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  id: string;
  column: Column;
  label: string;
  value: string;
  isChanged: boolean;
  wrong: string | undefined;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) => void;
  onPaste: (event: ClipboardEvent) => void;
  onChange: (words: string) => void;
}

function Cell({ id, column, label, value, isChanged, wrong, onChange, ...events }: CellProps) {
  const classes = ['cell', column.kind, isNumber(column) && 'num', isChanged && 'ch', wrong && 'er'];
  const shared = {
    id,
    className: classes.filter(Boolean).join(' '),
    'aria-label': label,
    'aria-invalid': wrong !== undefined || undefined,
    'aria-describedby': wrong ? `${id}-wrong` : undefined,
    title: wrong,
    value,
    ...events,
  };
  const choices =
    column.kind === 'yesNo' ? ['yes', 'no'] : column.kind === 'choice' ? column.choices : undefined;
  return (
    <>
      {choices ? (
        <select {...shared} onChange={({ target }) => onChange(target.value)}>
          {!column.isRequired && column.kind === 'choice' && <option value="">–</option>}
          {!choices.includes(value) && value !== '' && <option value={value}>{value}</option>}
          {choices.map((each) => (
            <option key={each} value={each}>
              {column.kind === 'yesNo' ? (each === 'yes' ? 'Yes' : 'No') : each}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          autoComplete="off"
          spellCheck={column.kind === 'text'}
          inputMode={isNumber(column) ? 'decimal' : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {wrong && (
        <span id={`${id}-wrong`} className="sr">
          <Icon name="alert" size="xs" /> {wrong}
        </span>
      )}
    </>
  );
}

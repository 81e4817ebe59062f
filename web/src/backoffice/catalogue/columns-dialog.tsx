import { createStore, useStore } from '@/shared/state/store';
import { Dialog } from '../ui/dialog';
import { columnNames, type ColumnName } from './product-table';

const kept = 'backoffice.product-columns';
const all = Object.keys(columnNames) as ColumnName[];
const first: ColumnName[] = ['status', 'price', 'was', 'stock', 'category', 'changed'];

function read(): readonly ColumnName[] {
  try {
    const words = localStorage.getItem(kept);
    return words === null ? first : all.filter((each) => words.split(',').includes(each));
  } catch {
    return first;
  }
}

const columns = createStore(read());

/** The columns somebody sees, on this device. */
export const useColumns = (): readonly ColumnName[] => useStore(columns);

function show(name: ColumnName, isShown: boolean): void {
  const next = all.filter((each) => (each === name ? isShown : columns.get().includes(each)));
  columns.set(next);
  try {
    localStorage.setItem(kept, next.join(','));
  } catch {
    // They hold for this page only.
  }
}

export function ColumnsDialog({ onClose }: { onClose: () => void }) {
  const shown = useColumns();
  return (
    <Dialog title="Columns" onClose={onClose}>
      <div className="bd">
        {all.map((name) => (
          <label key={name} className="check">
            <input
              type="checkbox"
              className="tick"
              checked={shown.includes(name)}
              onChange={({ target }) => show(name, target.checked)}
            />
            {columnNames[name]}
          </label>
        ))}
        <p className="tiny muted">Kept on this device.</p>
      </div>
    </Dialog>
  );
}

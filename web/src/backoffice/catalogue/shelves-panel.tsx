import '../styles/stock.css';
import { useState } from 'react';
import { useMay } from '../frame/staff-context';
import { Named } from '../stock/named';
import { StockPanel, type Deed } from '../stock/stock-panel';
import type { Shelf } from '../stock/words';
import { IconButton } from '../ui/button';
import { counted } from '../ui/money';
import { Panel } from '../ui/parts';
import { whenOf } from '../ui/times';
import type { Product } from './words';

/** Where a product lies: stores that have some, the others on demand. */
export function ShelvesPanel({ product }: { product: Product }) {
  const [isAll, setAll] = useState(false);
  const [open, setOpen] = useState<{ store: string; deed: Deed }>();
  const { stock } = product;
  if (!stock) return null;
  const some = stock.shelves.filter(({ onHand, reserved }) => onHand > 0 || reserved > 0);
  const shown = isAll ? stock.shelves : some;
  return (
    <Panel
      id="stock"
      title="Stock by store"
      beside={
        <span className="small muted">
          <b>{stock.free}</b> free in {some.length} of {counted(stock.shelves.length, 'place')}.{' '}
          {some.length < stock.shelves.length && (
            <button type="button" className="link" aria-pressed={isAll} onClick={() => setAll(!isAll)}>
              {isAll ? 'Only those with some' : 'All places'}
            </button>
          )}
        </span>
      }
    >
      {shown.length === 0 ? (
        <p className="muted">No store has any.</p>
      ) : (
        <div className="tw cardt">
          <table className="t nw stock">
            <caption className="sr">Stock by store</caption>
            <thead>
              <tr>
                <th scope="col">Store</th>
                <th scope="col" className="num">
                  On hand
                </th>
                <th scope="col" className="num">
                  Held
                </th>
                <th scope="col" className="num">
                  Free
                </th>
                <th scope="col">Counted</th>
                <th scope="col">
                  <span className="sr">Do</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((shelf) => (
                <Row key={shelf.store.code} shelf={shelf} onDeed={setOpen} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {open && (
        <StockPanel
          product={{ code: product.code, name: product.name, image: product.images[0]?.preview }}
          {...open}
          isBeside={false}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Panel>
  );
}

interface RowProps {
  shelf: Shelf;
  onDeed: (deed: { store: string; deed: Deed }) => void;
}

function Row({ shelf: { store, onHand, reserved, free, countedAt, countedBy }, onDeed }: RowProps) {
  const may = useMay();
  return (
    <tr>
      <td className="whole">
        {store.name}
        <small>
          {store.code}
          {store.isWarehouse && ', warehouse'}
        </small>
      </td>
      <td className="num">
        <Named name="On hand" />
        {onHand}
      </td>
      <td className="num r">
        <Named name="Held" />
        {reserved}
      </td>
      <td className="num">
        <Named name="Free" />
        <b>{free}</b>
      </td>
      <td className="hm">
        {countedAt ? whenOf(countedAt) : '–'}
        {countedBy && <small>{countedBy}</small>}
      </td>
      <td className="num r">
        {may('stock') && (
          <span className="fl tight">
            <IconButton
              label={`Move, ${store.name}`}
              icon="swap"
              onClick={() => onDeed({ store: store.code, deed: 'move' })}
            />
            <IconButton
              label={`Adjust, ${store.name}`}
              icon="edit"
              onClick={() => onDeed({ store: store.code, deed: 'adjust' })}
            />
          </span>
        )}
      </td>
    </tr>
  );
}

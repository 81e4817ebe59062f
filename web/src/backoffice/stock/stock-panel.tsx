import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { useApi } from '../api/query';
import { IconButton } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Segments } from '../ui/parts';
import { Bones, Loaded } from '../ui/states';
import { AdjustForm } from './adjust-form';
import { TransferForm } from './transfer-form';

export type Deed = 'move' | 'adjust';

interface Props {
  product: { code: string; name: string; image?: string };
  store: string;
  deed: Deed;
  /** A panel beside the list, or a sheet over it. */
  isBeside: boolean;
  onClose: () => void;
}

/** Moves or corrects the stock of one product. */
export function StockPanel({ product, store, deed, isBeside: opensBeside, onClose }: Props) {
  // As it was opened: a window that changes its width takes nothing typed away.
  const [isBeside] = useState(opensBeside);
  const [what, setWhat] = useState(deed);
  const [where, setWhere] = useState(store);
  const stock = useApi(
    apiPath('/backoffice/api/products/{productCode}/stock', { path: { productCode: product.code } }),
  );
  const body = (
    <>
      <div className="th">
        <span className="plate pic m">
          {product.image && <img src={product.image} alt="" width="40" height="40" />}
        </span>
        <span>
          <b>{product.name}</b>
          <small>{product.code}</small>
        </span>
      </div>
      <Segments
        label="What"
        value={what}
        choices={[
          ['move', 'Move'],
          ['adjust', 'Adjust'],
        ]}
        onChange={setWhat}
      />
      <Loaded query={stock} bones={<Bones rows={5} />}>
        {(data) =>
          what === 'move' ? (
            <TransferForm key={where} product={product} stock={data} store={where} onDone={onClose} />
          ) : (
            <AdjustForm product={product} stock={data} store={where} onStore={setWhere} onDone={onClose} />
          )
        }
      </Loaded>
    </>
  );
  if (!isBeside)
    return (
      <Dialog title="Stock" onClose={onClose}>
        <div className="bd">{body}</div>
      </Dialog>
    );
  return (
    <aside className="pn det stack" aria-label="Move or adjust stock">
      <div className="ph">
        <h2>Stock</h2>
        <IconButton label="Close" icon="x" onClick={onClose} />
      </div>
      {body}
    </aside>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { Link } from '../address/address';
import { useApi } from '../api/query';
import { wordsOf } from '../api/words';
import { refreshProducts } from '../catalogue/refresh';
import { undoChange } from '../catalogue/use-product';
import { productPath } from '../catalogue/words';
import { useMay } from '../frame/staff-context';
import { Button } from '../ui/button';
import { Bones, Empty, Loaded } from '../ui/states';
import { say } from '../ui/toast';
import { whenOf } from '../ui/times';
import { reasonWords, type Movement } from './words';

/** Who corrected, moved and counted what, the latest first. */
export function Movements({ store }: { store: string }) {
  const may = useMay();
  const cache = useQueryClient();
  const [cursor, setCursor] = useState('');
  const [busy, setBusy] = useState(0);
  const movements = useApi(
    apiPath('/backoffice/api/stock/movements', {
      query: { pageSize: 50, ...(store && { store }), ...(cursor && { cursor }) },
    }),
    { every: 60_000, keepsOld: true },
  );
  const undo = async ({ act }: Movement) => {
    if (busy) return;
    setBusy(act);
    try {
      await undoChange({ act, what: 'stock' });
      say('Undone.');
    } catch (problem) {
      say(wordsOf(problem), true);
    }
    setBusy(0);
    await refreshProducts(cache);
  };
  return (
    <Loaded query={movements} bones={<Bones rows={10} height={38} />}>
      {({ movements: all, next }) =>
        all.length === 0 ? (
          <div className="pn">
            <Empty>Nobody corrected, moved or counted stock in the last 30 days.</Empty>
          </div>
        ) : (
          <div className="stack">
            <div className="pn np tw cardt">
              <table className="t nw stock">
                <caption className="sr">Movements</caption>
                <thead>
                  <tr>
                    <th scope="col">Product</th>
                    <th scope="col">Where</th>
                    <th scope="col" className="num">
                      Change
                    </th>
                    <th scope="col">Reason</th>
                    <th scope="col">Who</th>
                    <th scope="col">
                      <span className="sr">Do</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {all.map((each, n) => (
                    <tr key={`${each.act}-${n}`}>
                      <td className="whole">
                        <Link className="ell name" to={productPath(each.product)}>
                          {each.name}
                        </Link>
                        <small>{each.product}</small>
                      </td>
                      <td>
                        {each.store.name}
                        <small>{each.store.code}</small>
                      </td>
                      <td className="num r">
                        <del>{each.before}</del> <ins>{each.after}</ins>
                      </td>
                      <td>
                        {reasonWords(each.reason)}
                        <small>{[each.batch, each.note].filter(Boolean).join(', ')}</small>
                      </td>
                      <td className="r">
                        {each.by}
                        <small>{whenOf(each.at)}</small>
                      </td>
                      <td className="num">
                        {each.isUndoable && may('stock') && (
                          <Button icon="ret" busy={busy === each.act} onClick={() => void undo(each)}>
                            Undo
                          </Button>
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <div className="fl">
              {cursor && <Button onClick={() => setCursor('')}>The latest</Button>}
              {next && <Button onClick={() => setCursor(next)}>Earlier ones</Button>}
            </div>
          </div>
        )
      }
    </Loaded>
  );
}

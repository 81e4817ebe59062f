import { useQueryClient } from '@tanstack/react-query';
import { apiPath } from '@/shared/api/path';
import { api } from '../api/client';
import { useApi } from '../api/query';
import { useMove } from '../api/use-move';
import { refreshProducts } from '../catalogue/refresh';
import { counted, money } from '../ui/money';
import { MoveDialog } from '../ui/move-dialog';
import { Bones, Loaded } from '../ui/states';
import { say } from '../ui/toast';
import { Scroll } from '../ui/scroll';
import { inAndOut } from './words';

interface Props {
  proposalId: string;
  onClose: () => void;
}

/** All that the second yes does, line by line; units found and units lost apart, so that one does not hide the other. */
export function AgreeDialog({ proposalId, onClose }: Props) {
  const cache = useQueryClient();
  const path = { proposalId };
  const sheet = useApi(apiPath('/backoffice/api/stock/proposals/{proposalId}', { path }), { once: true });
  const move = useMove(
    (mark: string) =>
      api.post('/backoffice/api/stock/proposals/{proposalId}/agree', { path, body: { mark } }),
    async () => {
      onClose();
      say('Both agree: it is done.');
      await refreshProducts(cache);
    },
  );
  const lines = sheet.data?.lines ?? [];
  const { found, lost } = inAndOut(lines);
  return (
    <MoveDialog
      title="What a second yes does"
      confirm={sheet.data ? `Agree, correct ${counted(lines.length, 'product')}` : 'Agree'}
      wide
      move={move}
      disabled={!sheet.data}
      onSend={() => {
        if (sheet.data) void move.send(sheet.data.mark);
      }}
      onClose={onClose}
      onReload={() => void refreshProducts(cache)}
    >
      <Loaded query={sheet} bones={<Bones rows={5} />}>
        {() => (
          <>
            <p>
              <b>{counted(lost, 'unit')} lost</b>, {counted(found, 'unit')} found.
            </p>
            <Scroll label="Every correction" className="preview">
              <table className="t d">
                <caption className="sr">Every correction</caption>
                <thead>
                  <tr>
                    <th scope="col">Product</th>
                    <th scope="col" className="num">
                      On hand
                    </th>
                    <th scope="col" className="num">
                      Worth
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {[...lines]
                    .sort((one, other) => Math.abs(other.value.value) - Math.abs(one.value.value))
                    .map(({ product, name, onHand, change, value }) => (
                      <tr key={product}>
                        <td>
                          {name} <small>{product}</small>
                        </td>
                        <td className="num">
                          <del>{onHand}</del> <ins>{onHand + change}</ins>
                        </td>
                        <td className="num">{money(value)}</td>
                      </tr>
                    ))}
                </tbody>
              </table>
            </Scroll>
          </>
        )}
      </Loaded>
    </MoveDialog>
  );
}

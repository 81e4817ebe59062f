import { useQueryClient } from '@tanstack/react-query';
import { apiPath } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import { api } from '../api/client';
import { useApi } from '../api/query';
import { useMove } from '../api/use-move';
import { counted, money } from '../ui/money';
import { MoveDialog } from '../ui/move-dialog';
import { Bones, Loaded } from '../ui/states';
import { say } from '../ui/toast';
import { Scroll } from '../ui/scroll';
import { refreshProducts } from './refresh';

type Line = Schema<'StaffProposedPrice'>;

interface Props {
  proposalId: string;
  onDone: () => void;
  onClose: () => void;
}

/** The furthest moves first, whichever way: nobody overlooks one among many. */
export const furthestFirst = (lines: readonly Line[]): Line[] =>
  [...lines].sort((one, other) => Math.abs(other.movePercent ?? 0) - Math.abs(one.movePercent ?? 0));

const percentWords = (percent: number | undefined) =>
  percent === undefined ? 'new' : `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`;

/** What stays is no change. */
export function Was({ wasBefore, wasAfter }: Pick<Line, 'wasBefore' | 'wasAfter'>) {
  const before = wasBefore && money(wasBefore);
  const after = wasAfter && money(wasAfter);
  if (before === after) return after;
  return (
    <>
      {before && <del>{before}</del>} {after && <ins>{after}</ins>}
    </>
  );
}

/** All that the second yes does, line by line; what was looked at is what is agreed to. */
export function AgreeDialog({ proposalId, onDone, onClose }: Props) {
  const cache = useQueryClient();
  const path = { proposalId };
  const sheet = useApi(apiPath('/backoffice/api/price-proposals/{proposalId}', { path }), { once: true });
  const move = useMove(
    (mark: string) =>
      api.post('/backoffice/api/price-proposals/{proposalId}/agree', { path, body: { mark } }),
    async () => {
      onClose();
      onDone();
      say('Both agree: it is done.');
      await refreshProducts(cache);
    },
  );
  const lines = sheet.data?.lines ?? [];
  return (
    <MoveDialog
      title="What a second yes does"
      confirm={sheet.data ? `Agree, change ${counted(lines.length, 'price')}` : 'Agree'}
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
          <Scroll label="Every price that would be set" className="preview">
            <table className="t d nw">
              <caption className="sr">Every price that would be set</caption>
              <thead>
                <tr>
                  <th scope="col">Product</th>
                  <th scope="col" className="num">
                    Price
                  </th>
                  <th scope="col" className="num">
                    Move
                  </th>
                  <th scope="col" className="num">
                    Was
                  </th>
                </tr>
              </thead>
              <tbody>
                {furthestFirst(lines).map((line) => (
                  <tr key={line.product}>
                    <td>
                      {line.name} <small>{line.product}</small>
                    </td>
                    <td className="num">
                      {line.before && <del>{money(line.before)}</del>} <ins>{money(line.after)}</ins>
                    </td>
                    <td className="num">{percentWords(line.movePercent)}</td>
                    <td className="num">
                      <Was {...line} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroll>
        )}
      </Loaded>
    </MoveDialog>
  );
}

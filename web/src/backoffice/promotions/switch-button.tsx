import { useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { wordsOf } from '../api/words';
import { Button } from '../ui/button';
import { offerUndo, say } from '../ui/toast';
import { refreshPromotions } from './refresh';

interface Props {
  name: string;
  isOff: boolean;
  of: { code: string } | { batch: string };
}

const switchTo = (of: Props['of'], isOn: boolean): Promise<unknown> => {
  const way = isOn ? 'on' : 'off';
  return 'code' in of
    ? api.post(`/backoffice/api/coupons/{couponCode}/${way}`, { path: { couponCode: of.code }, body: {} })
    : api.post(`/backoffice/api/coupon-batches/{batchId}/${way}`, { path: { batchId: of.batch }, body: {} });
};

/** One code, or all of a batch, on or off; with a way back. */
export function SwitchButton({ name, isOff, of }: Props) {
  const cache = useQueryClient();
  const move = useMove<boolean, unknown>(
    (isOn) => switchTo(of, isOn),
    async () => {
      await refreshPromotions(cache);
      offerUndo(isOff ? `${name} counts again.` : `${name} counts no more.`, () => {
        switchTo(of, !isOff)
          .then(
            () => say('Undone.'),
            (problem: unknown) => say(wordsOf(problem), true),
          )
          .finally(() => void refreshPromotions(cache));
      });
    },
  );
  return (
    <>
      <Button
        busy={move.busy}
        aria-label={`${isOff ? 'Switch on' : 'Switch off'} ${name}`}
        onClick={() => void move.send(isOff)}
      >
        {isOff ? 'Switch on' : 'Switch off'}
      </Button>
      {move.problem && (
        <span className="wrong" role="alert">
          {wordsOf(move.problem)}
        </span>
      )}
    </>
  );
}

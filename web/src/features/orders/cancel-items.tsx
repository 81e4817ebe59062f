import { useState } from 'react';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import { Note } from '@/shared/ui/note';
import { Quantity } from '@/shared/ui/quantity';
import type { Order } from './api';
import { EntryPictures } from './entry-pictures';
import { GoesBack } from './goes-back';
import { useCancellation } from './use-cancellation';
import styles from './orders.module.css';

/** Takes back what nobody has begun to pack; the money goes back by itself. */
export function CancelItems({ order }: { order: Order }) {
  const [open, setOpen] = useState(false);
  if (!order.cancellable) return null;
  return (
    <>
      <Button size="small" kind="secondary" onClick={() => setOpen(true)}>
        {text('order.cancel')}
      </Button>
      {open && <Choice order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

type Cancellation = ReturnType<typeof useCancellation>;

function Choice({ order, onClose }: { order: Order; onClose: () => void }) {
  const cancellation = useCancellation(order, onClose);
  const { owes, isWhole, isBusy, problem, goesBack, preview, chooseAll, send } = cancellation;
  return (
    <Modal title={text('order.cancelTitle')} onClose={onClose}>
      <div className="stack">
        <p>
          {owes
            ? text('preOrder.depositReturned')
            : isWhole
              ? text('order.cancelWholeUnpaid')
              : text('order.cancelText')}
        </p>
        {order.cancelTakesGifts && !isWhole && <p>{text('order.cancelGifts')}</p>}
        {problem && (
          <Note kind="bad" live>
            {problem}
          </Note>
        )}
        <Units cancellation={cancellation} />
        {!isWhole && (
          <Button kind="plain" size="small" onClick={chooseAll}>
            {text('order.cancelAll')}
          </Button>
        )}
        {goesBack && (
          <GoesBack
            entries={order.entries ?? []}
            preview={preview.data}
            isUncertain={preview.isUncertain}
            problem={preview.problem}
            onRetry={preview.retry}
          />
        )}
        <Button kind="danger" wide busy={isBusy} disabled={preview.isUncertain && !isBusy} onClick={send}>
          {isWhole ? text('order.cancelWhole') : text('order.cancelSend')}
        </Button>
        <Button kind="secondary" wide onClick={onClose}>
          {text('order.cancelKeep')}
        </Button>
      </div>
    </Modal>
  );
}

/** How many of each; of what is cancelled as a whole, all. */
const Units = ({ cancellation: { entries, isWhole, units, choose } }: { cancellation: Cancellation }) => (
  <ul className={styles.entries}>
    {entries.map(({ entryNumber, product, quantity, cancellableQuantity }) => (
      <li key={entryNumber}>
        <EntryPictures entries={[{ product, quantity }]} />
        <b>{product.name}</b>
        {isWhole ? (
          <b className="tnum">{cancellableQuantity}</b>
        ) : (
          <span className={styles.howMany}>
            <span className="small muted">
              {text('order.cancelHowMany', { count: cancellableQuantity ?? 0 })}
            </span>
            <Quantity
              min={0}
              max={cancellableQuantity}
              value={units[entryNumber] ?? 0}
              of={text('order.cancelUnits', { name: product.name })}
              onChange={(quantity) => choose(entryNumber, quantity)}
            />
          </span>
        )}
      </li>
    ))}
  </ul>
);

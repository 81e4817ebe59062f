import { useState } from 'react';
import type { Schema } from '@/shared/api/types';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { wordsOf } from '../api/words';
import { Field } from '../ui/fields';
import { money } from '../ui/money';
import { MoveDialog } from '../ui/move-dialog';
import { Note } from '../ui/states';
import { offerUndo, say } from '../ui/toast';
import { whenOf } from '../ui/times';
import { endAfter, lastDayIn } from './days';
import { amountIn } from './grid-rules';
import { undoChange } from './use-product';
import type { Product } from './words';
import { wrongOf } from './wrong';

interface Props {
  product: Product;
  prices: Schema<'StaffPrices'>;
  reload: () => Promise<void>;
  onClose: () => void;
}

type Answer = Schema<'StaffPriceAnswer'>;

/** What is reported after a change: done with a way back, or waiting. */
function reported(reload: () => Promise<void>, onClose: () => void) {
  return async ({ isWaiting, act }: Answer) => {
    onClose();
    await reload();
    if (isWaiting) say('It waits for a second person: nothing is changed yet.');
    else if (act === undefined) say('It stands like this already.');
    else
      offerUndo('The price is changed.', () => {
        undoChange({ act, what: 'price' })
          .then(
            () => say('Undone.'),
            (problem: unknown) => say(wordsOf(problem), true),
          )
          .finally(() => void reload());
      });
  };
}

const asTyped = (price: { value: number } | undefined) => (price ? price.value.toFixed(2) : '');
const why = (reason: string) => reason.trim() && { why: reason.trim() };

/** How far a price moves, in percent; nothing where there was none. */
export const moveOfPrice = (before: number | undefined, after: number): number | undefined =>
  before ? Math.abs((after - before) / before) * 100 : undefined;

function FarNote({ prices, to }: { prices: Schema<'StaffPrices'>; to: string | undefined }) {
  const from = (prices.base ?? prices.now)?.price.value;
  const move = to === undefined ? undefined : moveOfPrice(from, Number(to));
  if (move === undefined || move <= prices.movePercent) return null;
  return (
    <Note kind="warn" live>
      It moves by {move.toFixed(0)}%, more than {prices.movePercent}%: a second person has to agree.
    </Note>
  );
}

/** The price that holds from now on. */
export function PriceDialog({ product, prices: shown, reload, onClose }: Props) {
  // As it was opened: what changes meanwhile is refused, not typed over.
  const [prices] = useState(shown);
  const standing = prices.base ?? prices.now;
  const [price, setPrice] = useState(asTyped(standing?.price));
  const [was, setWas] = useState(asTyped(standing?.wasPrice));
  const [lastDay, setLastDay] = useState(lastDayIn(standing?.offerEndsAt));
  const [reason, setReason] = useState('');
  const cents = amountIn(price);
  const wasCents = was.trim() ? amountIn(was) : '';
  const isFree = cents !== undefined && Number(cents) === 0;
  const move = useMove(
    (_: void, idempotencyKey) =>
      api.post('/backoffice/api/products/{productCode}/price', {
        path: { productCode: product.code },
        body: {
          version: prices.version,
          price: Number(cents),
          ...(wasCents && { wasPrice: Number(wasCents) }),
          ...(wasCents && lastDay && { offerEndsAt: endAfter(lastDay) }),
          ...why(reason),
        },
        idempotencyKey,
      }),
    reported(reload, onClose),
  );
  const wrong = wrongOf(move.problem);
  return (
    <MoveDialog
      title={prices.now ? 'Change the price' : 'Set a price'}
      confirm={cents ? `Price ${money({ value: Number(cents) })} from now on` : 'Say the price'}
      move={move}
      disabled={!cents || wasCents === undefined || isFree}
      onSend={() => void move.send()}
      onClose={onClose}
      onReload={() => void reload()}
    >
      {prices.base && <Note>A price for some days holds now. This is what holds after it.</Note>}
      <div className="g2">
        <Field
          label="Price, rand"
          className="input num"
          inputMode="decimal"
          autoComplete="off"
          data-first=""
          error={
            wrong('price') ??
            (price.trim() && cents === undefined
              ? 'No amount in rand'
              : isFree
                ? 'A price is more than nothing'
                : undefined)
          }
          value={price}
          onChange={({ target }) => setPrice(target.value)}
        />
        <Field
          label="Was, rand (optional)"
          hint="Struck through beside it; it has to be above."
          className="input num"
          inputMode="decimal"
          autoComplete="off"
          error={wrong('wasPrice') ?? (wasCents === undefined ? 'No amount in rand' : undefined)}
          value={was}
          onChange={({ target }) => setWas(target.value)}
        />
      </div>
      {was.trim() !== '' && (
        <Field
          label="The offer is said to end with (optional)"
          hint="What shoppers read. The price itself stays until somebody changes it."
          type="date"
          error={wrong('offerEndsAt')}
          value={lastDay}
          onChange={({ target }) => setLastDay(target.value)}
        />
      )}
      <Field
        label="Why? (optional)"
        hint="Stands in the audit log and in the history."
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <FarNote prices={prices} to={cents} />
    </MoveDialog>
  );
}

/** A lower price for some days; the other comes back by itself. */
export function CampaignDialog({ product, prices, reload, onClose }: Props) {
  const [price, setPrice] = useState('');
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const [reason, setReason] = useState('');
  const cents = amountIn(price);
  const isBackwards = first !== '' && last !== '' && last < first;
  const move = useMove(
    (_: void, idempotencyKey) =>
      api.post('/backoffice/api/products/{productCode}/campaigns', {
        path: { productCode: product.code },
        body: { price: Number(cents), startsAt: first, endsAt: endAfter(last), ...why(reason) },
        idempotencyKey,
      }),
    reported(reload, onClose),
  );
  const wrong = wrongOf(move.problem);
  return (
    <MoveDialog
      title="Add a price for some days"
      confirm={cents ? `Plan ${money({ value: Number(cents) })}` : 'Say the price'}
      move={move}
      disabled={!cents || Number(cents) === 0 || !first || !last || isBackwards}
      onSend={() => void move.send()}
      onClose={onClose}
      onReload={() => void reload()}
    >
      <Field
        label="Price, rand"
        hint={`Below ${money((prices.base ?? prices.now)?.price)}, which comes back by itself.`}
        className="input num"
        inputMode="decimal"
        autoComplete="off"
        data-first=""
        error={wrong('price') ?? (price.trim() && cents === undefined ? 'No amount in rand' : undefined)}
        value={price}
        onChange={({ target }) => setPrice(target.value)}
      />
      <div className="g2">
        <Field
          label="First day"
          type="date"
          error={wrong('startsAt')}
          value={first}
          onChange={({ target }) => setFirst(target.value)}
        />
        <Field
          label="Last day"
          type="date"
          error={wrong('endsAt') ?? (isBackwards ? 'It ends before it begins' : undefined)}
          value={last}
          onChange={({ target }) => setLast(target.value)}
        />
      </div>
      <Field
        label="Why? (optional)"
        hint="Stands in the audit log and in the history."
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <FarNote prices={prices} to={cents} />
    </MoveDialog>
  );
}

/** Takes a planned price away, or ends the one that holds. */
export function EndDialog({
  prices,
  campaign,
  reload,
  onClose,
}: Props & { campaign: Schema<'StaffCampaign'> }) {
  const [reason, setReason] = useState('');
  const isRunning = campaign.state === 'running';
  const move = useMove(
    () =>
      api.post('/backoffice/api/campaigns/{campaignId}/end', {
        path: { campaignId: campaign.id },
        body: { ...why(reason) },
      }),
    async () => {
      onClose();
      await reload();
      say(isRunning ? 'It is over: the price of before holds again.' : 'The planned price is gone.');
    },
  );
  return (
    <MoveDialog
      title={isRunning ? 'End this price now' : 'Remove a planned price'}
      confirm={isRunning ? `End it, back to ${money(prices.base?.price)}` : `Remove ${money(campaign.price)}`}
      kind="bad"
      move={move}
      onSend={() => void move.send(undefined)}
      onClose={onClose}
      onReload={() => void reload()}
    >
      <p>
        <b>{money(campaign.price)}</b>, {whenOf(campaign.startsAt)} until {whenOf(campaign.endsAt)}.
      </p>
      <Field
        label="Why? (optional)"
        hint="Stands in the audit log."
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </MoveDialog>
  );
}

import { useId, type ReactNode } from 'react';
import { dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { ChoiceChips } from '@/shared/ui/choice-chips';
import { Checkbox, TextField } from '@/shared/ui/field';
import { rand } from '@/shared/ui/price';
import { Quantity } from '@/shared/ui/quantity';
import type { ReturnableEntry, ReturnEntries } from './api';
import { DamagePhotos } from './damage-photos';
import type { EntryDraft } from './draft';
import { Problem } from './problem';
import { reasonsOf, type Line, type LineProblems } from './rules';
import styles from './returns.module.css';

interface Props {
  line: Line;
  entries: ReturnEntries;
  problems: LineProblems;
  /** Nothing at all is selected, and something must be. */
  isWrong: boolean;
  /** How many files there is room for. */
  room: number;
  onChange: (to: Partial<EntryDraft>) => void;
  onWaiting: (words: string | undefined) => void;
}

/** One product of the order: whether it goes back, how many, why; one that cannot stays, with its reason. */
export function ReturnLine({ line, entries, problems, isWrong, room, onChange, onWaiting }: Props) {
  const { entry, chosen, reason } = line;
  const { productName, quantity, returnableQuantity, amount, isReturnable } = entry;
  const isOpen = chosen.isSelected;
  return (
    <article className={styles.line} data-on={isOpen || undefined} data-no={!isReturnable || undefined}>
      {isReturnable ? (
        <Checkbox
          label={<span className="sr">{text('return.select', { name: productName })}</span>}
          checked={isOpen}
          aria-invalid={isWrong || undefined}
          onChange={({ target }) => onChange({ isSelected: target.checked })}
        />
      ) : (
        <span className={styles.cannot} aria-hidden="true" />
      )}
      <Plate entry={entry} />
      <div>
        <h2 className={styles.name}>{productName}</h2>
        <p className="tiny muted">{aboutOf(entry)}</p>
      </div>
      {amount && (
        <b className={`tnum ${styles.amount}`}>
          {quantity > 1 ? text('return.each', { amount: rand(amount.value) }) : rand(amount.value)}
        </b>
      )}
      {isOpen && (
        <div className={styles.fields}>
          <HowMany problem={problems.quantity}>
            <Quantity
              value={chosen.selectedQuantity}
              max={returnableQuantity}
              of={productName}
              onChange={(selectedQuantity) => onChange({ selectedQuantity })}
            />
            <span className="tiny muted">{text('return.ofBought', { count: returnableQuantity })}</span>
          </HowMany>
          <ChoiceChips
            legend={text('return.why')}
            options={reasonsOf(entries, entry).map(({ code, name }) => ({ value: code, label: name }))}
            value={reason?.code}
            error={problems.reason}
            onChange={(selectedReasonCode) => onChange({ selectedReasonCode })}
          />
          {reason?.attachmentRequired && (
            <DamagePhotos
              kept={chosen.files}
              room={room}
              error={problems.files}
              onSent={(files) => onChange({ files })}
              onWaiting={onWaiting}
            />
          )}
          {reason && (
            <TextField
              className={styles.wide}
              label={text('return.comment')}
              optional
              maxLength={200}
              value={chosen.comment}
              onChange={({ target }) => onChange({ comment: target.value })}
            />
          )}
        </div>
      )}
    </article>
  );
}

const Plate = ({ entry: { image } }: { entry: ReturnableEntry }) => (
  <span className={styles.plate}>
    {image?.url && <img src={image.url} alt="" width="88" height="88" loading="lazy" />}
  </span>
);

const HowMany = ({ problem, children }: { problem?: string; children: ReactNode }) => {
  const id = useId();
  return (
    <div className={styles.howMany}>
      <span id={id} className={styles.label}>
        {text('return.howMany')}
      </span>
      {children}
      {problem && <Problem>{problem}</Problem>}
    </div>
  );
};

/** How many were bought, and until when which reason holds; or why it cannot come back. */
function aboutOf(entry: ReturnableEntry): string {
  const { quantity, reasons = [], changeOfMindUntil, faultUntil, notReturnableMsg, giveAway } = entry;
  const isFree = reasons.some(({ code }) => code === 'ChangedMind');
  return [
    giveAway ? text('return.cameFree') : text('return.bought', { count: quantity }),
    isFree && changeOfMindUntil && text('return.mindUntil', { day: dayOf(changeOfMindUntil) }),
    entry.isReturnable && faultUntil && text('return.faultUntil', { day: dayOf(faultUntil) }),
    notReturnableMsg,
  ]
    .filter(Boolean)
    .join(' ');
}

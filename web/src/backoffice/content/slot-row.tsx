import { useEffect, useRef, type KeyboardEvent } from 'react';
import { IconButton } from '../ui/button';
import { Badge } from '../ui/parts';
import { isPast, momentOf } from '../ui/times';
import type { SlotActs } from './slot-list';
import { componentName, typeWords, type Component } from './words';

interface Props extends Pick<SlotActs, 'onChoose' | 'onMove' | 'onRemove'> {
  component: Component;
  isChosen: boolean;
  isChanged: boolean;
  isWrong: boolean;
  isLocked: boolean;
}

/** Whether shoppers see it now. */
const isHidden = ({ startsAt, endsAt }: Component): boolean =>
  (startsAt !== undefined && !Number.isNaN(momentOf(startsAt)) && !isPast(startsAt)) ||
  (endsAt !== undefined && isPast(endsAt));

/** One component: chosen by a press, moved with Alt and arrows. */
export function SlotRow({
  component,
  isChosen,
  isChanged,
  isWrong,
  isLocked,
  onChoose,
  onMove,
  onRemove,
}: Props) {
  const { uid, type } = component;
  const name = componentName(component);
  const row = useRef<HTMLButtonElement>(null);
  const keepsFocus = useRef(false);
  // Moved into another slot it is drawn anew there.
  useEffect(() => {
    if (isChosen && keepsFocus.current) row.current?.focus();
  });
  const press = (event: KeyboardEvent) => {
    if (isLocked) return;
    const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (by) {
      event.preventDefault();
      keepsFocus.current = true;
      onMove(uid, by as 1 | -1);
    }
    if (event.key === 'Delete') onRemove(uid);
  };
  return (
    <div className="slot-item">
      <button
        ref={row}
        type="button"
        id={`row-${uid}`}
        className={`slot-row ${isChosen ? 'on' : ''}`}
        aria-current={isChosen || undefined}
        onClick={() => onChoose(uid)}
        onKeyDown={press}
        onBlur={() => (keepsFocus.current = false)}
      >
        <span>
          <b>{name}</b>
          <small>{typeWords(type)}</small>
        </span>
        {isWrong ? (
          <Badge kind="bad">Not finished</Badge>
        ) : (
          (isChanged && <Badge kind="warn">Changed</Badge>) || (isHidden(component) && <Badge>Hidden</Badge>)
        )}
      </button>
      {isChosen && !isLocked && (
        <span className="fl slot-acts">
          <IconButton label={`Move up: ${name}`} icon="up" onClick={() => onMove(uid, -1)} />
          <IconButton label={`Move down: ${name}`} icon="down" onClick={() => onMove(uid, 1)} />
          <IconButton label={`Take out: ${name}`} icon="trash" onClick={() => onRemove(uid)} />
        </span>
      )}
    </div>
  );
}

import { useEffect, useRef, type MouseEvent } from 'react';
import { text } from '@/shared/i18n/text';
import { useKept } from '@/shared/state/kept';
import { ButtonLink, IconButton } from '@/shared/ui/button';
import { focusHeading } from '@/shared/ui/focus-heading';
import { Icon } from '@/shared/ui/icon';
import { compared, most, none, pathOf, without } from './compared';
import Refusal from './refusal';
import styles from './tray.module.css';

/** To the tick of what was just taken out, or the list's heading where it is not in this list. */
function focusList(code: string, options: FocusOptions) {
  const ticks = [...document.querySelectorAll<HTMLInputElement>('main article input[type=checkbox]')];
  const tick = ticks.find(({ value }) => value === code);
  if (tick) tick.focus(options);
  else focusHeading(document, options);
}

/** What is ticked so far, at the lower edge of a list. */
export default function Tray() {
  const all = useKept(compared, none);
  const open = most - all.length;
  const ticked = useRef<HTMLUListElement>(null);
  const pressed = useRef<number>(undefined);
  // The cross that was pressed is gone with its product: the keyboard goes on at the next one.
  useEffect(() => {
    if (pressed.current === undefined) return;
    const crosses = ticked.current?.querySelectorAll('button') ?? [];
    crosses[Math.min(pressed.current, crosses.length - 1)]?.focus({ preventScroll: true });
    pressed.current = undefined;
  }, [all]);
  const takeOut = (n: number, event: MouseEvent) => {
    const { code } = all[n]!;
    // The tray goes with the last one. A list does not move under a pointer.
    if (all.length === 1) focusList(code, { preventScroll: event.detail > 0 });
    else pressed.current = n;
    without(code);
  };
  return (
    <section className={styles.tray} aria-label={text('compare.tray')}>
      <div className={styles.refusal} role="status">
        <Refusal />
      </div>
      <div className={styles.line}>
        <b>{text('compare.tick')}</b>
        <ul ref={ticked}>
          {all.map(({ code, name, image }, n) => (
            <li key={code}>
              <img src={image} alt={name} width="48" height="48" />
              <IconButton label={text('compare.takeOut', { name })} onClick={(event) => takeOut(n, event)}>
                <Icon name="x" size="xs" />
              </IconButton>
            </li>
          ))}
          {Array.from({ length: open }, (_, n) => (
            <li key={n} className={styles.open} aria-hidden="true">
              <Icon name="plus" size="s" />
            </li>
          ))}
        </ul>
        {all.length > 1 ? (
          <ButtonLink size="small" href={pathOf(all.map(({ code }) => code))}>
            {text('compare.count', { count: all.length })}
          </ButtonLink>
        ) : (
          <span className="small muted">{text('compare.oneMore')}</span>
        )}
      </div>
    </section>
  );
}

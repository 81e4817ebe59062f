import { afterPaint } from './after-paint';
import { enter, isTick, type Field } from './enter';

/** What was pressed, sent or chosen before it worked. */
export interface Press {
  control: HTMLElement;
  /** What was chosen in a field. */
  wanted?: string | boolean;
}

/** A field outside forms acts when it is changed; those of a form wait for it to be sent. */
export const isActing = (target: EventTarget): target is Field =>
  (target as Element).matches('select,[type=checkbox],[type=radio]') && !(target as Field).form;

/** Kept in order, each control once, one with `data-repeats` as often as it was pressed. */
export function keepPress(presses: Press[], control: HTMLElement): void {
  const kept = presses.find((each) => each.control === control);
  const press = kept && !control.hasAttribute('data-repeats') ? kept : { control };
  if (press !== kept) presses.push(press);
  if (isActing(control)) press.wanted = isTick(control) ? control.checked : control.value;
  control.ariaBusy = 'true';
}

/**
 * Does what was pressed, one after the other: React has drawn what one leads to before the next is done. `before`
 * is waited for with each.
 */
export async function replay(
  presses: Press[],
  before?: (control: HTMLElement) => Promise<void>,
): Promise<void> {
  for (let press; (press = presses[0]); await afterPaint()) {
    const { control, wanted } = press;
    await before?.(control);
    presses.shift();
    if (!presses.some((each) => each.control === control)) control.ariaBusy = null;
    // Otherwise what it stood in is gone, and with it what it was pressed for.
    if (control.isConnected) {
      if (wanted !== undefined) enter(control as Field, wanted);
      else if (control instanceof HTMLFormElement) control.requestSubmit();
      else control.click();
    }
  }
}

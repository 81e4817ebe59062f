import { enter, isTick, type Field } from '@/shared/state/enter';

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches('input, textarea, select');

/** Holds something else than the server drew: typed, chosen, or filled in by the browser. */
function isChanged(field: Field): boolean {
  if (isTick(field))
    return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const drawn = [...field.options].findIndex((option) => option.defaultSelected);
  return field.selectedIndex !== Math.max(drawn, 0);
}

/**
 * Keeps what is typed before the page works: a form that starts empty would clear its fields when React takes them
 * over. The answer enters it once more, for React to hear.
 */
export function keepTyping(): () => void {
  const typed = new Map<Field, string | boolean>();
  const note = (field: Field) => typed.set(field, isTick(field) ? field.checked : field.value);
  const hear = ({ target }: Event) => isField(target) && void note(target);
  for (const field of document.querySelectorAll<Field>('input, textarea, select'))
    if (isChanged(field)) note(field);
  window.addEventListener('input', hear, { capture: true, passive: true });
  return () => {
    window.removeEventListener('input', hear, { capture: true });
    for (const [field, value] of typed) {
      // One that is busy is entered in its turn (early-presses.ts).
      if (field.isConnected && field.ariaBusy !== 'true') enter(field, value);
    }
  };
}

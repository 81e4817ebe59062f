import { useEffect, type RefObject } from 'react';

/** After each try to go on the keyboard is at the first field that is wrong, if any. */
export function useFocusOnWrong(form: RefObject<HTMLElement | null>, tries: number): void {
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[data-wrong], [aria-invalid=true]')?.focus();
  }, [form, tries]);
}

/** How many digits a one-time code has (specification §5). */
export const codeLength = 6;

const digitsIn = (words: string) => words.replace(/\D/g, '');

/** What the field holds once this was typed; after a code that was not right the next key begins a new one. */
export function nextCode(before: string, typed: string, startsAfresh: boolean): string {
  const digits = digitsIn(typed);
  const isMore = digits.length > before.length && digits.startsWith(before);
  return (startsAfresh && isMore ? digits.slice(before.length) : digits).slice(0, codeLength);
}

/** The code in what was pasted, spaces or words around it or not; nothing where there is none. */
export function pastedCode(words: string): string | undefined {
  const found = /(?<!\d)\d(?:[\s-]?\d){5}(?!\d)/.exec(words);
  return found ? digitsIn(found[0]) : undefined;
}

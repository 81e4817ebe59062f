export const firstLetters: string;
export function rangeOf(letters: string): string;

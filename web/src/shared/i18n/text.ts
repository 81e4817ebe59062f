import messages from '@contract/messages/en.json';
import { theShop } from '@/shared/session/shop';

export type MessageKey = keyof typeof messages;
export type Params = Record<string, string | number>;

/**
 * Puts values in the places a text leaves for them: `{name}`, or `$1` as the specification writes it. `{shop}` is the
 * shop's name.
 */
export function fill(words: string, params: Params = {}): string {
  return words.replace(/\{(\w+)\}|\$(\d)/g, (place, name?: string, number?: string) => {
    const value = params[name ?? number ?? ''] ?? (name === 'shop' ? theShop().name : undefined);
    return value === undefined ? place : String(value);
  });
}

/**
 * A text a shopper reads, by its key in contract/messages. Write the key as a plain literal:
 * the build puts the words in its place.
 */
export function text(key: MessageKey, params?: Params): string {
  const words = (messages as Record<string, string>)[key] ?? key;
  return params || words.includes('{shop}') ? fill(words, params) : words;
}

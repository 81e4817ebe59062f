import { titleOf } from '../settings/titles';

/** `return.sentBack` → `Return sent back`. */
export function actWords(act: string): string {
  const words = act
    .replaceAll(/[.-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^return\./, '/desk/returns/'],
  [/^(claim|priceBeat|price-beat)\./, '/desk/claims/'],
  [/^ticket\./, '/desk/tickets/'],
  [/^order\./, '/orders/'],
  [/^(product|price|stock)\./, '/catalogue/products/'],
  [/^category\./, '/catalogue/categories/'],
  [/^customer\./, '/customers/'],
  [/^search\.rule/, '/search/rules?words='],
  [/^store\./, '/stores/'],
  [/^review\./, '/reviews/'],
  [/^page\./, '/content/pages/'],
];

/** Where what an act was about is shown; nothing where it has no screen. */
export function placeOfAct(act: string, about: string): string | undefined {
  const [, path] = kinds.find(([kind]) => kind.test(act)) ?? [];
  return path && about ? path + encodeURIComponent(about) : undefined;
}

/** What an act was about: a setting by its words, anything else as it is called there. */
export const aboutWords = (act: string, about: string): string =>
  act.startsWith('setting.') ? titleOf(about) : about;

import type { Rolldown } from 'vite';

/**
 * Few files for the first visit: what every page needs is one file, what the screens that show products share is
 * another, what the list is made of a third, what the cart shares with the checkout a fourth. Many small files compress
 * badly, as each begins without the words of the others, and each is sent with headers of its own.
 */
const products = ['home', 'plp', 'pdp'];
const buying = [...products, 'cart'];
/** Screens the retailer fills: what two of them draw is one file too. */
const filled = ['home', 'help', 'static-pages', 'common-screen', 'events-screen', 'guzzle'];

/** Libraries whose one door re-exports more than a page needs: these stay with those who use them. */
const notForAll = /@tanstack\/.*(infinite|queriesobserver|usequeries|suspense|hydrat|streamed|prefetch)/i;

/** For whoever has a form, sign-in too. */
const forms = /\/src\/shared\/(validation\/|ui\/field\.)/;
/** What the account's screens are made of: every file they share would be named in the frame by itself. */
const account = /\/src\/features\/account\//;
/** So it is with what the checkout's last steps and orders are made of, and with what follows a purchase; the app's home says by itself that a payment is under way. */
const orders = /\/src\/features\/(orders|addresses|payment-transaction\/(?!payment-under-way))/;
const afterSale = /\/src\/(features\/(returns|price-beat|tickets)|shared\/files)\//;
/** For screens beside the checkout as well. */
const alone = /\/src\/shared\/ui\/(modal|first-order-offer)\./;

/** The cart's own screen, which the checkout does without. */
const ofCart = /\/src\/screens\/cart[./]/;

/** What keeps long forms' values: a fifth of such a screen, and of no use to others. */
const formState = /\/node_modules\/react-hook-form\//;

/** How numbers and dates are written: for the foot of every page too, which is not to fetch more for it. */
const numbers = /\/src\/shared\/i18n\/(phone|dates)\./;

type Ids = ReadonlySet<string>;

const groups = [
  'frame',
  'numbers',
  'products',
  'content',
  'list',
  'forms',
  'checkout',
  'form-state',
  'common',
  'account',
  'orders',
  'after-sale',
];

/** Whether a built file is one of the groups. */
export const isLarge = (file: string): boolean => groups.some((group) => file.includes(`/${group}-`));

const isLate = (id: string): boolean => account.test(id) || orders.test(id) || afterSale.test(id);

/**
 * Whether a late group and somebody else need a shared file, such as the window a choice is made in. A group takes what
 * its files need along: whoever opens a window would fetch the orders with it.
 */
function isCommon(id: string, graph: Rolldown.ChunkingContext): boolean {
  if (/\/src\/shared\/(routing\/|api\/|files\/save-blob\.)/.test(id)) return true;
  if (!/\/src\/shared\/|\/node_modules\//.test(id)) return false;
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some(isLate) && !importers.every(isLate);
}

function reachedFrom(start: string, graph: Rolldown.ChunkingContext): Ids {
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(start);
  return seen;
}

export function chunks(root: string): Rolldown.CodeSplittingOptions {
  let frame: Ids | undefined;
  let reached: Map<string, Ids> | undefined;
  let content: Ids | undefined;
  let slots: Ids[] | undefined;
  const fileOf = (id: string, graph: Rolldown.ChunkingContext): string | null => {
    if (notForAll.test(id) || id.endsWith('.css')) return null;
    frame ??= reachedFrom(`${root}/src/app/entry-client.tsx`, graph);
    reached ??= new Map(
      buying.map((screen) => [screen, reachedFrom(`${root}/src/screens/${screen}.tsx`, graph)]),
    );
    // Drawn on the first visit to most pages, which are not to fetch the checkout's for it.
    content ??= new Set(
      ['features/content/other-component', 'screens/pdp/deals'].flatMap((file) => [
        ...reachedFrom(`${root}/src/${file}.tsx`, graph),
      ]),
    );
    if (formState.test(id)) return 'form-state';
    if (numbers.test(id)) return 'numbers';
    if (account.test(id) && !frame.has(id)) return 'account';
    const users = buying.filter((screen) => reached!.get(screen)!.has(id));
    if (users.length === 0 && !frame.has(id)) {
      if (isCommon(id, graph)) return 'common';
      if (orders.test(id)) return 'orders';
      if (afterSale.test(id)) return 'after-sale';
    }
    const isInCart = users.includes('cart');
    if (frame.has(id) || (isInCart && (users.length > 1 || content.has(id)))) return 'frame';
    if (!isInCart && users.length > 1) return 'products';
    slots ??= filled.map((screen) => reachedFrom(`${root}/src/screens/${screen}.tsx`, graph));
    if (!isInCart && slots.filter((ids) => ids.has(id)).length > 1) return 'content';
    // What the list shares with screens that are visited less, such as a brand's.
    if (!isInCart) return users[0] === 'plp' && id !== `${root}/src/screens/plp.tsx` ? 'list' : null;
    if (alone.test(id) || ofCart.test(id)) return null;
    return forms.test(id) ? 'forms' : 'checkout';
  };
  // In order: a group takes what its modules need along, but for what an earlier one has.
  return {
    groups: groups.map((file, n, { length }) => ({
      name: (id: string, graph: Rolldown.ChunkingContext) => (fileOf(id, graph) === file ? file : null),
      priority: length - n,
    })),
  };
}

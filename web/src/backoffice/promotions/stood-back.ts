import { counted, money } from '../ui/money';
import type { TestCart } from './words';

type StoodBack = TestCart['stoodBack'][number];

const named = (titles: readonly string[] | undefined) =>
  titles && titles.length > 0 ? titles.join(' and ') : 'Another combination';

/** Why a promotion took nothing off, in a sentence. */
export function stoodBackWords({
  why,
  alone,
  missingUnits,
  missingValue,
  missingProducts,
  instead,
}: StoodBack): string {
  const would = alone.value > 0 ? ` It would save ${money(alone)}.` : '';
  switch (why) {
    case 'better':
      return `would save ${money(alone)} by itself. ${named(instead)} gave more for the same, so it stood back.`;
    case 'needsCoupon':
      return `needs a code.${would}`;
    case 'needsUnits':
      return missingUnits ? `needs ${counted(missingUnits, 'more unit')}.` : 'needs more units.';
    case 'needsProducts':
      return `needs ${missingProducts?.join(' and ') ?? 'the other products of its bundle'}.`;
    case 'needsValue':
      return missingValue ? `needs ${money(missingValue)} more in the cart.` : 'needs more in the cart.';
    case 'firstOrder':
      return 'is for a first order.';
    case 'usedUp':
      return 'is used up.';
    case 'deliveryFree':
      return 'has nothing to give: delivery costs nothing as it is.';
    case 'notBegun':
      return 'has not begun then.';
    case 'over':
      return 'is over then.';
    case 'off':
      return 'is paused.';
  }
}

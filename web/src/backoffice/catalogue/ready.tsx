import { Icon } from '../ui/icon';
import type { Product } from './words';

interface Line {
  isGood: boolean;
  words: string;
}

/** What shoppers need before they can buy it. */
export function readiness(product: Product): Line[] {
  const withoutText = product.images.filter(({ alt }) => alt.trim() === '').length;
  const lines: (Line | false)[] = [
    product.prices !== undefined && {
      isGood: product.prices.now !== undefined,
      words: product.prices.now ? 'It has a price' : 'It has no price',
    },
    {
      isGood: product.images.length > 0 && withoutText === 0,
      words:
        product.images.length === 0
          ? 'It has no picture'
          : withoutText > 0
            ? `${withoutText} of ${product.images.length} pictures without a text`
            : `${product.images.length} ${product.images.length === 1 ? 'picture' : 'pictures'}, a text for each`,
    },
    {
      isGood: product.description.trim() !== '',
      words: product.description.trim() ? 'It is described' : 'It has no description',
    },
    product.stock !== undefined && {
      isGood: product.stock.free > 0,
      words: product.stock.free > 0 ? `${product.stock.free} to sell` : 'There is none to sell',
    },
  ];
  return lines.filter((each): each is Line => each !== false);
}

export const Ready = ({ product, toFix }: { product: Product; toFix: number }) => (
  <section className="pn stack t4 ready" aria-label="Before it goes live">
    <h3>Before it goes live</h3>
    {[
      ...readiness(product),
      ...(toFix > 0 ? [{ isGood: false, words: `${toFix} ${toFix === 1 ? 'field' : 'fields'} to fix` }] : []),
    ].map(({ isGood, words }) => (
      <p key={words} className={`ii small ${isGood ? 'good' : 'bad'}`}>
        <Icon name={isGood ? 'check' : 'alert'} size="xs" /> {words}
      </p>
    ))}
  </section>
);

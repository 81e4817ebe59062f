import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { serverNow } from '@/shared/state/clock';
import { Badge } from './badge';

export const isSoldOut = ({ purchasable, stock }: Product): boolean =>
  purchasable === false || stock?.stockLevelStatus === 'outOfStock';

/** Not released yet: ordered by itself. */
export const isToCome = ({ preOrder, preOrderDate }: Product): boolean =>
  preOrder === true && !(preOrderDate && Date.parse(preOrderDate) <= serverNow());

/** In stock, nearly gone, or gone, for the shopper's place. */
export function StockBadge({ product }: { product: Product }) {
  if (isSoldOut(product)) return <Badge kind="error">{text('product.outOfStock')}</Badge>;
  if (product.stock?.stockLevelStatus === 'lowStock')
    return <Badge kind="warn">{text('product.lowStock', { count: product.stock.stockLevel ?? 0 })}</Badge>;
  return <Badge kind="yes">{text('product.inStock')}</Badge>;
}

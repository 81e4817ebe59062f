import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Badge } from './badge';
import { shortRand } from './price';

const mostBadges = 2;

/** At most two, in order: saving hangs first on the left, then hurry, bundle, fact. */
export function ProductBadges({ product }: { product: Product }) {
  const { saving, stock, potentialPromotions, preOrder, globalTags, tradingType } = product;
  const badges = [
    saving && saving.value > 0 && (
      <Badge key="save" kind="save">
        {text('product.save', { amount: shortRand(saving.value) })}
      </Badge>
    ),
    stock?.stockLevelStatus === 'lowStock' && (
      <Badge key="hurry" kind="hurry">
        {text('product.lowStock', { count: stock.stockLevel ?? 0 })}
      </Badge>
    ),
    potentialPromotions?.some(({ promotionType = '' }) => /^(bonusBuy|buyGet)/.test(promotionType)) && (
      <Badge key="bundle" kind="bundle">
        {text('product.bundleDeal')}
      </Badge>
    ),
    preOrder && (
      <Badge key="preorder" kind="fact">
        {text('product.preOrder')}
      </Badge>
    ),
    tradingType === '01' && (
      <Badge key="online" kind="fact">
        {text('product.onlineOnly')}
      </Badge>
    ),
    !preOrder && tradingType !== '01' && globalTags?.[0]?.globalTag && (
      <Badge key="tag" kind="fact">
        {globalTags[0].globalTag}
      </Badge>
    ),
  ];
  return badges.filter(Boolean).slice(0, mostBadges);
}

import { AddToCart } from '@/features/cart/add-to-cart';
import { useCollectAt } from '@/features/cart/collect';
import { StoresWith } from '@/features/stores/stores-with';
import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { isSoldOut } from '@/shared/ui/stock-badge';

/** Where it can be had at once, and taken from. */
export default function StoresNear({ product }: { product: Product }) {
  const collectAt = useCollectAt(product.code);
  const canBeCollected = !isSoldOut(product) && !product.preOrder && product.availableForPickup !== false;
  return (
    <StoresWith
      code={product.code}
      action={
        canBeCollected
          ? (store) => (
              <AddToCart
                product={product}
                label={text('pdp.collectHere')}
                about={store.displayName}
                wide={false}
                {...collectAt(store)}
              />
            )
          : undefined
      }
    />
  );
}

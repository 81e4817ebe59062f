import { useInfiniteQuery } from '@tanstack/react-query';
import { AccountFrame } from '@/features/account/account-frame';
import { AddToCart } from '@/features/cart/add-to-cart';
import { NotifyMe } from '@/shared/notify-me/notify-me';
import { messageOf } from '@/shared/api/errors';
import { api } from '@/shared/api/client';
import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { useIsLoggedIn } from '@/shared/session/session';
import { useToggleWishlist, useWished, wishlistPagePath } from '@/shared/session/wishlist';
import { Button, ButtonLink, TextButton } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';
import { Note } from '@/shared/ui/note';
import { Price, WasPrice } from '@/shared/ui/price';
import { PictureRow } from '@/shared/ui/picture-row';
import { PromiseLines } from '@/shared/ui/promise';
import { PageSkeleton } from '@/shared/ui/skeleton';
import { isSoldOut, StockBadge } from '@/shared/ui/stock-badge';
import { useHeadingAfter } from '@/shared/ui/use-focus-after';
import styles from './wishlist.module.css';

/** Screen Wishlist: account/wishlist, logged-in only; price and stock as they are now. */
export function Component() {
  const isLoggedIn = useIsLoggedIn();
  const { isWished, isKnown } = useWished();
  const pages = useInfiniteQuery({
    queryKey: [wishlistPagePath(0), 'onwards'],
    queryFn: ({ pageParam }) => api.get(wishlistPagePath(pageParam)),
    initialPageParam: 0,
    getNextPageParam: ({ pagination }) =>
      pagination.currentPage + 1 < pagination.totalPages ? pagination.currentPage + 1 : undefined,
    enabled: isLoggedIn === true,
    staleTime: 0,
  });
  const found = new Map(
    (pages.data?.pages ?? []).flatMap(({ products = [] }) => products.map((each) => [each.code, each])),
  );
  // A heart just emptied is gone at once; one that was refused is back.
  const products = [...found.values()].filter(({ code }) => !isKnown || isWished(code));
  useHeadingAfter(pages.isSuccess && isKnown ? products.length : undefined);
  const total = pages.data?.pages.at(-1)?.pagination.totalResults ?? 0;
  return (
    <AccountFrame
      title={text('wishlist.title')}
      actions={
        total > 0 && (
          <span className="muted" role="status">
            {total === 1 ? text('wishlist.one') : text('wishlist.count', { count: total })}
          </span>
        )
      }
    >
      {pages.isPending && <PageSkeleton />}
      {pages.isError && (
        <Note kind="bad" live>
          {messageOf(pages.error)}{' '}
          <TextButton onClick={() => void pages.refetch()}>{text('common.retry')}</TextButton>
        </Note>
      )}
      {pages.isSuccess && products.length === 0 && !pages.hasNextPage && (
        <Empty
          drawing="wishlist"
          level={2}
          title={text('wishlist.empty')}
          action={<ButtonLink href="/">{text('cart.startShopping')}</ButtonLink>}
        >
          {text('wishlist.emptyText')}
        </Empty>
      )}
      {products.length > 0 && (
        <ul className={`panel ${styles.list}`} aria-label={text('wishlist.title')}>
          {products.map((product) => (
            <Wished key={product.code} product={product} />
          ))}
        </ul>
      )}
      {pages.hasNextPage && (
        <Button kind="secondary" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {text('wishlist.more')}
        </Button>
      )}
    </AccountFrame>
  );
}

/** Its stock is said once: by the day it can be had, else by a badge. */
const isPromised = (product: Product) =>
  !isSoldOut(product) &&
  product.stock?.stockLevelStatus !== 'lowStock' &&
  Boolean(product.additionalAttributes?.estimatedDelivery);

function Wished({ product }: { product: Product }) {
  const { mutate, isPending } = useToggleWishlist();
  const { code, name, url, brand, image, price, wasPrice } = product;
  const remove = (quietly: boolean) => mutate({ product, wished: false, quietly });
  return (
    <PictureRow className={styles.row} picture={image?.url} busy={isPending}>
      <div className={styles.words}>
        {brand && <span className="tiny muted">{brand.name}</span>}
        <Link className={styles.name} href={url}>
          {name}
        </Link>
        <div className={styles.prices}>
          {price && <Price price={price} />}
          {wasPrice && <WasPrice price={wasPrice} />}
          {!isPromised(product) && <StockBadge product={product} />}
        </div>
        {!isSoldOut(product) && <PromiseLines product={product} />}
      </div>
      <div className={styles.acts}>
        {isSoldOut(product) ? (
          <NotifyMe code={code} size="small" kind="soft" />
        ) : (
          <AddToCart
            product={product}
            kind="primary"
            size="small"
            label={text('wishlist.moveToCart')}
            onAdded={() => remove(true)}
          />
        )}
        <TextButton
          disabled={isPending}
          aria-label={text('wishlist.removeItem', { name })}
          onClick={() => remove(false)}
        >
          {text('action.remove')}
        </TextButton>
      </div>
    </PictureRow>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.wishlist.title'),
  description: text('page.wishlist.description'),
  robots: 'noindex,follow',
});

import type { ReactNode } from 'react';
import { AddToCart } from '@/features/cart/add-to-cart';
import type { Listing } from '@/features/listing/listing';
import NothingFound from '@/features/listing/nothing-found';
import { Understood } from '@/features/listing/understood';
import type { Product, SearchPage } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { ButtonLink } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';

const addToCart = (product: Product) => <AddToCart product={product} />;

interface Props {
  listing: Listing;
  page: SearchPage;
  /** Takes the filters off that left nothing. */
  clear?: ReactNode;
}

/** A list of nothing: what there is instead. */
export default function Nothing({ listing: { term }, page, clear }: Props) {
  return (
    <>
      {clear ? (
        <Empty drawing="no-results" level={2} title={text('plp.nothingLeft')} action={clear} />
      ) : (
        <>
          <Empty
            drawing="no-results"
            title={
              page.notSold
                ? text('plp.notSold', { thing: page.notSold })
                : term
                  ? text('search.noResults', { text: term })
                  : text('plp.nothingHere')
            }
            action={
              term && (
                <ButtonLink kind="secondary" href="/account/writetous?new=1">
                  {text('plp.askUs')}
                </ButtonLink>
              )
            }
          >
            {page.notSold && page.nearestDepartments?.length
              ? text('plp.notSoldTips')
              : term && text('plp.searchTips')}
          </Empty>
          <Understood page={page} />
        </>
      )}
      <NothingFound page={page} action={addToCart} />
    </>
  );
}

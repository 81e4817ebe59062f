import { useState } from 'react';
import { listingOf, pagePath, pagePaths, type Listing } from '@/features/listing/listing';
import { titleOf } from '@/features/listing/title';
import { useApi } from '@/shared/api/query';
import { text } from '@/shared/i18n/text';
import { useParams, useSearchParams } from '@/shared/routing/routing';
import type { Answers, Head, Place } from '@/shared/screen';
import { withDelivery } from '@/shared/session/shop-terms';
import { configPath } from '@/shared/session/ways-to-pay';
import { Later } from '@/shared/state/take-over';
import { RetryNote } from '@/shared/ui/retry-note';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import { Results } from './plp/results';
import { ListSkeleton } from './plp/skeleton';

/** Screen Plp: a list by category (c), brand (b), view-all (v) or search. */
export const queries = ({ params, search }: Place) => {
  const listing = listingOf(params, search);
  return listing ? pagePaths(listing) : [];
};

export const isMissing = ({ params, search }: Place, answers: Answers): boolean => {
  const listing = listingOf(params, search);
  return !listing || [400, 404].includes(answers.statusOf(pagePath(listing)) ?? 0);
};

export const head = ({ params, search, path }: Place, answers: Answers): Head => {
  const listing = listingOf(params, search);
  const page = listing && answers.get(pagePath(listing));
  const name = listing ? titleOf(page, listing) : '';
  return {
    title: page?.seoTitle ?? name,
    description:
      page?.seoDescription ?? withDelivery(text('page.plp.description', { name }), answers.get(configPath)),
    robots: 'noindex,follow',
    canonical: path,
  };
};

/** A product's whole code leads to the product, and a word the shop has a page for to that page. */
export const leadsTo = ({ params, search }: Place, answers: Answers): string | undefined => {
  const listing = listingOf(params, search);
  return listing && answers.get(pagePath(listing))?.keywordRedirectUrl;
};

export function Component() {
  const params = useParams();
  const [search] = useSearchParams();
  const listing = listingOf(params, search);
  return listing ? <List listing={listing} /> : null;
}

/** The list from before stays while another sorting or filter is on its way, and when that cannot be had. */
function List({ listing }: { listing: Listing }) {
  const first = useApi(pagePath(listing));
  const { data, isError, error } = first;
  const [last, keep] = useState(data && { page: data, listing });
  if (data && data !== last?.page) keep({ page: data, listing });
  // What cannot be had is no ground to go on from.
  const from = isError && last ? last.listing : listing;
  return (
    <>
      {isError && last && (
        <div className="wrap">
          <RetryNote problem={error} onRetry={() => void first.refetch()} />
        </div>
      )}
      <Later>
        <RetryWrapper query={{ ...first, data: data ?? last?.page }} skeleton={<ListSkeleton />}>
          {(page) => <Results listing={from} page={page} stale={!data} isLate={!data && !isError} />}
        </RetryWrapper>
      </Later>
    </>
  );
}

import type { ComponentProps } from 'react';
import { AddToCart } from '@/features/cart/add-to-cart';
import { BrandDepartments, brandPath } from '@/features/brand/brand';
import { ContentPage } from '@/features/content/content-page';
import layout from '@/features/content/content-page.module.css';
import { Slots } from '@/features/content/slots';
import { headOf, isGone, labelOf, pagePath, seenAs } from '@/shared/content/page';
import { useApi } from '@/shared/api/query';
import { text } from '@/shared/i18n/text';
import { useParams, useSearchParams } from '@/shared/routing/routing';
import type { Answers, Head, Place } from '@/shared/screen';
import { Breadcrumb } from '@/shared/ui/breadcrumb';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';

/** Screen BrandScreen: brand/{commonpagecode}: an editor's page of the brand, and its departments. */
type Where = Pick<Place, 'params' | 'search'>;
const label = ({ params: { commonpagecode, commonpagecode2, commonpagecode3 } }: Pick<Place, 'params'>) =>
  labelOf(commonpagecode, commonpagecode2, commonpagecode3);
const pathOf = (place: Where) => pagePath(label(place), place.search);

export const queries = (place: Place) => [pathOf(place), brandPath(label(place))];

/** A brand nobody wrote a page for still has its departments. */
export const isMissing = (place: Place, answers: Answers): boolean =>
  isGone(answers, pathOf(place)) && isGone(answers, brandPath(label(place)));

export const head = (place: Place, answers: Answers): Head => {
  const page = answers.get(pathOf(place));
  const name = page?.title ?? answers.get(brandPath(label(place)))?.name ?? '';
  return headOf(page, place, {
    title: text('page.brand.title', { name }),
    description: text('page.brand.description', { name }),
  });
};

export function Component() {
  const params = useParams();
  const [search] = useSearchParams();
  const where = { params, search };
  const page = useApi(pathOf(where));
  const brand = useApi(brandPath(label(where)));
  if (page.isError && page.error.status === 404)
    return (
      <RetryWrapper query={brand}>
        {(shown) => (
          <div className="wrap">
            <Breadcrumb crumbs={[{ name: shown.name }]} />
            <h1>{shown.name}</h1>
            {shown.description && <p className="muted">{shown.description}</p>}
            <BrandDepartments brand={shown} />
          </div>
        )}
      </RetryWrapper>
    );
  return (
    <ContentPage
      path={pathOf(where)}
      body={({ contentSlots }) => {
        const [top = [], ...below] = (contentSlots?.contentSlot ?? []).map((slot) => [slot]);
        return (
          <>
            <div className={layout.slots}>
              <Part slots={top} search={search} />
            </div>
            {brand.data && (
              <div className="wrap">
                <BrandDepartments brand={brand.data} />
              </div>
            )}
            <Part slots={below.flat()} search={search} />
          </>
        );
      }}
    />
  );
}

/** What the editor put there: its first slot above the departments, the others below. */
const Part = ({
  slots,
  search,
}: {
  slots: ComponentProps<typeof Slots>['slots'];
  search: URLSearchParams;
}) => <Slots slots={slots} action={(product) => <AddToCart product={product} />} seen={seenAs(search)} />;

import { AddToCart } from '@/features/cart/add-to-cart';
import { ContentPage } from '@/features/content/content-page';
import { headOf, isGone, labelOf, pagePath } from '@/shared/content/page';
import type { CmsPage } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { useParams, useSearchParams, type RouteParams } from '@/shared/routing/routing';
import type { Answers, Head, Place } from '@/shared/screen';

/** Screen StaticPages: s/{staticpagecode}: a page of text, such as terms or delivery. */
const label = ({ staticpagecode, staticpagecode2, staticpagecode3 }: RouteParams) =>
  labelOf(staticpagecode, staticpagecode2, staticpagecode3);
const pathOf = ({ params, search }: Pick<Place, 'params' | 'search'>) => pagePath(label(params), search);

export const queries = (place: Place): string[] => [pathOf(place)];

export const isMissing = (place: Place, answers: Answers): boolean => isGone(answers, pathOf(place));

export const head = (place: Place, answers: Answers): Head => {
  const page = answers.get<CmsPage>(pathOf(place));
  const name = page?.title ?? page?.name ?? '';
  return headOf(page, place, {
    title: text('page.staticPage.title', { name }),
    description: text('page.staticPage.description', { name }),
  });
};

export function Component() {
  const params = useParams();
  const [search] = useSearchParams();
  return (
    <ContentPage path={pathOf({ params, search })} action={(product) => <AddToCart product={product} />} />
  );
}

import { ContentPage } from '@/features/content/content-page';
import { headOf, isGone, pagePath } from '@/shared/content/page';
import { text } from '@/shared/i18n/text';
import { useSearchParams } from '@/shared/routing/routing';
import { useHomeInTheApp } from '@/shared/routing/use-home-in-the-app';
import type { Answers, Head, Place } from '@/shared/screen';

/** Screen Guzzle: /leaflets, the covers of the digital leaflets; of the web only. */
const pathOf = ({ search }: Pick<Place, 'search'>) => pagePath('guzzelpage', search);

export const queries = (place: Place) => [pathOf(place)];

export const isMissing = (place: Place, answers: Answers): boolean => isGone(answers, pathOf(place));

export const head = (place: Place, answers: Answers): Head =>
  headOf(answers.get(pathOf(place)), place, {
    title: text('page.leaflets.title'),
    description: text('page.leaflets.description'),
  });

export function Component() {
  const [search] = useSearchParams();
  useHomeInTheApp();
  return <ContentPage path={pathOf({ search })} />;
}

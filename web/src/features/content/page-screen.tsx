import type { ReactNode } from 'react';
import type { CmsPage } from '@/shared/api/types';
import { headOf, isGone, labelOf, pagePath } from '@/shared/content/page';
import { text } from '@/shared/i18n/text';
import { useParams, useSearchParams } from '@/shared/routing/routing';
import type { Place, ScreenModule } from '@/shared/screen';
import { ContentPage } from './content-page';
import type { ProductAction } from './slots';

interface Options {
  /** The parts of the path that together are the page's label. */
  codes: readonly [string, string, string];
  action: ProductAction;
  lead?: (page: CmsPage, search: URLSearchParams) => ReactNode;
  /** Beside what there is to read. */
  beside?: (page: CmsPage) => ReactNode;
}

/** A screen that shows the content page its path names. */
export function pageScreen({
  codes,
  action,
  lead,
  beside,
}: Options): Required<Pick<ScreenModule, 'Component' | 'queries' | 'isMissing' | 'head'>> {
  const pathOf = ({ params, search }: Pick<Place, 'params' | 'search'>) =>
    pagePath(labelOf(params[codes[0]], params[codes[1]], params[codes[2]]), search);

  function Component() {
    const params = useParams();
    const [search] = useSearchParams();
    return (
      <ContentPage
        path={pathOf({ params, search })}
        action={action}
        lead={lead && ((page) => lead(page, search))}
        beside={beside}
      />
    );
  }

  return {
    Component,
    queries: (place) => [pathOf(place)],
    isMissing: (place, answers) => isGone(answers, pathOf(place)),
    head: (place, answers) => {
      const page = answers.get(pathOf(place));
      const name = page?.title ?? page?.name ?? '';
      return headOf(page, place, {
        title: text('page.staticPage.title', { name }),
        description: text('page.staticPage.description', { name }),
      });
    },
  };
}

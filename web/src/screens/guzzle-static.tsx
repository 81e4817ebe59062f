import { ContentPage } from '@/features/content/content-page';
import { Leaflet } from '@/features/leaflet/leaflet';
import { headOf, isGone, pagePath } from '@/shared/content/page';
import { lastDayOf } from '@/shared/i18n/dates';
import type { CmsPage } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { useParams, useSearchParams } from '@/shared/routing/routing';
import { useHomeInTheApp } from '@/shared/routing/use-home-in-the-app';
import type { Answers, Head, Place } from '@/shared/screen';
import { Icon } from '@/shared/ui/icon';

/** Screen GuzzleStatic: /leaflets/{code}, one leaflet to page through. */
const pathOf = ({ params: { code = '' }, search }: Pick<Place, 'params' | 'search'>) =>
  pagePath(code, search);

export const queries = (place: Place) => [pathOf(place)];

export const isMissing = (place: Place, answers: Answers): boolean =>
  isGone(answers, pathOf(place)) || (answers.get(pathOf(place))?.kind ?? 'leaflet') !== 'leaflet';

export const head = (place: Place, answers: Answers): Head =>
  headOf(answers.get(pathOf(place)), place, {
    title: text('page.leaflets.title'),
    description: text('page.leaflets.description'),
  });

export function Component() {
  useHomeInTheApp();
  const params = useParams();
  const [search] = useSearchParams();
  return (
    <ContentPage
      path={pathOf({ params, search })}
      above={{ name: text('page.leaflets.title'), href: '/leaflets' }}
      lead={(page) => <Lead page={page} />}
      body={(page) => (
        <div className="wrap">
          <Leaflet page={page} />
        </div>
      )}
    />
  );
}

const Lead = ({ page: { validTo, documentUrl } }: { page: CmsPage }) => (
  <p className="row small" style={{ gap: 'var(--space-4)', flexWrap: 'wrap' }}>
    {validTo && <span className="muted">{text('leaflet.validTo', { date: lastDayOf(validTo) })}</span>}
    {documentUrl && (
      <a href={`/occ/v2/spaza${documentUrl}`} className="row">
        <Icon name="invoice" size="s" />
        {text('leaflet.pdf')}
      </a>
    )}
  </p>
);

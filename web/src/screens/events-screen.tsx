import { AddToCart } from '@/features/cart/add-to-cart';
import { ContentPage } from '@/features/content/content-page';
import { headOf, isGone, labelOf, lastDayOf, pagePath } from '@/shared/content/page';
import type { CmsPage } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link, useParams, usePath, useSearchParams } from '@/shared/routing/routing';
import type { Answers, Head, Place } from '@/shared/screen';
import styles from './events-screen.module.css';

/** Screen EventsScreen: event/{eventspagecode}, which shows what is on in the region the address names. */
const pathOf = ({
  params: { eventspagecode, eventspagecode2, eventspagecode3 },
  search,
}: Pick<Place, 'params' | 'search'>) =>
  pagePath(labelOf(eventspagecode, eventspagecode2, eventspagecode3), search);

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

/** Provinces by their ISO codes. */
const regionNames = (): Record<string, string> => ({
  'ZA-EC': text('region.easternCape'),
  'ZA-FS': text('region.freeState'),
  'ZA-GP': text('region.gauteng'),
  'ZA-KZN': text('region.kwazuluNatal'),
  'ZA-LP': text('region.limpopo'),
  'ZA-MP': text('region.mpumalanga'),
  'ZA-NC': text('region.northernCape'),
  'ZA-NW': text('region.northWest'),
  'ZA-WC': text('region.westernCape'),
});

export function Component() {
  const params = useParams();
  const [search] = useSearchParams();
  return (
    <ContentPage
      path={pathOf({ params, search })}
      action={(product) => <AddToCart product={product} />}
      lead={(page) => <Lead page={page} region={search.get('regionId')} />}
    />
  );
}

function Lead({
  page: { summary, validTo, regions = [] },
  region,
}: {
  page: CmsPage;
  region: string | null;
}) {
  const path = usePath();
  const names = regionNames();
  return (
    <>
      {summary && <p className="muted">{summary}</p>}
      {validTo && <p className="small muted">{text('leaflet.validTo', { date: lastDayOf(validTo) })}</p>}
      {regions.length > 0 && (
        <nav className={styles.regions} aria-label={text('event.regions')}>
          <ul>
            {regions.map((code) => (
              <li key={code}>
                <Link
                  href={`${path}?regionId=${encodeURIComponent(code)}`}
                  aria-current={code === region ? 'true' : undefined}
                >
                  {names[code] ?? code}
                </Link>
              </li>
            ))}
          </ul>
          {!regions.includes(region ?? '') && <p className="small muted">{text('event.chooseRegion')}</p>}
        </nav>
      )}
    </>
  );
}

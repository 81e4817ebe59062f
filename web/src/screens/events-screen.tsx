import { AddToCart } from '@/features/cart/add-to-cart';
import { pageScreen } from '@/features/content/page-screen';
import type { CmsPage } from '@/shared/api/types';
import { lastDayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { Link, usePath } from '@/shared/routing/routing';
import styles from './events-screen.module.css';

/** Screen EventsScreen: event/{eventspagecode}, which shows what is on in the region the address names. */
export const { Component, queries, isMissing, head } = pageScreen({
  codes: ['eventspagecode', 'eventspagecode2', 'eventspagecode3'],
  action: (product) => <AddToCart product={product} />,
  lead: (page, search) => <Lead page={page} region={search.get('regionId')} />,
});

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

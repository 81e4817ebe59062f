import { Understood } from '@/features/listing/understood';
import type { SearchPage } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link, useParams } from '@/shared/routing/routing';
import { displayAddress } from '@/shared/session/place';
import { useShownPlace } from '@/shared/session/shown-place';
import { Breadcrumb, type Crumb } from '@/shared/ui/breadcrumb';
import styles from '../plp.module.css';

/** What the list is, how long, and how it can be narrowed to a department. */
export const Top = ({ page, title }: { page: SearchPage; title: string }) => (
  <>
    <Breadcrumb crumbs={crumbsOf(page, title)} />
    <div className={styles.top}>
      <h1>{title}</h1>
      <Count total={page.pagination.totalResults} />
      <Understood page={page} />
      <Subcategories page={page} />
    </div>
  </>
);

function crumbsOf(page: SearchPage, title: string): Crumb[] {
  const crumbs = (page.breadcrumbCategories ?? []).map(({ name, url }) => ({ name, href: url }));
  return crumbs.length > 0 ? crumbs : [{ name: title }];
}

function Count({ total }: { total: number }) {
  const shown = useShownPlace();
  return (
    <p className="muted" role="status">
      {total === 1 ? text('plp.one') : text('search.results', { count: total })}
      {shown && (
        <>
          {text('plp.for')} <b className={styles.place}>{displayAddress(shown)}</b>
        </>
      )}
    </p>
  );
}

/** What is in the department; of a brand's list, the departments it is in. */
function Subcategories({ page }: { page: SearchPage }) {
  const { pathType, code: brand = '' } = useParams();
  const narrower =
    pathType === 'b'
      ? page.facets
          ?.find(({ code }) => code === 'allCategories')
          ?.values.map(({ code = '', name }) => ({
            code,
            name,
            url: `/category/${encodeURIComponent(code)}/brand/${encodeURIComponent(brand)}`,
          }))
      : page.subcategories;
  if (!narrower?.length) return null;
  return (
    <ul className={styles.subcategories}>
      {narrower.map(({ code, name, url }) => (
        <li key={code}>
          <Link href={url ?? `/l/c/${code}`}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}

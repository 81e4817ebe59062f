import type { ReactNode } from 'react';
import { seenAs } from '@/shared/content/page';
import { type ApiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import type { CmsPage } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { useSearchParams } from '@/shared/routing/routing';
import { Breadcrumb, type Crumb } from '@/shared/ui/breadcrumb';
import { Note } from '@/shared/ui/note';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import { Slots, type ProductAction } from './slots';
import styles from './content-page.module.css';

interface Props {
  path: ApiPath<CmsPage>;
  action?: ProductAction;
  /** Stands between Home and this page. */
  above?: Crumb;
  /** Under the title: a date, a choice of region. */
  lead?: (page: CmsPage) => ReactNode;
  /** Instead of the page's slots. */
  body?: (page: CmsPage) => ReactNode;
  /** Beside what there is to read; on a phone below it. */
  beside?: (page: CmsPage) => ReactNode;
  /** Its own picture stands beside the title. */
  isPictured?: boolean;
  /** The body says itself what page it is. */
  isUntitled?: boolean;
}

/** A brand's banner may say the name itself, in its own lettering. */
function startsWithName({ contentSlots, title, name }: CmsPage): boolean {
  const first = contentSlots?.contentSlot?.[0]?.components?.component?.[0];
  return first?.typeCode === 'SimpleBrand' && first.title === (title ?? name);
}

/** A content page under its title: what an editor put into its slots. */
export function ContentPage({ path, action, above, lead, body, beside, isPictured, isUntitled }: Props) {
  const query = useApi(path);
  const [search] = useSearchParams();
  return (
    <RetryWrapper query={query}>
      {(page) => (
        <>
          {isUntitled ? (
            <Preview page={page} />
          ) : (
            <div className={`wrap ${styles.top}`}>
              <Breadcrumb crumbs={[...(above ? [above] : []), { name: page.title ?? page.name ?? '' }]} />
              <Preview page={page} />
              <div className={isPictured && page.image ? styles.pictured : undefined}>
                <div className={styles.words}>
                  <h1 className={startsWithName(page) ? 'sr' : styles.title}>{page.title ?? page.name}</h1>
                  {lead?.(page)}
                </div>
                {isPictured && page.image && (
                  <span className={styles.picture}>
                    <img src={page.image.url} alt="" width="400" height="280" />
                  </span>
                )}
              </div>
            </div>
          )}
          {body?.(page) ?? (
            <Beside part={beside?.(page)}>
              <Slots slots={page.contentSlots?.contentSlot ?? []} action={action} seen={seenAs(search)} />
            </Beside>
          )}
        </>
      )}
    </RetryWrapper>
  );
}

const Preview = ({ page }: { page: CmsPage }) =>
  page.preview && <Note kind="info">{text('content.preview')}</Note>;

/** What there is to read, and beside it what else there is. */
const Beside = ({ part, children }: { part: ReactNode; children: ReactNode }) =>
  part ? (
    <div className={`wrap ${styles.beside}`}>
      <div className={styles.slots}>{children}</div>
      {part}
    </div>
  ) : (
    <div className={styles.slots}>{children}</div>
  );

import type { ApiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import type { CmsPage } from '@/shared/api/types';
import { membersOf } from '@/shared/content/component';
import { dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { Plate } from '@/shared/ui/plate';
import styles from './more-to-read.module.css';

const most = 4;

interface Props {
  /** The page that lists them all. */
  path: ApiPath<CmsPage>;
  /** The one that is read already. */
  current?: string;
}

/** Other articles, newest first. */
export function MoreToRead({ path, current }: Props) {
  const { data } = useApi(path);
  const articles = (data?.contentSlots?.contentSlot ?? [])
    .flatMap(({ components }) => components?.component ?? [])
    .flatMap((component) => membersOf(component).articles ?? [])
    .filter(({ url }) => url !== current)
    .slice(0, most);
  if (articles.length === 0) return null;
  return (
    <aside className={`panel pad ${styles.more}`} aria-labelledby="more-to-read">
      <h2 id="more-to-read">{text('blog.more')}</h2>
      <ul>
        {articles.map(({ uid, title, url, image, publishedAt }) => (
          <li key={uid}>
            <Plate>{image && <img src={image.url} alt="" width="64" height="64" loading="lazy" />}</Plate>
            <span>
              <Link href={url}>{title}</Link>
              {publishedAt && <span className="tiny muted">{dayOf(publishedAt)}</span>}
            </span>
          </li>
        ))}
      </ul>
      <Link href="/blog">{text('blog.all')}</Link>
    </aside>
  );
}

import { AddToCart } from '@/features/cart/add-to-cart';
import { ContentPage } from '@/features/content/content-page';
import styles from '@/features/content/content-page.module.css';
import { MoreToRead } from '@/features/content/more-to-read';
import { headOf, isGone, pagePath } from '@/shared/content/page';
import type { CmsPage } from '@/shared/api/types';
import { dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { useParams, useSearchParams } from '@/shared/routing/routing';
import type { Answers, Head, Place } from '@/shared/screen';
import { theShop } from '@/shared/session/shop';
import { Badge } from '@/shared/ui/badge';

/** Screen BlogNews: blog/{code?}: all articles, or one. */
const list = 'blog';
const pathOf = ({ params: { code = list }, search }: Pick<Place, 'params' | 'search'>) =>
  pagePath(code, search);

export const queries = (place: Place) =>
  place.params.code ? [pathOf(place), pagePath(list)] : [pathOf(place)];

export const isMissing = (place: Place, answers: Answers): boolean => {
  if (isGone(answers, pathOf(place))) return true;
  const kind = answers.get(pathOf(place))?.kind;
  return place.params.code !== undefined && kind !== undefined && kind !== 'blog' && kind !== 'news';
};

export const head = (place: Place, answers: Answers): Head => {
  const page = answers.get(pathOf(place));
  const shown = headOf(page, place, {
    title: text('page.blog.title'),
    description: text('page.blog.description'),
  });
  return page?.kind === 'blog' || page?.kind === 'news'
    ? { ...shown, type: 'article', jsonLd: [...(shown.jsonLd ?? []), article(page)] }
    : shown;
};

const article = ({ title, summary, image, author, publishedAt, modifiedAt, url, kind }: CmsPage) => ({
  '@context': 'https://schema.org',
  '@type': kind === 'news' ? 'NewsArticle' : 'BlogPosting',
  headline: title,
  description: summary,
  image: image?.url,
  author: author && { '@type': author === theShop().name ? 'Organization' : 'Person', name: author },
  datePublished: publishedAt,
  dateModified: modifiedAt ?? publishedAt,
  mainEntityOfPage: url,
});

export function Component() {
  const params = useParams();
  const [search] = useSearchParams();
  return (
    <ContentPage
      path={pathOf({ params, search })}
      above={params.code ? { name: text('page.blog.title'), href: '/blog' } : undefined}
      action={(product) => <AddToCart product={product} />}
      lead={(page) => params.code && <Byline page={page} />}
      beside={params.code ? ({ url }) => <MoreToRead path={pagePath(list)} current={url} /> : undefined}
      isPictured={params.code !== undefined}
    />
  );
}

/** What it is about, what kind it is, who wrote it and when. */
const Byline = ({ page: { kind, summary, author, publishedAt } }: { page: CmsPage }) => (
  <>
    {summary && <p className={styles.summary}>{summary}</p>}
    {publishedAt && (
      <p className="row small muted">
        <Badge kind="info">{kind === 'news' ? text('blog.news') : text('blog.guide')}</Badge>
        <span>
          <time dateTime={publishedAt}>{dayOf(publishedAt)}</time>
          {author && ` · ${text('blog.by', { author })}`}
        </span>
      </p>
    )}
  </>
);

import type { CmsPage } from '@/shared/api/types';
import type { Answers, Head, Place } from '@/shared/screen';

/** What the address says of how a page is seen: an editor's preview, an event's region. */
export function seenAs(search: URLSearchParams): string {
  const parts = ['preview', 'regionId'].flatMap((name) => {
    const value = search.get(name);
    return value ? [`&${name}=${encodeURIComponent(value)}`] : [];
  });
  return parts.join('');
}

export const pagePath = (label: string, search: URLSearchParams) =>
  `/users/anonymous/cms/pages?pageLabelOrId=${encodeURIComponent(label)}&fields=FULL${seenAs(search)}`;

/** The parts of a content path that are its label: `/s/terms/delivery` → `terms/delivery`. */
export const labelOf = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('/');

export const isGone = (answers: Answers, path: string): boolean =>
  [400, 404].includes(answers.statusOf(path) ?? 0);

const site = '/';

/** Title, description and address of a content page; an editor's preview is for nobody's index. */
export function headOf(
  page: CmsPage | undefined,
  { path }: Place,
  otherwise: { title: string; description: string },
): Head {
  return {
    title: page?.seoTitle || page?.title || otherwise.title,
    description: page?.seoDescription || page?.summary || otherwise.description,
    canonical: page?.url ?? path,
    image: page?.image?.url,
    robots: page?.preview ? 'noindex,nofollow' : undefined,
    jsonLd: page && [crumbs(page)],
  };
}

const crumbs = ({ title, name, url }: CmsPage) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Spaza', item: site },
    { '@type': 'ListItem', position: 2, name: title ?? name, item: url },
  ],
});

import { apiPath, type ApiPath } from '@/shared/api/path';
import type { CmsPage } from '@/shared/api/types';
import type { Answers, Head, Place } from '@/shared/screen';
import { theShop } from '@/shared/session/shop';

/** What the address says of how a page is seen: an editor's preview, an event's region. */
export interface Seen {
  preview?: string;
  regionId?: string;
}

export const seenAs = (search: URLSearchParams): Seen => ({
  preview: search.get('preview') || undefined,
  regionId: search.get('regionId') || undefined,
});

export const pagePath = (label: string, search?: URLSearchParams) =>
  apiPath('/users/{user}/cms/pages', {
    path: { user: 'anonymous' },
    query: { pageLabelOrId: label, fields: 'FULL', ...(search && seenAs(search)) },
  });

/** The parts of a content path that are its label: `/s/terms/delivery` → `terms/delivery`. */
export const labelOf = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('/');

export const isGone = (answers: Answers, path: ApiPath): boolean =>
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
    { '@type': 'ListItem', position: 1, name: theShop().name, item: site },
    { '@type': 'ListItem', position: 2, name: title ?? name, item: url },
  ],
});

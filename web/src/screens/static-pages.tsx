import { AddToCart } from '@/features/cart/add-to-cart';
import { Slots } from '@/features/content/slots';
import { useApi } from '@/shared/api/query';
import type { CmsPage } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { useParams, type RouteParams } from '@/shared/routing/routing';
import type { Answers, Head, Place } from '@/shared/screen';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';

/** Screen StaticPages: a content page by its label, such as terms or help. */
const labelOf = ({ staticpagecode, staticpagecode2, staticpagecode3 }: RouteParams) =>
  [staticpagecode, staticpagecode2, staticpagecode3].filter(Boolean).join('/');

const pagePath = (params: RouteParams) =>
  `/users/anonymous/cms/pages?pageLabelOrId=${encodeURIComponent(labelOf(params))}&fields=FULL`;

export const queries = ({ params }: Place): string[] => [pagePath(params)];

export const isMissing = ({ params }: Place, answers: Answers): boolean =>
  [400, 404].includes(answers.statusOf(pagePath(params)) ?? 0);

export const head = ({ params, path }: Place, answers: Answers): Head => {
  const page = answers.get<CmsPage>(pagePath(params));
  const name = page?.title ?? page?.name ?? '';
  return {
    title: page?.seoTitle ?? text('page.staticPage.title', { name }),
    description: page?.seoDescription ?? page?.description ?? text('page.staticPage.description', { name }),
    canonical: path,
  };
};

export function Component() {
  const params = useParams();
  const query = useApi<CmsPage>(pagePath(params));
  return (
    <RetryWrapper query={query}>
      {(page) => (
        <>
          <div className="wrap" style={{ paddingTop: 'var(--space-12)' }}>
            <h1>{page.title ?? page.name}</h1>
          </div>
          <Slots
            slots={page.contentSlots?.contentSlot ?? []}
            action={(product) => <AddToCart product={product} />}
          />
        </>
      )}
    </RetryWrapper>
  );
}

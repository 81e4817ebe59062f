import { AddToCart } from '@/features/cart/add-to-cart';
import { Slots } from '@/features/content/slots';
import { useApi } from '@/shared/api/query';
import type { CmsPage } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import type { Answers, Head, Place } from '@/shared/screen';
import { Loading, Bone, CardsSkeleton } from '@/shared/ui/skeleton';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import styles from './home.module.css';

/** Screen Home: the content page `homepage`, slot by slot. */
const homePath = '/users/anonymous/cms/pages?pageLabelOrId=homepage&fields=FULL';

export const queries = (): string[] => [homePath];

export const head = (_place: Place, answers: Answers): Head => {
  const page = answers.get<CmsPage>(homePath);
  return {
    title: page?.seoTitle ?? text('page.home.title'),
    description: page?.seoDescription ?? text('page.home.description'),
    canonical: '/',
    jsonLd: [{ '@context': 'https://schema.org', '@type': 'WebSite', name: 'Spaza', inLanguage: 'en-ZA' }],
  };
};

export function Component() {
  const query = useApi<CmsPage>(homePath);
  return (
    <>
      <h1 className="sr">{text('page.home.title')}</h1>
      <RetryWrapper query={query} skeleton={<HomeSkeleton />}>
        {(page) => (
          <Slots
            slots={page.contentSlots?.contentSlot ?? []}
            action={(product) => <AddToCart product={product} />}
          />
        )}
      </RetryWrapper>
    </>
  );
}

const HomeSkeleton = () => (
  <Loading>
    <div className={`wrap ${styles.skeleton}`}>
      <Bone height={440} />
      <div className={styles.tiles}>
        {Array.from({ length: 12 }, (_, n) => (
          <Bone key={n} round height="auto" style={{ aspectRatio: '1' }} />
        ))}
      </div>
      <CardsSkeleton count={4} />
    </div>
  </Loading>
);

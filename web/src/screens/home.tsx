import { AddToCart } from '@/features/cart/add-to-cart';
import { Slots } from '@/features/content/slots';
import { useApi } from '@/shared/api/query';
import type { CmsPage } from '@/shared/api/types';
import { pagePath, seenAs } from '@/shared/content/page';
import { returnPolicy } from '@/shared/content/return-policy';
import { useIsLoggedIn } from '@/shared/session/session';
import { useShop } from '@/shared/shop-context';
import { api } from '@/shared/api/client';
import { useSearchParams } from '@/shared/routing/routing';
import { text } from '@/shared/i18n/text';
import type { Answers, Head, Place } from '@/shared/screen';
import { Loading, Bone, CardsSkeleton } from '@/shared/ui/skeleton';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import styles from './home.module.css';

/** Screen Home: the content page `homepage`, slot by slot. */
const homePath = (search: URLSearchParams) => pagePath('homepage', search);

export const queries = ({ search }: Place): string[] => [homePath(search)];

export const head = ({ search }: Place, answers: Answers): Head => {
  const page = answers.get<CmsPage>(homePath(search));
  return {
    title: page?.seoTitle ?? text('page.home.title'),
    description: page?.seoDescription ?? text('page.home.description'),
    canonical: '/',
    robots: page?.preview ? 'noindex,nofollow' : undefined,
    jsonLd: [store],
  };
};

const store = {
  '@context': 'https://schema.org',
  '@type': 'OnlineStore',
  name: 'Spaza',
  url: '/',
  logo: '/brand/logo.svg',
  currenciesAccepted: 'ZAR',
  areaServed: { '@type': 'Country', name: 'South Africa' },
  contactPoint: {
    '@type': 'ContactPoint',
    telephone: '+27800555012',
    contactType: 'customer service',
    areaServed: 'ZA',
    availableLanguage: 'en',
  },
  hasMerchantReturnPolicy: returnPolicy,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: '/l/search/{search_term_string}' },
    'query-input': 'required name=search_term_string',
  },
};

/**
 * A guest's home page comes from the shop's cache, asked without any token; when that fails or holds no slots, from
 * the shop itself.
 */
async function guestHome(path: string, cached: string): Promise<CmsPage> {
  try {
    const answer = await fetch(cached, { credentials: 'omit' });
    const page = answer.ok ? ((await answer.json()) as CmsPage) : undefined;
    if (page?.contentSlots?.contentSlot?.length) return page;
  } catch {
    // The cache is a help, not a condition.
  }
  return api.get<CmsPage>(path);
}

export function Component() {
  const [search] = useSearchParams();
  const { channel, zone } = useShop();
  const isLoggedIn = useIsLoggedIn();
  const path = homePath(search);
  const plain = seenAs(search) === '';
  const query = useApi<CmsPage>(path, {
    ...(plain && !isLoggedIn
      ? { queryFn: () => guestHome(path, `/cache/${channel}/${encodeURIComponent(zone)}/homepage.json`) }
      : {}),
  });
  return (
    <>
      <h1 className="sr">{text('page.home.title')}</h1>
      <RetryWrapper query={query} skeleton={<HomeSkeleton />}>
        {(page) => (
          <Slots
            slots={page.contentSlots?.contentSlot ?? []}
            seen={seenAs(search)}
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

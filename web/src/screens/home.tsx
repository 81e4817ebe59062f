import { memo } from 'react';
import { AddToCart } from '@/features/cart/add-to-cart';
import { PlainHome } from '@/features/content/plain-home';
import { Slots } from '@/features/content/slots';
import { ApiError } from '@/shared/api/errors';
import { apiPath, type ApiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import type { CmsPage, Product } from '@/shared/api/types';
import { pagePath, seenAs } from '@/shared/content/page';
import { returnPolicy } from '@/shared/content/return-policy';
import { useIsInstalled } from '@/shared/session/installed';
import { useIsLoggedIn } from '@/shared/session/session';
import type { Shop } from '@/shared/session/shop';
import { withDelivery } from '@/shared/session/shop-terms';
import { configPath } from '@/shared/session/ways-to-pay';
import { useShop } from '@/shared/shop-context';
import { api } from '@/shared/api/client';
import { useSearchParams } from '@/shared/routing/routing';
import { text } from '@/shared/i18n/text';
import type { Answers, Head, Place } from '@/shared/screen';
import { Loading, Bone, CardsSkeleton } from '@/shared/ui/skeleton';
import { lazyPart } from '@/shared/ui/lazy-part';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import styles from './home.module.css';

/** Of the app alone: it opens here again after the system ended it. */
const PaymentUnderWay = lazyPart(() => import('@/features/payment-transaction/payment-under-way'));

/** Screen Home: the content page `homepage`, slot by slot. */
const homePath = (search: URLSearchParams) => pagePath('homepage', search);

export const queries = ({ search }: Place) => [homePath(search)];

const title = ({ name, tagline }: Shop) => (tagline ? `${name} | ${tagline}` : name);

export const head = ({ search, shop }: Place, answers: Answers): Head => {
  const page = answers.get(homePath(search));
  return {
    title: page?.seoTitle ?? title(shop),
    description: page?.seoDescription ?? withDelivery(text('page.home.description'), answers.get(configPath)),
    canonical: '/',
    robots: page?.preview ? 'noindex,nofollow' : undefined,
    jsonLd: [store(shop, answers.get(configPath)?.returnDays)],
  };
};

const store = ({ name, logo, phone }: Shop, returnDays: number | undefined) => ({
  '@context': 'https://schema.org',
  '@type': 'OnlineStore',
  name,
  url: '/',
  logo,
  currenciesAccepted: 'ZAR',
  areaServed: { '@type': 'Country', name: 'South Africa' },
  contactPoint: phone && {
    '@type': 'ContactPoint',
    telephone: phone,
    contactType: 'customer service',
    areaServed: 'ZA',
    availableLanguage: 'en',
  },
  hasMerchantReturnPolicy: returnPolicy(returnDays),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: '/l/search/{search_term_string}' },
    'query-input': 'required name=search_term_string',
  },
});

/**
 * A guest's home page comes from the shop's cache, asked without any token; when that fails or holds no slots, from
 * the shop itself.
 */
async function guestHome(path: ApiPath<CmsPage>, { channel, zone }: Shop): Promise<CmsPage> {
  try {
    const cached = apiPath('/cache/{channel}/{zone}/homepage.json', { path: { channel, zone } });
    const page = await api.get(cached, { asGuest: true });
    if (page.contentSlots?.contentSlot?.length) return page;
  } catch {
    // The cache is a help, not a condition.
  }
  return api.get(path);
}

export function Component() {
  const [search] = useSearchParams();
  const shop = useShop();
  const isLoggedIn = useIsLoggedIn();
  const isInstalled = useIsInstalled();
  const path = homePath(search);
  const { preview, regionId } = seenAs(search);
  const query = useApi(path, {
    ...(preview || regionId || isLoggedIn ? {} : { queryFn: () => guestHome(path, shop) }),
  });
  if (query.error instanceof ApiError && query.error.status === 404)
    return (
      <>
        <h1 className="sr">{title(shop)}</h1>
        <PlainHome />
      </>
    );
  return (
    <>
      <h1 className="sr">{title(shop)}</h1>
      {isInstalled && <PaymentUnderWay />}
      <RetryWrapper query={query} skeleton={<HomeSkeleton />}>
        {(page) => <HomeSlots page={page} />}
      </RetryWrapper>
    </>
  );
}

const addToCart = (product: Product) => <AddToCart product={product} />;

/** Drawn once per page: that the browser finds out whether somebody is signed in draws no card again. */
const HomeSlots = memo(function HomeSlots({ page }: { page: CmsPage }) {
  const [search] = useSearchParams();
  return <Slots slots={page.contentSlots?.contentSlot ?? []} seen={seenAs(search)} action={addToCart} />;
});

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

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useApi } from '@/shared/api/query';
import type { Product, Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { toast } from '@/shared/ui/toast';
import { LaterBeside } from '@/shared/state/take-over';
import { CardsSkeleton, Loading } from '@/shared/ui/skeleton';
import { BrandsGrid, CategoriesGrid, TopCategoriesCarousel } from './collections';
import { membersOf, type Component, type Members } from '@/shared/content/component';
import {
  CountdownBanner,
  OffersGrid,
  Paragraph,
  SimpleBanner,
  StaticBanners,
  ValueProposition,
} from './banners';
import { Articles, Leaflets } from './page-cards';
import { ProductCarousel } from './product-carousel';
import { RotatingImages } from './rotating-images';
import { SimpleBrand } from './simple-brand';
import { TabParagraph } from './tab-paragraph';
import styles from './slots.module.css';

type Slot = Schema<'ContentSlot'>;
export type ProductAction = (product: Product) => ReactNode;

/** Lazy slots come at most so many at once. */
const slotsPerBatch = 4;

/** `seen` is what the page itself was asked with: `&preview=…&regionId=…`. */
const slotsPath = (ids: readonly string[], seen = '') =>
  `/cms/contentslots?contentSlotId=${ids.map(encodeURIComponent).join(',')}${seen}`;

interface Props {
  slots: readonly Slot[];
  action?: ProductAction;
  seen?: string;
  /** A carousel of fewer products is left out. */
  fewest?: number;
}

/** A page's slots in order; lazy ones are fetched in batches as the shopper comes near. */
export function Slots({ slots, action, seen, fewest }: Props) {
  const lazy = slots.filter(({ isSlotLazyLoaded }) => isSlotLazyLoaded);
  const batches: Slot[][] = [];
  for (let n = 0; n < lazy.length; n += slotsPerBatch) batches.push(lazy.slice(n, n + slotsPerBatch));
  return (
    <>
      {slots
        .filter(({ isSlotLazyLoaded }) => !isSlotLazyLoaded)
        .map((slot) => (
          <SlotComponents key={slot.slotId} slot={slot} action={action} fewest={fewest} />
        ))}
      {batches.map((batch) => (
        <LazySlots
          key={batch[0]?.slotId}
          ids={batch.map(({ slotId }) => slotId)}
          action={action}
          seen={seen}
          fewest={fewest}
        />
      ))}
    </>
  );
}

const ahead = '600px';

function LazySlots({ ids, action, seen, fewest }: { ids: string[] } & Omit<Props, 'slots'>) {
  const [near, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watched = place.current;
    if (!watched || near) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {
        rootMargin: ahead,
      },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [near]);
  const { data, isError } = useApi<Schema<'ContentSlots'>>(near ? slotsPath(ids, seen) : null);
  useEffect(() => {
    if (isError) toast.error(text('error.generic'));
  }, [isError]);
  if (data)
    return data.contentSlot?.map((slot) => (
      <SlotComponents key={slot.slotId} slot={slot} action={action} fewest={fewest} />
    ));
  if (isError) return null;
  return (
    <div ref={place} className={`wrap ${styles.waiting}`}>
      {near && (
        <Loading>
          <CardsSkeleton count={4} />
        </Loading>
      )}
    </div>
  );
}

function SlotComponents({ slot, action, fewest }: { slot: Slot } & Omit<Props, 'slots' | 'seen'>) {
  return slot.components?.component?.map((component) => (
    <Shown key={component.uid} component={component} action={action} fewest={fewest} />
  ));
}

type Draw = (members: Members, action?: ProductAction, fewest?: number) => ReactNode;

const drawings: Record<string, Draw> = {
  RotatingImages: (members) => <RotatingImages {...members} />,
  TopCategoriesCarousel: (members) => <TopCategoriesCarousel {...members} />,
  ProductCarousel: (members, action, fewest) => (
    <ProductCarousel {...members} action={action} fewest={fewest} />
  ),
  SimpleBanner: (members) => <SimpleBanner {...members} />,
  CountdownBanner: (members) => <CountdownBanner {...members} />,
  OffersGrid: (members) => <OffersGrid {...members} />,
  TrendsGrid: (members) => <OffersGrid {...members} />,
  CategoriesGrid: (members) => <CategoriesGrid {...members} />,
  SaleCategories: (members) => <CategoriesGrid {...members} />,
  BrandsGrid: (members) => <BrandsGrid {...members} />,
  DynamicBrandList: (members) => <BrandsGrid {...members} />,
  ValueProposition: (members) => <ValueProposition {...members} />,
  StaticBanners: (members) => <StaticBanners {...members} />,
  CMSParagraphComponent: (members) => <Paragraph {...members} />,
  CMSTabParagraph: (members) => (members.tabs ? <TabParagraph {...members} /> : <Paragraph {...members} />),
  ExclusiveCategory: (members) => <CategoriesGrid {...members} />,
  SimpleBrand: (members) => <SimpleBrand {...members} />,
  GuzzleLeaflet: (members) => <Leaflets {...members} />,
  BlogNews: (members) => <Articles {...members} />,
};

/** A component by its type; one this shop cannot draw is left out. */
function Shown({ component, action, fewest }: { component: Component } & Omit<Props, 'slots' | 'seen'>) {
  const drawn = drawings[component.typeCode]?.(membersOf(component), action, fewest) ?? null;
  // A row of products waits card by card.
  return component.typeCode === 'ProductCarousel' ? drawn : <LaterBeside below>{drawn}</LaterBeside>;
}

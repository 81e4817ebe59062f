import type { ReactNode } from 'react';
import { membersOf, type Component, type Members } from '@/shared/content/component';
import {
  CountdownBanner,
  OffersGrid,
  Paragraph,
  SimpleBanner,
  StaticBanners,
  ValueProposition,
} from './banners';
import { BrandsGrid, CategoriesGrid } from './collections';
import { Articles, Leaflets } from './page-cards';
import { SimpleBrand } from './simple-brand';
import { TabParagraph } from './tab-paragraph';

const drawings: Record<string, (members: Members) => ReactNode> = {
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

/** A component below the top of a page, by its type; one this shop cannot draw is left out. */
export default function OtherComponent({ component }: { component: Component }) {
  return drawings[component.typeCode]?.(membersOf(component)) ?? null;
}

import type { Schema } from '@/shared/api/types';
import type { BadgeKind } from '../ui/parts';

export type Promotion = Schema<'StaffPromotion'>;
export type PromotionRow = Schema<'StaffPromotionRow'>;
export type Terms = Schema<'StaffPromotionTerms'>;
export type ProductSet = Schema<'StaffPromotionSet'>;
export type Named = Schema<'StaffPromotionNamed'>;
export type Kind = Schema<'StaffPromotionKind'>;
export type State = Schema<'StaffPromotionState'>;
export type Check = Schema<'StaffPromotionCheck'>;
export type Meeting = Schema<'StaffPromotionMeeting'>;
export type TestCart = Schema<'StaffTestCart'>;
export type Coupon = Schema<'StaffCoupon'>;
export type Batch = Schema<'StaffCouponBatch'>;

export const promotionPath = (code: string) => `/promotions/${encodeURIComponent(code)}`;

export const kinds: Record<Kind, string> = {
  productDiscount: 'Off each of some products',
  bonusBuyAny: 'Several of a set together',
  bonusBuyAll: 'Certain products together',
  buyGet: 'Buy some, get more cheaper',
  giveaway: 'Something free comes along',
  orderDiscount: 'Off the whole cart',
  freeDelivery: 'Free delivery',
};
export const allKinds = Object.keys(kinds) as [Kind, ...Kind[]];

const states: Record<State, { words: string; badge: BadgeKind }> = {
  draft: { words: 'Draft', badge: 'fact' },
  planned: { words: 'Planned', badge: 'info' },
  live: { words: 'Live', badge: 'yes' },
  paused: { words: 'Paused', badge: 'warn' },
  ended: { words: 'Ended', badge: 'fact' },
};
export const stateWords = (state: State) => states[state];

/** Tabs of the list, in their order. */
export const views = [
  ['all', 'All'],
  ['live', 'Live'],
  ['planned', 'Planned'],
  ['draft', 'Draft'],
  ['paused', 'Paused'],
  ['ended', 'Ended'],
] as const;
export type View = (typeof views)[number][0];

/** What happens where two meet, as docs/promotions.md has it. */
const meetings: Record<Meeting['how'], string> = {
  betterPrice: 'A product has one price: the better one counts.',
  priceThenDeal: 'The product’s price first, then the deal.',
  oneUnitOneDeal: 'A unit serves one deal: the better combination counts.',
  after: 'What is off the whole cart comes after, on what is left.',
  oneOfGroup: 'Both are of one group: the better one counts.',
  oneByOne: 'One after the other by priority, each on what is left.',
  both: 'Both count.',
};
export const meetingWords = (how: Meeting['how']): string => meetings[how];

const couponStates: Record<Coupon['state'], { words: string; badge: BadgeKind }> = {
  planned: { words: 'Planned', badge: 'info' },
  live: { words: 'Live', badge: 'yes' },
  usedUp: { words: 'Used up', badge: 'fact' },
  ended: { words: 'Ended', badge: 'fact' },
  off: { words: 'Off', badge: 'warn' },
};
export const couponState = (state: Coupon['state']) => couponStates[state];

const batchStates: Record<Batch['state'], { words: string; badge: BadgeKind }> = {
  waiting: { words: 'For a second person', badge: 'warn' },
  making: { words: 'Being made', badge: 'info' },
  ready: { words: 'Ready', badge: 'yes' },
  off: { words: 'Off', badge: 'warn' },
  withdrawn: { words: 'Not made', badge: 'fact' },
};
export const batchState = (state: Batch['state']) => batchStates[state];

/** Fields in the words of an import, as versions and refusals name them. */
const fields: Record<string, string> = {
  type: 'Kind',
  title: 'Title',
  description: 'Description',
  everything: 'Everything',
  products: 'Products',
  categories: 'Departments',
  brands: 'Brands',
  exceptProducts: 'Not these products',
  exceptCategories: 'Not these departments',
  units: 'Units to buy',
  rewardEverything: 'Cheaper: everything',
  rewardProducts: 'Cheaper: products',
  rewardCategories: 'Cheaper: departments',
  rewardBrands: 'Cheaper: brands',
  rewardUnits: 'Units that get cheaper',
  bundle: 'Bundle',
  bundleWorth: 'Bundle price',
  percent: 'Percent off',
  amount: 'Rand off',
  tiers: 'Steps',
  gift: 'Gift',
  giftUnits: 'Gift units',
  mostOff: 'At most off',
  mostTimes: 'Times in one order',
  priority: 'Priority',
  group: 'Group',
  firstOrder: 'First order only',
  needsCoupon: 'Needs a code',
  enabled: 'Switched on',
  startsAt: 'From',
  endsAt: 'Until',
  maxUses: 'Orders at most',
  maxUsesPerCustomer: 'Orders a customer',
  maxGiven: 'Budget',
};
export const promotionField = (field: string): string => fields[field] ?? field;

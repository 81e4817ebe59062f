import type { Schema } from '@/shared/api/types';

type Deal = Schema<'Deal'>;

const mostDeals = 3;

export const needsAll = ({ bonusBuyPromotionType }: Deal) => bonusBuyPromotionType !== 'containsAny';

/** Those the page shows whole. */
export const shownDeals = (deals: readonly Deal[]) => deals.slice(0, mostDeals);

import type { Product } from '@/shared/api/types';

const base = { '@type': 'MerchantReturnPolicy', applicableCountry: 'ZA' } as const;

/** How long and how what was bought can go back, as search engines read it; nothing until the shop has said how long. */
export const returnPolicy = (days: number | undefined) =>
  days
    ? {
        ...base,
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: days,
        returnMethod: ['https://schema.org/ReturnInStore', 'https://schema.org/ReturnByMail'],
        returnFees: 'https://schema.org/FreeReturn',
      }
    : undefined;

/** Of one product: what cannot come back for a change of mind says so. */
export const returnPolicyOf = (
  { returnable, liquor }: Pick<Product, 'returnable' | 'liquor'>,
  days: number | undefined,
) =>
  returnable === false || liquor
    ? { ...base, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
    : returnPolicy(days);

import type { Product } from '@/shared/api/types';

const base = { '@type': 'MerchantReturnPolicy', applicableCountry: 'ZA' } as const;

/** How long and how what was bought can go back, as search engines read it. */
export const returnPolicy = {
  ...base,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: 7,
  returnMethod: ['https://schema.org/ReturnInStore', 'https://schema.org/ReturnByMail'],
  returnFees: 'https://schema.org/FreeReturn',
} as const;

/** Of one product: what cannot come back for a change of mind says so. */
export const returnPolicyOf = ({ returnable, liquor }: Pick<Product, 'returnable' | 'liquor'>) =>
  returnable === false || liquor
    ? { ...base, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
    : returnPolicy;

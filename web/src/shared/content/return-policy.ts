/** How long and how what was bought can go back, as search engines read it. */
export const returnPolicy = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'ZA',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: 7,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
} as const;

// What of the demo shop the calls are made with, found as any client could.
export const password = 'Spaza#2026';

export const occ = (base) => async (path) => {
  const answer = await fetch(`${base}/occ/v2/spaza${path}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

export const shelf = async (base) => {
  const get = occ(base);
  const list = async (query) => (await get(`/products/search?pageSize=100&fields=products(FULL)&query=${encodeURIComponent(query)}`)).products;
  const all = [...(await list(':relevance')), ...(await list(':price-asc')), ...(await list(':price-desc'))];
  const find = (what, holds) => {
    const found = all.find(holds);
    if (!found) throw new Error(`the demo shop has no product that is ${what}`);
    return found.code;
  };
  const ordinary = ({ tradingType, preOrder, liquor, requiresTvLicence, returnable, stock }) =>
    tradingType === '00' && !preOrder && !liquor && !requiresTvLicence && returnable !== false && (stock?.stockLevel ?? 0) >= 5;
  const several = [];
  for (const { code } of all.filter(ordinary).slice(0, 40))
    if ((await get(`/products/${code}/references?fields=DEFAULT`)).references.length > 0) several.push(code);
  return {
    ordinary: several[0],
    other: all.find((product) => ordinary(product) && product.code !== several[0]).code,
    dear: find('dear', (product) => ordinary(product) && product.price.value >= 5200),
    soldOut: find('sold out', ({ stock, tradingType, preOrder }) => stock?.stockLevelStatus === 'outOfStock' && tradingType === '00' && !preOrder),
    variant: find('one of several forms', ({ baseProduct }) => baseProduct !== undefined),
    reviewed: find('reviewed', ({ numberOfReviews }) => numberOfReviews > 0),
  };
};

/** What Spartacus' address form sends. */
export const address = (more = {}) => ({
  titleCode: 'ms',
  firstName: 'Thandi',
  lastName: 'Nkosi',
  line1: '12 Berger Street',
  line2: 'Flat 4',
  town: 'Vorna Valley',
  region: { isocode: 'ZA-GP' },
  country: { isocode: 'ZA' },
  postalCode: '1686',
  phone: '+27 82 123 4567',
  defaultAddress: false,
  ...more,
});

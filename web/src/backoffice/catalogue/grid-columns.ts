import type { Column } from './grid-rules';
import { factField } from './product-fields';
import type { Product } from './words';

interface May {
  mayCatalogue: boolean;
  mayPrice: boolean;
}

const factIn = (column: string) => /^attr:(.*)$/.exec(column)?.[1];

/** The columns of a sheet: prices, the chosen facts, whether it is shown, and its name, as far as the role may change them. */
export function columnsFor(
  products: readonly Product[],
  facts: readonly string[],
  { mayCatalogue, mayPrice }: May,
): Column[] {
  const asked = facts.flatMap((code): Column[] => {
    const fact = products.flatMap((each) => each.facts).find((each) => each.code === code);
    return fact
      ? [
          {
            id: factField(code),
            name: fact.name,
            unit: fact.unit,
            kind: fact.type === 'number' ? 'number' : fact.type === 'flag' ? 'yesNo' : 'text',
          },
        ]
      : [];
  });
  return [
    ...(mayPrice
      ? [
          { id: 'price', name: 'Price', kind: 'price', isRequired: true } satisfies Column,
          { id: 'wasPrice', name: 'Was', kind: 'price' } satisfies Column,
        ]
      : []),
    ...(mayCatalogue
      ? [
          ...asked,
          { id: 'onSale', name: 'In the shop', kind: 'yesNo', isRequired: true } satisfies Column,
          { id: 'name', name: 'Name', kind: 'text', isRequired: true, longest: 500 } satisfies Column,
        ]
      : []),
  ];
}

/** What a cell holds as it is saved; nothing where a fact has several values, which a cell cannot show. */
export function savedIn(products: readonly Product[], row: string, column: string): string | undefined {
  const product = products.find(({ code }) => code === row);
  if (!product) return undefined;
  const fact = factIn(column);
  if (fact !== undefined) {
    const values = product.facts.find(({ code }) => code === fact)?.values ?? [];
    if (values.length > 1) return undefined;
    const [value = ''] = values;
    return { true: 'yes', false: 'no' }[value] ?? value;
  }
  const standing = product.prices?.base ?? product.prices?.now;
  switch (column) {
    case 'name':
      return product.name;
    case 'price':
      return product.prices && (standing ? standing.price.value.toFixed(2) : '');
    case 'wasPrice':
      return product.prices && (standing?.wasPrice ? standing.wasPrice.value.toFixed(2) : '');
    case 'onSale':
      return product.onSale ? 'yes' : 'no';
    default:
      return undefined;
  }
}

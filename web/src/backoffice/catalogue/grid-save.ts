import type { Schema } from '@/shared/api/types';
import { rowOf, type Change, type Typed } from './grid-rules';
import { savedIn } from './grid-columns';
import { changesOf } from './product-fields';
import type { Product } from './words';

/** Changes by the product they are of, in the order they were made. */
export function byRow(changes: readonly Change[]): (readonly [string, readonly Change[]])[] {
  const rows = new Map<string, Change[]>();
  for (const each of changes) rows.set(each.row, [...(rows.get(each.row) ?? []), each]);
  return [...rows];
}

/** Products as they stood when somebody began to type into their rows. */
export type Bases = Readonly<Record<string, Product>>;

/** Of every row with something typed, what it was typed into: as known, else as it stands now. */
export function basesOf(typed: Typed, known: Bases, products: readonly Product[]): Bases {
  const bases: Record<string, Product> = {};
  for (const cell of Object.keys(typed)) {
    const row = rowOf(cell);
    const base = known[row] ?? products.find(({ code }) => code === row);
    if (base) bases[row] = base;
  }
  return bases;
}

const flags: Record<string, string> = { yes: 'true', no: 'false' };

/** Cells of one product in the words of the server: yes and no of a fact are `true` and `false`. */
export const changesIn = (cells: readonly Change[]): Schema<'StaffProductChanges'> =>
  changesOf(
    Object.fromEntries(
      cells.map(({ column, value }) =>
        column === 'onSale'
          ? [column, value === 'yes']
          : column.startsWith('attr:')
            ? [column, value === '' ? [] : [flags[value] ?? value]]
            : [column, value],
      ),
    ),
  );

/** The price of a product with one or both of its cells changed; what is not typed stays. */
export function priceIn(product: Product, cells: readonly Change[]): Schema<'StaffPriceForm'> {
  const valueOf = (column: string) =>
    cells.find((each) => each.column === column)?.value ?? savedIn([product], product.code, column) ?? '';
  const was = valueOf('wasPrice');
  const ends = (product.prices?.base ?? product.prices?.now)?.offerEndsAt;
  return {
    version: product.prices?.version ?? '',
    price: Number(valueOf('price')),
    ...(was && { wasPrice: Number(was) }),
    ...(was && ends && { offerEndsAt: ends }),
  };
}

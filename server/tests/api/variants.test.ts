// The forms a product comes in: by what is chosen (colour, storage), or by the unit it is sold in.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Schemas, shop } from './support/client.ts';
import { freshDatabase, type FreshDatabase, runProgram } from './support/server.ts';

type Product = Schemas['Product'];
type Element = Schemas['VariantMatrixElement'];

const api = shop();
const read = (code: string) => api.get<Product>(`/products/${code}`, { fields: 'FULL' });
const leaves = (elements: Element[]): Element[] => elements.flatMap((each) => (each.isLeaf ? [each] : leaves(each.elements ?? [])));

// The demo shop's phone in three colours and three sizes (server/assets/demo/families.toml).
const petrol128 = '10449301';
const black512 = '10449306';

describe('a product that comes in several forms', () => {
  test('shows them all, each with address, price, stock and what was chosen', async () => {
    const phone = await read(petrol128);
    expect(phone.variantValue).toBe('Petrol, 128 GB');
    expect(phone.variantOptions).toHaveLength(8);
    const gone = phone.variantOptions!.find(({ code }) => code === black512)!;
    expect(gone.stock).toEqual({ stockLevelStatus: 'outOfStock', stockLevel: 0 });
    expect(gone.variantOptionQualifiers).toMatchObject([{ name: 'Colour', value: 'Black' }, { name: 'Storage', value: '512 GB' }]);
    for (const { code, url, priceData } of phone.variantOptions!) {
      const form = await read(code!);
      expect(form).toMatchObject({ url, price: { value: priceData!.value } });
      expect(form.variantOptions!.map((each) => each.code)).toEqual(phone.variantOptions!.map((each) => each.code));
    }
  });

  test('is a matrix: colour first, then storage; the one looked at is selected', async () => {
    const matrix = (await read(black512)).variantMatrix!;
    expect(matrix.map(({ variantValueCategory }) => variantValueCategory!.name).sort()).toEqual(['Black', 'Cream', 'Petrol']);
    expect(matrix.every(({ isLeaf, parentVariantCategory }) => !isLeaf && parentVariantCategory!.name === 'Colour' && parentVariantCategory!.hasImage)).toBe(true);
    const cream = matrix.find(({ variantValueCategory }) => variantValueCategory!.name === 'Cream')!;
    expect(cream.elements!.map(({ variantValueCategory }) => variantValueCategory!.name)).toEqual(['128 GB', '256 GB']);
    expect(leaves(matrix)).toHaveLength(8);
    expect(leaves(matrix).filter(({ selectedVariant }) => selectedVariant).map(({ variantOption }) => variantOption!.code)).toEqual([black512]);
    expect(matrix.filter(({ selectedVariant }) => selectedVariant).map(({ variantValueCategory }) => variantValueCategory!.name)).toEqual(['Black']);
  });

  test('by unit of measure has each unit with its price', async () => {
    const bag = await read('10449321');
    expect(bag.variantMatrix).toBeUndefined();
    expect(bag.uomMatrix).toMatchObject([
      { unitCode: 'EA', name: 'Bag of 1 kg', productCode: '10449321', selected: true, price: { value: 319 }, unitQuantity: 1, unitPrice: { value: 319 } },
      { unitCode: 'CS', name: 'Case of 6 bags', productCode: '10449322', selected: false, price: { value: 1749 }, unitQuantity: 6, unitPrice: { value: 291.5 } },
    ]);
    expect((await read('10449322')).unitCode).toBe('CS');
  });

  test('in one thing only has one row, and one alone has none', async () => {
    const tv = await read('10448821');
    expect(tv.variantMatrix!.every(({ isLeaf, parentVariantCategory }) => isLeaf && parentVariantCategory!.name === 'Screen size')).toBe(true);
    const alone = await read('10449102');
    expect([alone.variantOptions, alone.variantMatrix, alone.uomMatrix]).toEqual([undefined, undefined, undefined]);
    expect(await api.get<Product>(`/products/${petrol128}`, { fields: 'variantMatrix' })).toEqual({ variantMatrix: (await read(petrol128)).variantMatrix });
  });
});

describe('an import of forms', () => {
  let folder: string;
  let database: FreshDatabase;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'spaza-variants-'));
    database = freshDatabase();
    runProgram('spaza', ['migrate', '--database', database.url]);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
    database.drop();
  });

  test('reports each row that cannot be, with line and field', () => {
    const file = join(folder, 'products.csv');
    writeFileSync(
      file,
      [
        'code,name,brand,category,baseProduct,variantValue,variantOptions',
        'A,Phone,b,c,BASE,,Colour=Black|Storage=64 GB',
        'B,Phone,b,c,BASE,,Colour',
        'C,Phone,b,c,BASE,,Colour=Black|Colour=Red',
        'D,Phone,b,c,,,Colour=Black',
        'E,Phone,b,c,BASE,Black,Colour=Black',
        'F,Phone,b,c,BASE,Colour=Black,',
        'G,Phone,b,c,BASE,,a=1|b=2|c=3|d=4|e=5',
        'H,Phone,b,c,BASE,,Colour=',
      ].join('\n'),
    );
    const said = (() => {
      try {
        return runProgram('spaza', ['import', '--database', database.url, file]);
      } catch (problem) {
        return String((problem as { stdout?: unknown }).stdout) + String((problem as { stderr?: unknown }).stderr);
      }
    })();
    for (const [line, field] of [[3, 'variantOptions'], [4, 'variantOptions'], [5, 'baseProduct'], [6, 'variantOptions'], [7, 'variantValue'], [8, 'variantOptions'], [9, 'variantOptions']])
      expect(said).toMatch(new RegExp(`products\\.csv:${line}\\b.*${field}`));
    expect(said).not.toMatch(/products\.csv:2\b.*variant/);
  });
});

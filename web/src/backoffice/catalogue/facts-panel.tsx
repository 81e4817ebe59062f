import { useState, type ComponentProps } from 'react';
import { apiPath } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import { useApi } from '../api/query';
import { Choice, Field } from '../ui/fields';
import { Panel } from '../ui/parts';
import { Switch } from '../ui/switch';
import { CategoryChoice } from './category-choice';
import { FactField } from './fact-field';
import { factField } from './product-fields';
import type { Edits } from './use-product';
import type { Product } from './words';

type Fact = Schema<'StaffFact'>;

interface Props {
  product: Product;
  edits: Edits;
  wrong: (field: string) => string | undefined;
  isLocked: boolean;
}

/** Facts that a tenth of a department have are asked of each of its products. */
const usual = 10;

/** What is asked: what the product has, what is usual in its category, and what was added just now. */
function askedOf(product: Product, known: readonly Fact[], added: readonly string[]) {
  const has = new Set(product.facts.map(({ code }) => code));
  const asked = known.filter(
    ({ code, percent }) => has.has(code) || percent >= usual || added.includes(code),
  );
  const missing = product.facts.filter(({ code }) => !asked.some((each) => each.code === code));
  return [
    ...asked,
    ...missing.map((fact) => ({ ...fact, isFilter: false, products: 0, percent: 0, values: [] })),
  ];
}

const tradingTypes = [
  ['00', 'Online and in stores'],
  ['01', 'Online only'],
  ['02', 'Delivery only'],
  ['09', 'Pickup only'],
] as const;

const switches = [
  ['onSale', 'In the shop'],
  ['returnable', 'Can be returned'],
  ['tvLicence', 'Needs a TV licence'],
  ['preOrder', 'Pre-order'],
  ['liquor', 'Liquor'],
] as const;

/** What a product is: name, place, and the facts its department asks. */
export function FactsPanel({ product, edits, wrong, isLocked }: Props) {
  const category = String(edits.valueOf('category'));
  const facts = useApi(
    apiPath('/backoffice/api/categories/{categoryCode}/facts', { path: { categoryCode: category } }),
    { keepsOld: true },
  );
  const [added, setAdded] = useState<readonly string[]>([]);
  const known = facts.data?.facts ?? [];
  const asked = askedOf(product, known, added);
  const filled = asked.filter(({ code }) => {
    const value = edits.valueOf(factField(code));
    return Array.isArray(value) && value.some((each) => each !== '');
  }).length;
  const others = known.filter(({ code }) => !asked.some((each) => each.code === code));
  const typed = (field: string) => ({
    value: String(edits.valueOf(field) ?? ''),
    error: wrong(field),
    disabled: isLocked,
    onChange: ({ target }: { target: { value: string } }) => edits.set(field, target.value),
  });
  const mark = (field: string) => (edits.isChanged(field) ? 'changed' : undefined);
  const name = String(edits.valueOf('name') ?? '');
  return (
    <Panel
      id="facts"
      title="Facts"
      beside={
        <span className="small muted">
          {filled} of {asked.length} filled
        </span>
      }
    >
      <div className="g2">
        <Field
          label="Name"
          hint={`${name.length} of 500. Brand, size, kind: the order shoppers look for.`}
          maxLength={500}
          mark={mark('name')}
          {...typed('name')}
        />
        <CategoryChoice
          label="Category"
          hint="The category decides which facts are asked."
          error={wrong('category')}
          disabled={isLocked}
          value={category}
          onChange={(code) => edits.set('category', code)}
        />
      </div>
      <div className="facts">
        <BrandChoice product={product} {...typed('brand')} mark={mark('brand')} />
        <Field label="Model" maxLength={500} mark={mark('model')} {...typed('model')} />
        <Field label="EAN" maxLength={14} inputMode="numeric" mark={mark('ean')} {...typed('ean')} />
        {asked.map((fact) => (
          <FactField
            key={fact.code}
            fact={fact}
            value={edits.valueOf(factField(fact.code))}
            isChanged={edits.isChanged(factField(fact.code))}
            error={wrong(factField(fact.code))}
            disabled={isLocked}
            onChange={(values) => edits.set(factField(fact.code), values)}
          />
        ))}
        <Choice label="Sold where" mark={mark('tradingType')} {...typed('tradingType')}>
          {tradingTypes.map(([code, words]) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </Choice>
        <Field label="Released" type="date" mark={mark('releasedAt')} {...typed('releasedAt')} />
        <Field
          label="Units in a pack"
          inputMode="numeric"
          mark={mark('unitQuantity')}
          {...typed('unitQuantity')}
        />
        <Field
          label="Most in an order"
          inputMode="numeric"
          mark={mark('maxOrderQuantity')}
          {...typed('maxOrderQuantity')}
        />
        {!isLocked && <AddFact others={others} onAdd={(code) => setAdded([...added, code])} />}
      </div>
      <div className="fl switches">
        {switches.map(([flag, words]) => (
          <Switch
            key={flag}
            label={words}
            disabled={isLocked}
            checked={edits.valueOf(flag) === true}
            onChange={(checked) => edits.set(flag, checked)}
          />
        ))}
      </div>
    </Panel>
  );
}

function BrandChoice({
  product,
  ...choice
}: { product: Product } & Omit<ComponentProps<typeof Choice>, 'label'>) {
  const brands = useApi(apiPath('/backoffice/api/brands'), { once: true });
  const known = brands.data?.brands ?? [];
  return (
    <Choice label="Brand" {...choice}>
      {!known.some(({ code }) => code === product.brand.code) && (
        <option value={product.brand.code}>{product.brand.name}</option>
      )}
      {known.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Choice>
  );
}

/** A fact its category does not usually have. */
const AddFact = ({ others, onAdd }: { others: readonly Fact[]; onAdd: (code: string) => void }) =>
  others.length > 0 && (
    <Choice label="Another fact" value="" onChange={({ target }) => onAdd(target.value)}>
      <option value="">Add a fact</option>
      {others.map(({ code, name, unit }) => (
        <option key={code} value={code}>
          {name}
          {unit && `, ${unit}`}
        </option>
      ))}
    </Choice>
  );

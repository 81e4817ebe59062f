import { apiPath } from '@/shared/api/path';
import { useApi } from '../api/query';
import { CategoryChoice } from '../catalogue/category-choice';
import { useCategories } from '../catalogue/use-categories';
import { ProductFind } from '../promotions/product-find';
import { Choice } from '../ui/fields';
import { Icon } from '../ui/icon';
import { Segments } from '../ui/parts';
import type { Draft } from './draft';

interface Props {
  draft: Draft;
  error?: string;
  onChange: (next: Pick<Draft, 'of' | 'code' | 'name'>) => void;
}

const whats = [
  ['product', 'A product'],
  ['brand', 'A brand'],
  ['category', 'A department'],
] as const;

/** What a rule is about: a product; of a boost also a brand or a department with all below it. */
export function ThingChoice({ draft: { kind, of, code, name }, error, onChange }: Props) {
  const { categories } = useCategories();
  const brands = useApi(apiPath('/backoffice/api/brands'), { once: true });
  const is = kind === 'pin' ? 'product' : of;
  return (
    <div className="stack t8">
      {kind !== 'pin' && (
        <Segments
          label="About"
          value={of}
          choices={whats}
          onChange={(next) => next !== of && onChange({ of: next, code: '', name: '' })}
        />
      )}
      {is === 'product' && code && (
        <p className="chosen">
          <b>{name}</b> <span className="muted">{code}</span>{' '}
          <button
            type="button"
            className="link"
            onClick={() => onChange({ of: 'product', code: '', name: '' })}
          >
            <Icon name="x" size="xs" /> Another product
          </button>
        </p>
      )}
      {is === 'product' && !code && (
        <ProductFind
          label="Find the product"
          onChosen={(product) => onChange({ of: 'product', code: product.code, name: product.name })}
        />
      )}
      {is === 'brand' && (
        <Choice
          label="Brand"
          value={code}
          error={error}
          onChange={({ target }) =>
            onChange({
              of: 'brand',
              code: target.value,
              name: brands.data?.brands.find((each) => each.code === target.value)?.name ?? target.value,
            })
          }
        >
          {!code && <option value="">Choose</option>}
          {code && !brands.data?.brands.some((each) => each.code === code) && (
            <option value={code}>{name || code}</option>
          )}
          {brands.data?.brands.map((each) => (
            <option key={each.code} value={each.code}>
              {each.name}
            </option>
          ))}
        </Choice>
      )}
      {is === 'category' && (
        <CategoryChoice
          label="Department, with all below it"
          value={code}
          error={error}
          onChange={(next) =>
            onChange({
              of: 'category',
              code: next,
              name: categories.find((each) => each.code === next)?.name ?? next,
            })
          }
        />
      )}
      {is === 'product' && error && (
        <span className="wrong" role="alert">
          {error}
        </span>
      )}
    </div>
  );
}

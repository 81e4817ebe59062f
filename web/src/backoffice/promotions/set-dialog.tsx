import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { useApi } from '../api/query';
import { CategoryChoice } from '../catalogue/category-choice';
import { useCategories } from '../catalogue/use-categories';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Choice } from '../ui/fields';
import { Icon } from '../ui/icon';
import { Switch } from '../ui/switch';
import { ProductFind } from './product-find';
import { setWords } from './sentence';
import { tidySet } from './terms';
import type { Named, ProductSet } from './words';

interface Props {
  title: string;
  set: ProductSet;
  named: readonly Named[];
  onClose: () => void;
  /** With the names of all that was ever in it. */
  onChosen: (set: ProductSet, named: readonly Named[]) => void;
}

type List = Exclude<keyof ProductSet, 'everything'>;

const lists: Record<List, { name: string; kind: Named['kind'] }> = {
  categories: { name: 'Departments, with all below', kind: 'category' },
  brands: { name: 'Brands', kind: 'brand' },
  products: { name: 'Products by name', kind: 'product' },
  exceptCategories: { name: 'But not these departments', kind: 'category' },
  exceptProducts: { name: 'But not these products', kind: 'product' },
};

/** Which products: departments, brands and single ones, and what is left out. */
export function SetDialog({ title, set: begun, named: known, onClose, onChosen }: Props) {
  const [set, setSet] = useState(begun);
  const [named, setNamed] = useState(known);
  const { categories } = useCategories();
  const brands = useApi(apiPath('/backoffice/api/brands'), { once: true });
  const add = (list: List, code: string, name: string) => {
    if (!code || set[list]?.includes(code)) return;
    const kind = lists[list].kind;
    setSet({ ...set, [list]: [...(set[list] ?? []), code] });
    if (!named.some((each) => each.kind === kind && each.code === code))
      setNamed([...named, { kind, code, name }]);
  };
  const remove = (list: List, code: string) =>
    setSet({ ...set, [list]: set[list]?.filter((each) => each !== code) });
  const addCategory = (list: List) => (code: string) =>
    add(list, code, categories.find((each) => each.code === code)?.name ?? code);
  const choose = () => onChosen(tidySet(set), named);
  const chips = (list: List) => <Chips {...{ list, set, named, onRemove: remove }} />;
  return (
    <Dialog
      title={title}
      kind="wide"
      onClose={onClose}
      onConfirm={choose}
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button kind="pri" keys="Ctrl Enter" onClick={choose}>
            Choose {setWords(set, named)}
          </Button>
        </>
      }
    >
      <div className="bd">
        <Switch
          label="Every product"
          checked={set.everything ?? false}
          onChange={(everything) => setSet({ ...set, everything })}
        />
        {!set.everything && (
          <>
            <div className="g2">
              <div className="stack t4">
                <CategoryChoice label="Add a department" value="" onChange={addCategory('categories')} />
                {chips('categories')}
              </div>
              <div className="stack t4">
                <Choice
                  label="Add a brand"
                  value=""
                  hint="With departments: only what is of both."
                  onChange={({ target }) =>
                    add(
                      'brands',
                      target.value,
                      brands.data?.brands.find(({ code }) => code === target.value)?.name ?? target.value,
                    )
                  }
                >
                  <option value="">Choose</option>
                  {brands.data?.brands.map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </Choice>
                {chips('brands')}
              </div>
            </div>
            <ProductFind
              label="Add a product"
              isFirst
              onChosen={({ code, name }) => add('products', code, name)}
            />
            {chips('products')}
          </>
        )}
        <h3>Left out</h3>
        <div className="g2">
          <div className="stack t4">
            <CategoryChoice
              label="Leave out a department"
              value=""
              onChange={addCategory('exceptCategories')}
            />
            {chips('exceptCategories')}
          </div>
          <div className="stack t4">
            <ProductFind
              label="Leave out a product"
              onChosen={({ code, name }) => add('exceptProducts', code, name)}
            />
            {chips('exceptProducts')}
          </div>
        </div>
      </div>
    </Dialog>
  );
}

interface ChipsProps {
  list: List;
  set: ProductSet;
  named: readonly Named[];
  onRemove: (list: List, code: string) => void;
}

function Chips({ list, set, named, onRemove }: ChipsProps) {
  const codes = set[list] ?? [];
  if (codes.length === 0) return null;
  const nameOf = (code: string) =>
    named.find((each) => each.kind === lists[list].kind && each.code === code)?.name ?? code;
  return (
    <ul className="fl" aria-label={lists[list].name}>
      {codes.map((code) => (
        <li key={code}>
          <button
            type="button"
            className="chip f"
            aria-label={`Remove ${nameOf(code)}`}
            onClick={() => onRemove(list, code)}
          >
            {nameOf(code)} <Icon name="x" size="xs" />
          </button>
        </li>
      ))}
    </ul>
  );
}

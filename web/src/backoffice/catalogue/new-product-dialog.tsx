import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { go } from '../address/address';
import { api } from '../api/client';
import { useApi } from '../api/query';
import { useMove } from '../api/use-move';
import { Choice, Field } from '../ui/fields';
import { MoveDialog } from '../ui/move-dialog';
import { say } from '../ui/toast';
import { CategoryChoice } from './category-choice';
import { refreshProducts } from './refresh';
import { productPath } from './words';
import { wrongOf } from './wrong';

/** The least a product has; it is hidden until somebody shows it. */
export function NewProductDialog({ onClose }: { onClose: () => void }) {
  const cache = useQueryClient();
  const brands = useApi(apiPath('/backoffice/api/brands'), { once: true });
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const [brand, setBrand] = useState('');
  const [category, setCategory] = useState('');
  const move = useMove(
    (_: void, idempotencyKey) =>
      api.post('/backoffice/api/products', {
        body: { code: code.trim(), changes: { name: name.trim(), brand, category } },
        idempotencyKey,
      }),
    ({ product }) => {
      onClose();
      void refreshProducts(cache);
      say('It is there, and hidden until you show it.');
      go(productPath(product.code));
    },
  );
  const wrong = wrongOf(move.problem);
  return (
    <MoveDialog
      title="New product"
      confirm="Add it, hidden"
      move={move}
      disabled={!code.trim() || !name.trim() || !brand || !category}
      onSend={() => void move.send()}
      onClose={onClose}
      onReload={() => undefined}
    >
      <div className="g2">
        <Field
          label="Code"
          hint="Stays for good: it stands in addresses and documents."
          error={wrong('code')}
          maxLength={100}
          data-first=""
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <Choice
          label="Brand"
          error={wrong('brand')}
          value={brand}
          onChange={({ target }) => setBrand(target.value)}
        >
          <option value="">Choose</option>
          {brands.data?.brands.map((each) => (
            <option key={each.code} value={each.code}>
              {each.name}
            </option>
          ))}
        </Choice>
      </div>
      <Field
        label="Name"
        hint="Brand, size, kind: the order shoppers look for."
        error={wrong('name')}
        maxLength={500}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <CategoryChoice label="Category" error={wrong('category')} value={category} onChange={setCategory} />
    </MoveDialog>
  );
}

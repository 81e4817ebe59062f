import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { Choice, Field } from '../ui/fields';
import { MoveDialog } from '../ui/move-dialog';
import { say } from '../ui/toast';
import { asLeaves } from './category-choice';
import { refreshProducts } from './refresh';
import { wayTo } from './tree';
import { useCategories } from './use-categories';
import { wrongOf } from './wrong';

interface Props {
  /** What is open: the new one stands in it, unless something else is chosen. */
  parent: string | undefined;
  onClose: () => void;
  onAdded: (code: string) => void;
}

export function NewCategoryDialog({ parent: first = '', onClose, onAdded }: Props) {
  const cache = useQueryClient();
  const { categories } = useCategories();
  const leaves = asLeaves(categories);
  const [name, setName] = useState('');
  const [parent, setParent] = useState(first);
  const move = useMove(
    (_: void, idempotencyKey) =>
      api.post('/backoffice/api/categories', {
        body: { name: name.trim(), ...(parent && { parent }) },
        idempotencyKey,
      }),
    async ({ category }) => {
      onClose();
      await refreshProducts(cache);
      say(`${category.name} is there.`);
      onAdded(category.code);
    },
  );
  return (
    <MoveDialog
      title="New category"
      confirm="Add it"
      move={move}
      disabled={!name.trim()}
      onSend={() => void move.send()}
      onClose={onClose}
      onReload={() => undefined}
    >
      <Field
        label="Name"
        maxLength={500}
        data-first=""
        error={wrongOf(move.problem)('name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Choice label="Inside" value={parent} onChange={({ target }) => setParent(target.value)}>
        <option value="">Nothing: it is a department</option>
        {leaves.map(({ code }) => (
          <option key={code} value={code}>
            {wayTo(leaves, code)
              .map((each) => each.name)
              .join(' / ')}
          </option>
        ))}
      </Choice>
    </MoveDialog>
  );
}

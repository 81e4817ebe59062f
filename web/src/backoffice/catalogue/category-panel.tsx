import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { go, Link } from '../address/address';
import { api } from '../api/client';
import { useApi } from '../api/query';
import { useMove } from '../api/use-move';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { Button } from '../ui/button';
import { Area, Choice, Field } from '../ui/fields';
import { Icon } from '../ui/icon';
import { counted } from '../ui/money';
import { MoveDialog } from '../ui/move-dialog';
import { Bones, Loaded, Note, Problem } from '../ui/states';
import { Switch } from '../ui/switch';
import { offerUndo, say } from '../ui/toast';
import { Scroll } from '../ui/scroll';
import { asLeaves } from './category-choice';
import {
  outdatedIn,
  typedInto,
  type CategoryDraft,
  type Field as CategoryField,
  type Texts,
} from './category-edits';
import { refreshProducts } from './refresh';
import { belowOf, isWithin, wayTo, type Move } from './tree';
import { fieldName, valueWords, type Category } from './words';
import { wrongOf } from './wrong';

interface Props {
  category: Category;
  categories: readonly Category[];
  isLocked: boolean;
  onDirty: (isDirty: boolean) => void;
  onMove: (to: Move) => void;
  onUndo: (act: number) => void;
}

/** One category: what it is called, where it stands, which facts its products have, and the way out. */
export function CategoryPanel({ category, categories, isLocked, onDirty, onMove, onUndo }: Props) {
  const cache = useQueryClient();
  const [draft, setDraft] = useState<CategoryDraft>();
  const changes = draft?.edits ?? {};
  const { name, description, isHidden } = { ...category, ...changes };
  const type = (edits: Partial<Texts>) => setDraft(typedInto(draft, category, edits));
  const outdated = outdatedIn(draft, category);
  const count = Object.keys(changes).length;
  useEffect(() => {
    onDirty(count > 0);
    return () => onDirty(false);
  }, [count, onDirty]);
  const reload = () => refreshProducts(cache);
  const save = useMove(
    () =>
      api.patch('/backoffice/api/categories/{categoryCode}', {
        path: { categoryCode: category.code },
        body: {
          // As it is shown: what somebody else typed into the same field is asked about before.
          version: category.version,
          ...changes,
          ...(changes.name !== undefined && { name: changes.name.trim() }),
        },
      }),
    async ({ act }) => {
      setDraft(undefined);
      await reload();
      if (act !== undefined) offerUndo(`${name.trim()} is saved.`, () => onUndo(act));
    },
  );
  const press = () => {
    if (count > 0 && name.trim() && outdated.length === 0) void save.send(undefined);
  };
  useShortcuts('This category', [!isLocked && { keys: 'Ctrl s', what: 'Save', run: press }]);
  const wrong = wrongOf(save.problem);
  return (
    <section className="pn stack" aria-label={category.name}>
      <PanelHead category={category} count={count} isBusy={save.busy} onSave={press} />
      <div className="g2">
        <Field
          label="Name"
          maxLength={500}
          disabled={isLocked}
          mark={'name' in changes ? 'changed' : undefined}
          error={wrong('name') ?? (name.trim() ? undefined : 'A category has a name')}
          value={name}
          onChange={({ target }) => type({ name: target.value })}
        />
        <Inside {...{ category, categories, isLocked, onMove }} />
      </div>
      <Area
        label="Description"
        rows={3}
        maxLength={20_000}
        disabled={isLocked}
        mark={'description' in changes ? 'changed' : undefined}
        error={wrong('description')}
        value={description}
        onChange={({ target }) => type({ description: target.value })}
      />
      <Switch
        label="Hidden, with all below it"
        disabled={isLocked}
        checked={isHidden}
        onChange={(checked) => type({ isHidden: checked })}
      />
      {isHidden && !category.isHidden && category.productsBelow > 0 && (
        <Note kind="warn" live>
          {counted(category.productsBelow, 'product')} will not be in the shop any more.
        </Note>
      )}
      <p className="tiny muted">
        Its page is {category.url}.{' '}
        <Link to={`/catalogue?department=${encodeURIComponent(category.code)}`}>
          {counted(category.productsBelow, 'product')}
        </Link>{' '}
        in it and below.
      </p>
      <Problem problem={save.problem} onReload={() => void reload()} />
      <Outdated
        {...{ category, outdated }}
        onMine={() => draft && setDraft({ base: category, edits: draft.edits })}
        onTheirs={() =>
          draft && type(Object.fromEntries(outdated.map((field) => [field, draft.base[field]])))
        }
      />
      <FactsTable code={category.code} />
      {!isLocked && <Removal category={category} categories={categories} />}
    </section>
  );
}

interface PanelHeadProps {
  category: Category;
  count: number;
  isBusy: boolean;
  onSave: () => void;
}

const PanelHead = ({ category, count, isBusy, onSave }: PanelHeadProps) => (
  <div className="ph">
    <h2>{category.name}</h2>
    <span className="fl">
      {!category.isHidden && (
        <a className="btn xs plain" href={category.url} target="_blank" rel="noreferrer">
          <Icon name="eye" size="xs" /> See in shop
        </a>
      )}
      {count > 0 && (
        <Button kind="pri" keys="Ctrl S" busy={isBusy} onClick={onSave}>
          Save {counted(count, 'change')}
        </Button>
      )}
    </span>
  </div>
);

interface OutdatedProps {
  category: Category;
  outdated: readonly CategoryField[];
  onMine: () => void;
  onTheirs: () => void;
}

/** What somebody else typed into the same fields meanwhile; one of both is chosen. */
const Outdated = ({ category, outdated, onMine, onTheirs }: OutdatedProps) =>
  outdated.length > 0 && (
    <Note kind="warn" live>
      Somebody else changed it meanwhile:{' '}
      {outdated
        .map((field) => `${fieldName(field)} is “${valueWords([String(category[field])])}” now`)
        .join(', ')}
      .
      <span className="fl">
        <Button onClick={onMine}>Keep mine</Button>
        <Button onClick={onTheirs}>Take theirs</Button>
      </span>
    </Note>
  );

function Removal({ category, categories }: Pick<Props, 'category' | 'categories'>) {
  const [isOpen, setOpen] = useState(false);
  const isEmpty = category.productsBelow === 0 && !categories.some(({ parent }) => parent === category.code);
  return (
    <div className="stack t8">
      <h3>Remove</h3>
      {isEmpty ? (
        <div className="fl">
          <Button kind="danger" icon="trash" onClick={() => setOpen(true)}>
            Remove it
          </Button>
        </div>
      ) : (
        <p className="muted">Only an empty category can be removed: move what is in it first.</p>
      )}
      {isOpen && <RemoveDialog category={category} categories={categories} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** What it stands in; it goes to the end there. */
function Inside({
  category,
  categories,
  isLocked,
  onMove,
}: Pick<Props, 'category' | 'categories' | 'isLocked' | 'onMove'>) {
  const leaves = asLeaves(categories);
  return (
    <Choice
      label="Inside"
      hint="Its products and all below it go with it."
      disabled={isLocked}
      value={category.parent ?? ''}
      onChange={({ target }) => {
        const parent = target.value || undefined;
        onMove({ parent, position: belowOf(leaves, parent).length });
      }}
    >
      <option value="">Nothing: it is a department</option>
      {leaves
        .filter(({ code }) => !isWithin(leaves, code, category.code))
        .map(({ code }) => (
          <option key={code} value={code}>
            {wayTo(leaves, code)
              .map((each) => each.name)
              .join(' / ')}
          </option>
        ))}
    </Choice>
  );
}

const kindWords = { number: 'number', text: 'words', flag: 'yes or no' } as const;

function FactsTable({ code }: { code: string }) {
  const facts = useApi(
    apiPath('/backoffice/api/categories/{categoryCode}/facts', { path: { categoryCode: code } }),
  );
  return (
    <div className="stack t4">
      <h3>Facts of its products</h3>
      <Loaded query={facts} bones={<Bones rows={4} />}>
        {(data) => {
          const used = data.facts.filter(({ products }) => products > 0);
          return used.length === 0 ? (
            <p className="muted">No product in it has a fact yet.</p>
          ) : (
            <Scroll label="Facts of its products">
              <table className="t d nw">
                <caption className="sr">Facts of its products</caption>
                <thead>
                  <tr>
                    <th scope="col">Fact</th>
                    <th scope="col">Kind</th>
                    <th scope="col">Filter</th>
                    <th scope="col" className="num">
                      Have it
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {used.map((each) => (
                    <tr key={each.code}>
                      <td>
                        {each.name}
                        {each.unit && `, ${each.unit}`}
                      </td>
                      <td>{kindWords[each.type]}</td>
                      <td>{each.isFilter ? 'yes' : '–'}</td>
                      <td className="num">{each.percent}%</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Scroll>
          );
        }}
      </Loaded>
    </div>
  );
}

function RemoveDialog({
  category,
  categories,
  onClose,
}: {
  category: Category;
  categories: readonly Category[];
  onClose: () => void;
}) {
  const cache = useQueryClient();
  const [movedTo, setMovedTo] = useState('');
  const leaves = asLeaves(categories);
  const move = useMove(
    () =>
      api.delete('/backoffice/api/categories/{categoryCode}', {
        path: { categoryCode: category.code },
        query: movedTo ? { movedTo } : {},
      }),
    async () => {
      onClose();
      go('/catalogue/categories');
      await refreshProducts(cache);
      say(`${category.name} is removed.`);
    },
  );
  return (
    <MoveDialog
      title={`Remove ${category.name}`}
      confirm="Remove it"
      kind="bad"
      move={move}
      onSend={() => void move.send(undefined)}
      onClose={onClose}
      onReload={() => void refreshProducts(cache)}
    >
      <Choice
        label="Its address leads to"
        hint="Old links, also those of search engines."
        value={movedTo}
        onChange={({ target }) => setMovedTo(target.value)}
      >
        <option value="">Nowhere: not found</option>
        {leaves
          .filter(({ code }) => code !== category.code)
          .map(({ code }) => (
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

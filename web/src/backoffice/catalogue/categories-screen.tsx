import '../styles/catalogue.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { go, useBarrier } from '../address/address';
import { api } from '../api/client';
import { keyOf } from '../api/query';
import { wordsOf } from '../api/words';
import { useHere, useMay } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { Button } from '../ui/button';
import { Bones, Loaded } from '../ui/states';
import { offerUndo, say } from '../ui/toast';
import { asLeaves } from './category-choice';
import { CategoryPanel } from './category-panel';
import { CategoryTree } from './category-tree';
import { LeaveDialog } from './leave-dialog';
import { NewCategoryDialog } from './new-category-dialog';
import { refreshProducts } from './refresh';
import { Sections } from './sections';
import { moved, wayTo, type Move } from './tree';
import { categoriesPath, useCategories } from './use-categories';
import { undoChange } from './use-product';

export const categoryPath = (code: string) => `/catalogue/categories/${encodeURIComponent(code)}`;

/** The tree of categories, and the one that is open beside it. */
export function Screen({ params }: { params: Record<string, string> }) {
  const { shopName } = useHere();
  const may = useMay();
  const cache = useQueryClient();
  const { query, categories } = useCategories();
  const [isAdding, setAdding] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const [leave, setLeave] = useState<() => void>();
  const open = categories.find(({ code }) => code === params.code);
  const isLocked = !may('catalogue');
  useBarrier(isDirty, (out) => setLeave(() => out));
  useShortcuts('Categories', [
    !isLocked && { keys: 'n', what: 'New category', run: () => setAdding(true) },
    { keys: 'f', what: 'Search', run: () => document.getElementById('category-search')?.focus() },
  ]);
  const undo = async (act: number) => {
    await undoChange({ act, what: 'category' }).then(
      () => say('Undone.'),
      (problem: unknown) => say(wordsOf(problem), true),
    );
    await refreshProducts(cache);
  };
  /** The tree changes at once, and back again when the server refuses. */
  const move = async (code: string, to: Move) => {
    const one = categories.find((each) => each.code === code);
    if (!one) return;
    cache.setQueryData(keyOf(categoriesPath), {
      categories: levelled(moved(asLeaves(categories), code, to)),
    });
    try {
      const { act } = await api.post('/backoffice/api/categories/{categoryCode}/move', {
        path: { categoryCode: code },
        body: { version: one.version, index: to.position, ...(to.parent && { parent: to.parent }) },
      });
      if (act !== undefined) offerUndo(`${one.name} is moved.`, () => void undo(act));
    } catch (problem) {
      say(`${one.name} stays where it was. ${wordsOf(problem)}`, true);
    }
    await refreshProducts(cache);
  };
  return (
    <>
      <title>{`Categories | ${shopName} back office`}</title>
      <div className="hd">
        <h1>Catalogue</h1>
        {!isLocked && (
          <div className="fl acts">
            <Button kind="pri" icon="plus" keys="N" onClick={() => setAdding(true)}>
              New category
            </Button>
          </div>
        )}
      </div>
      <Sections now="categories" counts={{ categories: query.data?.categories.length }} />
      <Loaded query={query} bones={<Bones rows={12} height={32} />}>
        {() => (
          <div className="split s2 tree-columns">
            <CategoryTree
              categories={categories}
              current={open?.code}
              isLocked={isLocked}
              onOpen={(code) => go(categoryPath(code))}
              onMove={(code, to) => void move(code, to)}
            />
            {open && (
              <CategoryPanel
                key={open.code}
                category={open}
                categories={categories}
                isLocked={isLocked}
                onDirty={setDirty}
                onMove={(to) => void move(open.code, to)}
                onUndo={(act) => void undo(act)}
              />
            )}
          </div>
        )}
      </Loaded>
      {isAdding && (
        <NewCategoryDialog
          parent={open?.code}
          onClose={() => setAdding(false)}
          onAdded={(code) => go(categoryPath(code))}
        />
      )}
      {leave && (
        <LeaveDialog
          count={1}
          onStay={() => setLeave(undefined)}
          onLeave={() => {
            setDirty(false);
            setLeave(undefined);
            leave();
          }}
        />
      )}
    </>
  );
}

/** Levels as they are after a move, until the server says the same. */
function levelled<T extends { code: string; parent?: string; level: number }>(all: T[]): T[] {
  const leaves = asLeaves(all);
  return all.map((each) => ({ ...each, level: wayTo(leaves, each.code).length }));
}

import { useState } from 'react';
import { ApiError } from '@/shared/api/errors';
import { IdempotencyKey } from '@/shared/api/idempotency-key';
import { api } from '../api/client';
import { wordsOf } from '../api/words';
import { counted } from '../ui/money';
import { offerUndo, say } from '../ui/toast';
import { byRow, changesIn, priceIn } from './grid-save';
import { cellOf, type Bad, type Change } from './grid-rules';
import { undoChange, type UndoOf } from './use-product';
import { wrongOf } from './wrong';
import type { Product } from './words';

interface Needs {
  products: readonly Product[];
  onSaved: (cells: readonly string[]) => void;
  reload: () => Promise<void>;
}

/** So many products are written at a time. */
const atOnce = 4;

/** Product after product: good rows are saved, those that are refused stay and say why. */
export function useGridSave({ products, onSaved, reload }: Needs) {
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<readonly Bad[]>([]);
  const [waiting, setWaiting] = useState(0);

  const undoAll = async (acts: readonly UndoOf[]) => {
    let failed: unknown;
    for (const act of [...acts].reverse())
      await undoChange(act).catch((problem: unknown) => (failed = problem));
    if (failed) say(`Not all of it could be undone. ${wordsOf(failed)}`, true);
    else say('Undone.');
    await reload();
  };

  const save = async (changes: readonly Change[]) => {
    if (isSaving) return;
    setSaving(true);
    setRefused([]);
    setWaiting(0);
    const acts: UndoOf[] = [];
    const saved: string[] = [];
    const bad: Bad[] = [];
    let waits = 0;
    const refuse = (cells: readonly Change[], problem: unknown) => {
      if (!(problem instanceof ApiError)) throw problem;
      const wrong = wrongOf(problem);
      const isNamed = cells.some(({ column }) => wrong(column) !== undefined);
      for (const { row, column } of cells) {
        const words = wrong(column) ?? (isNamed ? undefined : wordsOf(problem));
        if (words) bad.push({ row, column, wrong: words });
      }
    };
    const write = async ([code, cells]: readonly [string, readonly Change[]]) => {
      const product = products.find((each) => each.code === code);
      if (!product) return;
      const path = { productCode: code };
      const { facts, prices } = cellsByKind(cells);
      if (facts.length > 0)
        await api
          .patch('/backoffice/api/products/{productCode}', {
            path,
            body: { version: product.version, changes: changesIn(facts) },
          })
          .then(({ act }) => {
            if (act !== undefined) acts.push({ act, what: 'product' });
            saved.push(...facts.map(({ row, column }) => cellOf(row, column)));
          })
          .catch((problem: unknown) => refuse(facts, problem));
      if (prices.length > 0) {
        const body = priceIn(product, prices);
        await new IdempotencyKey()
          .send(body, (idempotencyKey) =>
            api.post('/backoffice/api/products/{productCode}/price', { path, body, idempotencyKey }),
          )
          .then(({ act, isWaiting }) => {
            if (isWaiting) waits += 1;
            if (act !== undefined) acts.push({ act, what: 'price' });
            saved.push(...prices.map(({ row, column }) => cellOf(row, column)));
          })
          .catch((problem: unknown) => refuse(prices, problem));
      }
    };
    const rows = byRow(changes);
    try {
      for (let from = 0; from < rows.length; from += atOnce)
        await Promise.all(rows.slice(from, from + atOnce).map(write));
      await reload();
      onSaved(saved);
      setRefused(bad);
      setWaiting(waits);
      if (acts.length > 0) offerUndo(`Saved ${counted(saved.length, 'change')}.`, () => void undoAll(acts));
      if (bad.length > 0 && acts.length === 0) say('Nothing could be saved: the cells say why.', true);
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving, refused, waiting, forget: () => setRefused([]) };
}

const isPrice = ({ column }: Change) => column === 'price' || column === 'wasPrice';
const cellsByKind = (cells: readonly Change[]) => ({
  facts: cells.filter((each) => !isPrice(each)),
  prices: cells.filter(isPrice),
});

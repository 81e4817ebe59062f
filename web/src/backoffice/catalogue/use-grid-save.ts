import { useState } from 'react';
import { ApiError } from '@/shared/api/errors';
import { apiPath } from '@/shared/api/path';
import { IdempotencyKey } from '@/shared/api/idempotency-key';
import { api } from '../api/client';
import { wordsOf } from '../api/words';
import { counted } from '../ui/money';
import { offerUndo, say } from '../ui/toast';
import { savedIn } from './grid-columns';
import { byRow, changesIn, priceIn, type Bases } from './grid-save';
import { cellOf, type Bad, type Change } from './grid-rules';
import { undoChange, type UndoOf } from './use-product';
import { wrongOf } from './wrong';
import type { Product } from './words';

interface Needs {
  products: readonly Product[];
  /** With the products that somebody else changed meanwhile, as they stand now. */
  onSaved: (cells: readonly string[], now: Bases) => void;
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
    const outdated: Change[] = [];
    let waits = 0;
    let done = 0;
    const refuse = (cells: readonly Change[], problem: unknown) => {
      const refusal = problem instanceof ApiError ? problem : undefined;
      if (refusal?.has('StaffVersionError')) return outdated.push(...cells);
      const wrong = wrongOf(refusal);
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
            done += facts.length;
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
            else done += prices.length;
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
      const now = await standing(outdated.map(({ row }) => row));
      for (const { row, column } of outdated) {
        const product = now[row];
        const words = product && savedIn([product], row, column);
        bad.push({
          row,
          column,
          wrong: `${product?.changedBy ?? 'Somebody else'} changed it meanwhile: it is “${words ?? ''}” now. Save again to write over it`,
        });
      }
      onSaved(saved, now);
      setRefused(bad);
      setWaiting(waits);
      if (acts.length > 0) offerUndo(`Saved ${counted(done, 'change')}.`, () => void undoAll(acts));
      if (bad.length > 0 && acts.length === 0) say('Not saved: the cells say why.', true);
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving, refused, waiting, forget: () => setRefused([]) };
}

/** Products as they stand now; what cannot be had is left out. */
async function standing(codes: readonly string[]): Promise<Bases> {
  const found = await Promise.all(
    [...new Set(codes)].map((productCode) =>
      api
        .get(apiPath('/backoffice/api/products/{productCode}', { path: { productCode } }))
        .catch(() => undefined),
    ),
  );
  return Object.fromEntries(found.flatMap((each) => (each ? [[each.code, each]] : [])));
}

const isPrice = ({ column }: Change) => column === 'price' || column === 'wasPrice';
const cellsByKind = (cells: readonly Change[]) => ({
  facts: cells.filter((each) => !isPrice(each)),
  prices: cells.filter(isPrice),
});

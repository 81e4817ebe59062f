import type { RowSelectionState } from '@tanstack/react-table';
import { useState } from 'react';
import type { Schema } from '@/shared/api/types';
import { go } from '../address/address';
import { useMay } from '../frame/staff-context';
import { Bulk } from '../list/bulk';
import { Icon } from '../ui/icon';
import { counted } from '../ui/money';
import { BulkDialog, type BulkKind } from './bulk-dialog';

interface Props {
  ticked: RowSelectionState;
  isWholePage: boolean;
  /** Of the list, on all its pages. */
  total: number;
  all: Schema<'StaffSelection'>;
  onClear: () => void;
}

/** A change of many takes so many at most. */
const most = 5_000;

/** What can be done with the chosen ones, with a preview before anything is. */
export function BulkBar({ ticked, isWholePage, total, all, onClear }: Props) {
  const may = useMay();
  const [kind, setKind] = useState<BulkKind>();
  const [wantsAll, setWantsAll] = useState(false);
  const codes = Object.keys(ticked).filter((code) => ticked[code]);
  if (codes.length === 0) return null;
  const isAll = wantsAll && isWholePage;
  const count = isAll ? total : codes.length;
  const acts: readonly (readonly [BulkKind, string, boolean])[] = [
    ['price', 'Change price', may('prices')],
    ['onSale', 'Show or hide', may('catalogue')],
    ['category', 'Move to category', may('catalogue')],
    ['fact', 'Set a fact', may('catalogue')],
  ];
  return (
    <>
      <Bulk
        what={counted(count, 'product')}
        onClear={() => {
          setWantsAll(false);
          onClear();
        }}
      >
        {isWholePage && !isAll && total > codes.length && total <= most && (
          <button type="button" onClick={() => setWantsAll(true)}>
            Select all {total}
          </button>
        )}
        {acts
          .filter(([, , isThere]) => isThere)
          .map(([each, words]) => (
            <button key={each} type="button" onClick={() => setKind(each)}>
              {words}
            </button>
          ))}
        {(may('catalogue') || may('prices')) && !isAll && (
          <button
            type="button"
            onClick={() => go(`/catalogue/grid?codes=${codes.map(encodeURIComponent).join(',')}`)}
          >
            <Icon name="grid" size="xs" /> Edit in a grid
          </button>
        )}
      </Bulk>
      {kind && (
        <BulkDialog
          kind={kind}
          selection={isAll ? all : { codes }}
          count={count}
          onDone={() => {
            setKind(undefined);
            setWantsAll(false);
            onClear();
          }}
          onClose={() => setKind(undefined)}
        />
      )}
    </>
  );
}

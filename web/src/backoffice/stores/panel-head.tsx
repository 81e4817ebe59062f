import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { counted } from '../ui/money';
import { whenOf } from '../ui/times';
import type { Store } from './words';

interface Props {
  store: Store;
  /** Of fields that are changed and not saved. */
  count: number;
  busy: boolean;
  isReady: boolean;
  onSave: () => void;
}

/** What the store is called, who changed it last, and Save while something is changed. */
export const PanelHead = ({ store, count, busy, isReady, onSave }: Props) => (
  <div className="ph breaks">
    <div>
      <h2>{store.displayName}</h2>
      <span className="tiny muted">
        {store.code}
        {store.changedAt && `, changed ${whenOf(store.changedAt)} by ${store.changedBy ?? 'an import'}`}
      </span>
    </div>
    <span className="fl">
      {!store.isWarehouse && (
        <a className="btn xs plain" href={store.url} target="_blank" rel="noreferrer">
          <Icon name="eye" size="xs" /> See in shop
        </a>
      )}
      {count > 0 && (
        <Button kind="pri" keys="Ctrl S" busy={busy} disabled={!isReady} onClick={onSave}>
          Save {counted(count, 'change')}
        </Button>
      )}
    </span>
  </div>
);

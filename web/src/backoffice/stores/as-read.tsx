import { serverNow } from '@/shared/state/clock';
import { doorSentence, reportedDays } from './rules';
import { withReadHours } from './typed-hours';
import type { Store } from './words';

/** What the store finder will say, as far as it is typed by now. */
export function AsRead({ store: typed, isChanged }: { store: Store; isChanged: boolean }) {
  const store = withReadHours(typed);
  const now = serverNow();
  const address = [
    store.line1,
    store.suburb === store.town ? '' : store.suburb,
    store.town,
    store.postalCode,
  ];
  return (
    <div className="pn stack t4" aria-label="How shoppers read it" role="group">
      <h3>{isChanged ? 'How shoppers will read it' : 'How shoppers read it'}</h3>
      {store.isWarehouse ? (
        <p>Not in the store finder: nobody can visit it.</p>
      ) : (
        <>
          <p>
            <b>{store.displayName}</b>, {address.filter(Boolean).join(', ')}
            {store.phone && `, ${store.phone}`}
          </p>
          <p>
            {doorSentence(store, now)} <span className="muted">{reportedDays(store, now).join(' ')}</span>
          </p>
        </>
      )}
    </div>
  );
}

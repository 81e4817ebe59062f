import { apiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import { DoorBadge } from './door-badge';
import { useNow } from './now';

/** Whether the store of this name is open now. */
export function StoreDoor({ name }: { name: string }) {
  const now = useNow();
  const { data: store } = useApi(
    apiPath('/stores/{storeName}', { path: { storeName: name }, query: { fields: 'FULL' } }),
  );
  return store ? <DoorBadge store={store} now={now} /> : null;
}

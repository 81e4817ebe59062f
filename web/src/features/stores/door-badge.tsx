import { text } from '@/shared/i18n/text';
import { Badge } from '@/shared/ui/badge';
import { doorOf, type PointOfService } from './rules';

/** Whether a store is open, and until or from when; nothing until the browser's clock is known. */
export function DoorBadge({ store, now }: { store: PointOfService; now?: Date }) {
  const door = now && doorOf(store.openingHours, now);
  if (!door) return null;
  if (door.is === 'open') return <Badge kind="yes">{text('stores.openUntil', { time: door.until })}</Badge>;
  if (door.is === 'opens') return <Badge kind="warn">{text('stores.opensAt', { time: door.at })}</Badge>;
  const { next } = door;
  return (
    <Badge kind="fact">
      {!next
        ? text('stores.closedNow')
        : next.weekDay
          ? text('stores.closedUntil', { day: next.weekDay, time: next.at })
          : text('stores.closedUntilTomorrow', { time: next.at })}
    </Badge>
  );
}

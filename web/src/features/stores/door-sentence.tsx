import { text } from '@/shared/i18n/text';
import { useNow } from './now';
import { doorOf, type PointOfService } from './rules';
import styles from './stores.module.css';

/** Whether one would find the door open now, in a few words. */
export function DoorSentence({ store }: { store: PointOfService }) {
  const now = useNow();
  const door = now && doorOf(store.openingHours, now);
  if (!door) return null;
  if (door.is === 'open')
    return <b className={`tiny ${styles.isOpen}`}>{text('stores.openUntil', { time: door.until })}</b>;
  if (door.is === 'opens')
    return <span className="tiny muted">{text('stores.opensAt', { time: door.at })}</span>;
  const { next } = door;
  return (
    <span className="tiny muted">
      {!next
        ? text('stores.closedNow')
        : next.weekDay
          ? text('stores.closedUntil', { day: next.weekDay, time: next.at })
          : text('stores.closedUntilTomorrow', { time: next.at })}
    </span>
  );
}

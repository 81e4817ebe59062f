import { Note } from '../ui/states';
import { PlacePanel } from './place-panel';
import type { Explanation } from './words';

type AskedProduct = NonNullable<Explanation['asked']>;

/** Where the one product stands that was asked for. */
export function Asked({
  asked: { name, why, place },
  onForget,
}: {
  asked: AskedProduct;
  onForget: () => void;
}) {
  const forget = (
    <button type="button" className="link" onClick={onForget}>
      Forget it
    </button>
  );
  if (place)
    return (
      <>
        <Note live kind="good">
          <b>{name}</b> stands at {place.place}. {forget}
        </Note>
        {place.place > 20 && <PlacePanel place={place} />}
      </>
    );
  return (
    <Note live kind="warn">
      <b>{name}</b>{' '}
      {why === 'mentions'
        ? 'only mentions what is searched for: it comes after the products, under a heading of its own.'
        : 'is not found by these words.'}{' '}
      {forget}
    </Note>
  );
}

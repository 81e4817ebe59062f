import { counted } from '../ui/money';
import { Note } from '../ui/states';
import type { Store } from './words';

/** What is said where somebody closes a store at which orders wait. */
export const ShutNote = ({ store: { toCollect }, isShut }: { store: Store; isShut: boolean }) =>
  isShut && toCollect > 0 ? (
    <Note kind="warn" live>
      {counted(toCollect, 'part of an order', 'parts of orders')} {toCollect === 1 ? 'waits' : 'wait'} to be
      collected here. Whoever comes on a closed day stands before a shut door: nobody is notified of it by
      itself.
    </Note>
  ) : null;

import { Note } from '../ui/states';
import type { Webhook } from './words';

/** Somebody else changed an endpoint while this one was typing: how it stands now, and a way on. */
export const Outdated = ({ live, onGoOn }: { live: Webhook; onGoOn: () => void }) => (
  <Note kind="warn" live>
    Somebody else changed it: it is {live.name}, {live.url} now. What you typed is kept.
    <span className="fl">
      <button type="button" className="link" onClick={onGoOn}>
        Go on from how it stands now
      </button>
    </span>
  </Note>
);

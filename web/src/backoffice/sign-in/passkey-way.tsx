import { Button } from '../ui/button';
import { Note } from '../ui/states';
import type { Ceremony } from './use-ceremony';

/** The button of a way in by passkey, and what came of it. */
export const PasskeyWay = ({ way, words, first }: { way: Ceremony; words: string; first?: boolean }) => (
  <>
    <Button
      kind="pri"
      icon="key"
      big
      busy={way.busy}
      onClick={() => void way.run()}
      data-first={first ? '' : undefined}
    >
      {words}
    </Button>
    <CeremonyOutcome way={way} />
  </>
);

export const CeremonyOutcome = ({ way: { problem, hint } }: { way: Ceremony }) => (
  <>
    {problem && (
      <Note kind="bad" live>
        {problem}
      </Note>
    )}
    {hint && (
      <p className="tiny muted" role="status">
        {hint}
      </p>
    )}
  </>
);

/** Between two ways. */
export const Or = () => (
  <p className="or">
    <span>or</span>
  </p>
);

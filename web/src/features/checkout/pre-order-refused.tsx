import { ApiError, messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { RetryNote } from '@/shared/ui/retry-note';
import layout from './layout.module.css';

interface NotPossibleProps {
  problem: unknown;
  productCode: string;
  onRetry: () => void;
}

/** It cannot be pre-ordered, now or at all. */
export const NotPossible = ({ problem, productCode, onRetry }: NotPossibleProps) => (
  <div className={`wrap ${layout.main}`}>
    <h1>{text('preOrder.title')}</h1>
    {problem instanceof ApiError && problem.isRefusal ? (
      <Note kind="bad" live>
        {messageOf(problem)}
      </Note>
    ) : (
      <RetryNote problem={problem} onRetry={onRetry} />
    )}
    <ButtonLink kind="secondary" href={`/p/${encodeURIComponent(productCode)}`}>
      {text('preOrder.toProduct')}
    </ButtonLink>
  </div>
);

/** Another product has been begun: nothing of it is lost unasked. */
export const BegunAlready = ({ problem, onReplace }: { problem: ApiError; onReplace: () => void }) => (
  <div className={`wrap ${layout.main} ${layout.asked}`}>
    <h1>{text('preOrder.title')}</h1>
    <Note kind="warn" live>
      {messageOf(problem)}
    </Note>
    <div className="row">
      <ButtonLink href={`/pc/${encodeURIComponent(problem.problems[0]?.subject ?? '')}`}>
        {text('preOrder.goOnWithBegun')}
      </ButtonLink>
      <Button kind="secondary" onClick={onReplace}>
        {text('preOrder.replace')}
      </Button>
    </div>
  </div>
);

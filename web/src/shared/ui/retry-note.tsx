import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { TextButton } from './button';
import { Note } from './note';

/** What could not be had, and a way to try again, in place. */
export const RetryNote = ({ problem, onRetry }: { problem: unknown; onRetry: () => void }) => (
  <Note kind="bad" live>
    {messageOf(problem)} <TextButton onClick={onRetry}>{text('common.retry')}</TextButton>
  </Note>
);

import { ApiError, messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { TextButton } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { itemsAt } from './paths';

interface Props {
  problem: unknown;
  orderCode: string;
  onAgain: () => void;
}

/** Why it was not sent: the line is gone, or the server said no. All that was chosen stays. */
export const SendProblem = ({ problem, orderCode, onAgain }: Props) => {
  const isRefused = problem instanceof ApiError && problem.isRefusal;
  return (
    <Note kind="bad" live>
      {problem instanceof ApiError && problem.status === 0 ? text('return.notReached') : messageOf(problem)}{' '}
      {text('return.kept')}{' '}
      {isRefused ? (
        <Link href={itemsAt(orderCode)}>{text('return.changeItems')}</Link>
      ) : (
        <TextButton onClick={onAgain}>{text('return.sendAgain')}</TextButton>
      )}
    </Note>
  );
};

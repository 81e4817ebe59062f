import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { Note } from '@/shared/ui/note';

/** What of the order is on its way back already. */
export const OpenReturns = ({ codes = [] }: { codes?: readonly string[] }) =>
  codes.length > 0 && (
    <Note>
      {text('return.alreadyOpen')}{' '}
      {codes.map((code, n) => (
        <span key={code}>
          {n > 0 && ', '}
          <Link href={`/return/${encodeURIComponent(code)}`}>{text('return.code', { code })}</Link>
        </span>
      ))}
    </Note>
  );

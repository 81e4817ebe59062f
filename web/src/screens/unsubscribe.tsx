import { Door } from '@/features/account/door';
import { text } from '@/shared/i18n/text';
import { useParams } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { PageLink } from '@/shared/ui/page-link';

/** Where the link in a mail that need not come leads: pressing stops such mails, looking does not. Needs no scripts. */
export function Component() {
  const { token = '' } = useParams();
  return (
    <Door title={token === 'done' ? text('unsubscribe.done') : text('unsubscribe.title')} isPlain>
      {token === 'done' && <Note kind="good">{text('notifyMe.stopped')}</Note>}
      {token === 'unknown' && <Note kind="bad">{text('notifyMe.stopUnknown')}</Note>}
      {token !== 'done' && token !== 'unknown' && (
        <form method="post" action={`/unsubscribe/${encodeURIComponent(token)}`}>
          <p>{text('unsubscribe.text')}</p>
          <Button type="submit" wide size="big">
            {text('notifyMe.stopButton')}
          </Button>
        </form>
      )}
      <p className="small">
        <PageLink href="/account/communication">{text('unsubscribe.others')}</PageLink>
      </p>
    </Door>
  );
}

export const head: ScreenModule['head'] = ({ params }) => ({
  title: params.token === 'done' ? text('unsubscribe.done') : text('unsubscribe.title'),
  description: text('unsubscribe.text'),
  robots: 'noindex,nofollow',
});

import { useEffect, useState } from 'react';
import { text } from '@/shared/i18n/text';
import { Link, useNavigate } from '@/shared/routing/routing';
import { Note } from '@/shared/ui/note';

const redirectAfter = 5000;

/** The account is there already: say so, and go to sign-in after five seconds (specification §4). */
export function ExistingAccount({ route }: { route: string | null }) {
  const navigate = useNavigate();
  const [left, setLeft] = useState(redirectAfter / 1000);
  const href = `/account/login${route ? `?route=${encodeURIComponent(route)}` : ''}`;
  useEffect(() => {
    const tick = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    const leave = setTimeout(() => navigate(href), redirectAfter);
    return () => {
      clearInterval(tick);
      clearTimeout(leave);
    };
  }, [href, navigate]);
  return (
    <Note kind="warn" live>
      {text('account.existing')} <Link href={href}>{text('account.signIn')}</Link>{' '}
      <span aria-hidden="true">({left})</span>
    </Note>
  );
}

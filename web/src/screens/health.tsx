import { text } from '@/shared/i18n/text';
import type { Head } from '@/shared/screen';

/** Screen Health: that pages are drawn and sent, in one line. */
export const head = (): Head => ({
  title: text('page.health.title'),
  description: text('page.health.description'),
  robots: 'noindex,nofollow',
});

export const Component = () => (
  <div className="wrap stack pad">
    <h1>{text('page.health.title')}</h1>
    <p>{text('health.ok')}</p>
  </div>
);

import { text } from '@/shared/i18n/text';
import type { Head } from '@/shared/screen';

/** Screen Home: what is worth knowing today. */
export const head = (): Head => ({
  title: text('page.home.title'),
  description: text('page.home.description'),
  canonical: '/',
});

export const Component = () => (
  <div className="wrap">
    <h1>{text('page.home.title')}</h1>
  </div>
);

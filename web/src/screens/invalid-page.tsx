import { text } from '@/shared/i18n/text';
import type { Head } from '@/shared/screen';
import { ButtonLink } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';

/** Screen InvalidPage: every path that is nothing else; answered 404. */
export const head = (): Head => ({
  title: text('page.invalidPage.title'),
  description: text('error.pageNotFound'),
  robots: 'noindex,follow',
});

export const Component = () => (
  <Empty
    drawing="404"
    title={text('error.pageNotFound')}
    action={<ButtonLink href="/">{text('invalidPage.goHome')}</ButtonLink>}
  />
);

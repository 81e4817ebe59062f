import { ContentPage } from '@/features/content/content-page';
import { headOf, pagePath } from '@/shared/content/page';
import { text } from '@/shared/i18n/text';
import { useSearchParams } from '@/shared/routing/routing';
import type { Answers, Head, Place } from '@/shared/screen';
import { ButtonLink } from '@/shared/ui/button';
import { leadsTo } from '@/shared/session/shop';

/** Screen Help: account/helpandsupport: top questions, and the way to write to us. */
const pathOf = ({ search }: Pick<Place, 'search'>) => pagePath('help', search);

export const queries = (place: Place) => [pathOf(place)];

export const head = (place: Place, answers: Answers): Head =>
  headOf(answers.get(pathOf(place)), place, {
    title: text('page.help.title'),
    description: text('page.help.description'),
  });

export function Component() {
  const [search] = useSearchParams();
  return (
    <>
      <ContentPage path={pathOf({ search })} />
      <div className="wrap" style={{ paddingTop: 'var(--space-8)' }}>
        {leadsTo('/s/contact') && <ButtonLink href="/s/contact">{text('help.contact')}</ButtonLink>}
      </div>
    </>
  );
}

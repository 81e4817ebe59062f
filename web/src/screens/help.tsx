import { useRef } from 'react';
import { ContentPage } from '@/features/content/content-page';
import { answersOf } from '@/features/content/help-answers';
import { questionsOf } from '@/features/content/help-rules';
import { HelpSearch } from '@/features/content/help-search';
import { HelpTopics, TalkToUs } from '@/features/content/help-topics';
import styles from '@/features/content/help.module.css';
import { Slots } from '@/features/content/slots';
import type { CmsPage } from '@/shared/api/types';
import { headOf, pagePath, seenAs } from '@/shared/content/page';
import { text } from '@/shared/i18n/text';
import { useSearchParams } from '@/shared/routing/routing';
import type { Answers, Head, Place } from '@/shared/screen';
import { lazyPart } from '@/shared/ui/lazy-part';

const YourOrder = lazyPart(() => import('./help/your-order'));

/** Screen Help: account/helpandsupport: a search, topics, top questions, and who answers. */
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
    <ContentPage path={pathOf({ search })} isUntitled body={(page) => <Help page={page} search={search} />} />
  );
}

function Help({ page, search }: { page: CmsPage; search: URLSearchParams }) {
  const questions = useRef<HTMLElement>(null);
  const open = (title: string) => {
    const place = questionsOf(page).findIndex((question) => question.title === title);
    const question = questions.current?.querySelectorAll('details')[place];
    if (!question) return;
    question.open = true;
    question.scrollIntoView({ block: 'center' });
    question.querySelector('summary')?.focus({ preventScroll: true });
  };
  return (
    <>
      <HelpSearch answers={answersOf(page)} asked={search.get('q') ?? ''} onOpen={open} />
      <div className={`wrap ${styles.help}`}>
        <YourOrder />
        <HelpTopics />
        <div className={styles.columns}>
          <section ref={questions} className={styles.questions} aria-labelledby="help-questions">
            <h2 id="help-questions">{text('help.questions')}</h2>
            <Slots slots={page.contentSlots?.contentSlot ?? []} seen={seenAs(search)} />
          </section>
          <TalkToUs />
        </div>
      </div>
    </>
  );
}

import { ContentPage } from '@/features/content/content-page';
import { HelpTopics, TalkToUs } from '@/features/content/help-topics';
import styles from '@/features/content/help.module.css';
import { Slots } from '@/features/content/slots';
import { headOf, pagePath, seenAs } from '@/shared/content/page';
import { text } from '@/shared/i18n/text';
import { useSearchParams } from '@/shared/routing/routing';
import type { Answers, Head, Place } from '@/shared/screen';

/** Screen Help: account/helpandsupport: topics, top questions, and who answers. */
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
    <ContentPage
      path={pathOf({ search })}
      lead={() => <p className="muted">{text('help.lead')}</p>}
      body={(page) => (
        <div className={`wrap ${styles.help}`}>
          <HelpTopics />
          <div className={styles.columns}>
            <section className={styles.questions} aria-labelledby="help-questions">
              <h2 id="help-questions">{text('help.questions')}</h2>
              <Slots slots={page.contentSlots?.contentSlot ?? []} seen={seenAs(search)} />
            </section>
            <TalkToUs />
          </div>
        </div>
      )}
    />
  );
}

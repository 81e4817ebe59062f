import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { shownPhone } from '@/shared/i18n/phone';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { theShop } from '@/shared/session/shop';
import { ButtonLink } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';
import { Icon } from '@/shared/ui/icon';
import { answersTo, marked, type Answer } from './help-rules';
import styles from './help-search.module.css';

interface Props {
  answers: readonly Answer[];
  /** What the address of the page asks already. */
  asked: string;
  /** Opens a question of this page. */
  onOpen: (title: string) => void;
}

const oftenAsked = 3;

/** What do you need help with? The answers come as one types; arrows go through them, Escape begins anew. */
export function HelpSearch({ answers, asked: askedFirst, onOpen }: Props) {
  const [query, setQuery] = useState(askedFirst);
  const part = useRef<HTMLDivElement>(null);
  const id = useId();
  const asked = query.trim();
  const found = answersTo(asked, answers);
  const stops = () => [...(part.current?.querySelectorAll<HTMLElement>('input, li :is(a, button)') ?? [])];
  const open = (title: string) => {
    setQuery('');
    onOpen(title);
  };
  const move = (event: KeyboardEvent) => {
    const all = stops();
    if (event.key === 'Escape') {
      setQuery('');
      all[0]?.focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    all[all.indexOf(document.activeElement as HTMLElement) + step]?.focus();
  };
  return (
    <div ref={part}>
      <section className={`on-brand ${styles.ground}`}>
        <div className={`wrap ${styles.ask}`}>
          <h1>{text('help.ask')}</h1>
          <form
            role="search"
            action="/account/helpandsupport"
            className={styles.field}
            aria-label={text('help.search')}
            onSubmit={(event) => {
              event.preventDefault();
              stops()[1]?.click();
            }}
          >
            <input
              type="search"
              name="q"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={100}
              aria-label={text('help.search')}
              aria-controls={asked ? id : undefined}
              placeholder={text('help.try')}
              value={query}
              onChange={({ target }) => setQuery(target.value)}
              onKeyDown={move}
            />
            <button type="submit" aria-label={text('help.find')}>
              <Icon name="search" />
            </button>
          </form>
          <OftenAsked answers={answers} onOpen={open} />
        </div>
      </section>
      <p className="sr" role="status">
        {asked && (found.length === 1 ? text('help.countOne') : text('help.count', { count: found.length }))}
      </p>
      {asked && (
        <div className="wrap">
          <section
            id={id}
            className={`panel ${styles.answers}`}
            aria-label={text('help.answersFor', { query: asked })}
          >
            {found.length > 0 ? (
              <Found found={found} query={asked} onOpen={open} onKey={move} />
            ) : (
              <NoAnswer query={asked} />
            )}
          </section>
        </div>
      )}
    </div>
  );
}

function OftenAsked({ answers, onOpen }: Pick<Props, 'answers' | 'onOpen'>) {
  const questions = answers.filter(({ href }) => !href).slice(0, oftenAsked);
  if (questions.length === 0) return null;
  return (
    <p className={`small ${styles.often}`}>
      {text('help.often')}{' '}
      {questions.map(({ title }) => (
        <button key={title} type="button" onClick={() => onOpen(title)}>
          {title}
        </button>
      ))}
    </p>
  );
}

interface FoundProps extends Pick<Props, 'onOpen'> {
  found: readonly Answer[];
  query: string;
  onKey: (event: KeyboardEvent) => void;
}

const Found = ({ found, query, onOpen, onKey }: FoundProps) => (
  <ul>
    {found.map(({ title, about, href }) => (
      <li key={href ?? title}>
        <Icon name={href ? 'right' : 'help'} size="s" />
        <span>
          {href ? (
            <Link href={href} onKeyDown={onKey}>
              <Marked said={title} query={query} />
            </Link>
          ) : (
            <button type="button" onClick={() => onOpen(title)} onKeyDown={onKey}>
              <Marked said={title} query={query} />
            </button>
          )}
          <span className="small muted">{about}</span>
        </span>
      </li>
    ))}
  </ul>
);

const Marked = ({ said, query }: { said: string; query: string }) =>
  marked(said, query).map(({ words, isMet }, n) => (isMet ? <mark key={n}>{words}</mark> : words));

/** Whoever found nothing is heard by people. */
function NoAnswer({ query }: { query: string }) {
  const { phone } = theShop();
  return (
    <Empty
      drawing="no-results"
      level={2}
      title={text('help.noAnswer', { query })}
      action={
        <span className={styles.people}>
          <ButtonLink href="/account/writetous?new=1">{text('help.writeToUs')}</ButtonLink>
          {phone && (
            <ButtonLink kind="secondary" href={`tel:${phone}`}>
              {text('help.callNumber', { phone: shownPhone(phone) })}
            </ButtonLink>
          )}
        </span>
      }
    >
      {text('help.noAnswerText')}
    </Empty>
  );
}

import { dayOf, lastDayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { useIsInstalled } from '@/shared/session/installed';
import { ButtonLink } from '@/shared/ui/button';
import type { Members, PageCard } from '@/shared/content/component';
import { Section } from './section';
import styles from './page-cards.module.css';

/** Articles as cards: picture, day, title, what it says. */
export const Articles = ({ title, articles = [], urlLink, linkText }: Members) =>
  articles.length === 0 ? null : (
    <Section title={title} link={{ href: urlLink, label: linkText }}>
      <ul className={styles.articles}>
        {articles.map((article) => (
          <Article key={article.uid} article={article} level={title ? 3 : 2} />
        ))}
      </ul>
    </Section>
  );

function Article({
  article: { title, url, summary, image, publishedAt, kind },
  level,
}: {
  article: PageCard;
  level: 2 | 3;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className={styles.article}>
      <span className={styles.plate}>
        {image && <img src={image.url} alt="" width="240" height="240" loading="lazy" decoding="async" />}
      </span>
      <div>
        <p className="tiny muted">
          {kind === 'news' ? text('blog.news') : text('blog.guide')}
          {publishedAt && ` · ${dayOf(publishedAt)}`}
        </p>
        <Heading>
          <Link href={url}>{title}</Link>
        </Heading>
        {summary && <p>{summary}</p>}
      </div>
    </li>
  );
}

/** Covers of the leaflets that hold now; beside them, where a title says more. Of the web: the app has none. */
export function Leaflets({ title, text: words, articles = [], urlLink, linkText }: Members) {
  if (useIsInstalled() || articles.length === 0) return null;
  if (urlLink && linkText)
    return (
      <Section>
        <div className={styles.beside}>
          <ul className={styles.fan} aria-hidden="true">
            {articles.slice(0, 2).map(({ uid, title: name, image }, n) => (
              <li key={uid} data-n={n}>
                <b>{name}</b>
                {image && (
                  <img src={image.url} alt="" width="110" height="110" loading="lazy" decoding="async" />
                )}
              </li>
            ))}
          </ul>
          <div>
            <h2>{title}</h2>
            {words && <p className="muted">{words}</p>}
            {articles[0]?.validTo && (
              <p className="muted">{text('leaflet.validTo', { date: lastDayOf(articles[0].validTo) })}</p>
            )}
          </div>
          <ButtonLink kind="secondary" href={urlLink}>
            {linkText}
          </ButtonLink>
        </div>
      </Section>
    );
  return (
    <Section title={title}>
      <ul className={styles.covers}>
        {articles.map(({ uid, title: name, url, summary, image, validTo }, n) => (
          <li key={uid} className={styles.cover} data-n={n % 3}>
            <div className={styles.front}>
              <h3>
                <Link href={url}>{name}</Link>
              </h3>
              {image && (
                <img src={image.url} alt="" width="240" height="240" loading="lazy" decoding="async" />
              )}
            </div>
            {summary && <p>{summary}</p>}
            {validTo && <p className="tiny muted">{text('leaflet.validTo', { date: lastDayOf(validTo) })}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

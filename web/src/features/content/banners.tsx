import { useEffect, useState } from 'react';
import { timeHeard } from '@/shared/api/server-time';
import { text } from '@/shared/i18n/text';
import { useFirstOrderOffer } from '@/shared/session/first-order-offer';
import { Link } from '@/shared/routing/routing';
import { serverNow } from '@/shared/state/clock';
import { Badge } from '@/shared/ui/badge';
import { ButtonLink } from '@/shared/ui/button';
import { Icon, type IconName } from '@/shared/ui/icon';
import { bannersOf, mediaUrl, timeLeft, timeOf, type Members } from '@/shared/content/component';
import { Section } from './section';
import styles from './banners.module.css';
import prose from './prose.module.css';

const icons: readonly IconName[] = ['truck', 'store', 'tag', 'ret', 'shield', 'card', 'voucher'];
const iconOf = (code: string | undefined, n: number): IconName =>
  icons.find((icon) => icon === code) ?? icons[n % icons.length] ?? 'tag';

/** Why to buy here, in four short lines. */
export const ValueProposition = (members: Members) => (
  <section className="wrap" aria-label={members.title ?? text('home.why')}>
    <ul className={styles.values}>
      {bannersOf(members).map(({ uid, title, text: words, media }, n) => (
        <li key={uid ?? n}>
          <Icon name={iconOf(media?.code, n)} size="l" />
          <div>
            <b>{title}</b>
            <span>{words}</span>
          </div>
        </li>
      ))}
    </ul>
  </section>
);

/** A saving with an end: days, hours, minutes and seconds, counted down every second. */
export function CountdownBanner({ title, text: words, endDate, urlLink, linkText }: Members) {
  const end = endDate ? timeOf(endDate) : 0;
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(serverNow());
    void timeHeard();
    const first = setTimeout(tick);
    const timer = setInterval(tick, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  // Until the browser's clock is known there are no figures: the server's page may be a minute old.
  const left = now === undefined ? undefined : timeLeft(end, now);
  const parts: [label: string, value: number | undefined][] = [
    [text('countdown.days'), left?.days],
    [text('countdown.hours'), left?.hours],
    [text('countdown.minutes'), left?.minutes],
    [text('countdown.seconds'), left?.seconds],
  ];
  return (
    <section className={`wrap ${styles.countdownPlace}`} aria-label={title}>
      <div className={`on-brand ${styles.countdown}`}>
        <div>
          <h2>{title}</h2>
          {words && <p>{words}</p>}
        </div>
        <div className={styles.clock} role="timer" aria-live="off" aria-label={text('countdown.left')}>
          {parts.map(([label, value]) => (
            <div key={label}>
              <b>{value === undefined ? '\u00a0\u00a0' : String(value).padStart(2, '0')}</b>
              <span>{label}</span>
            </div>
          ))}
        </div>
        {urlLink && linkText && (
          <ButtonLink kind="secondary" href={urlLink}>
            {linkText}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** Up to four offers of different weight. */
export const OffersGrid = (members: Members) => (
  <Section title={members.title}>
    <ul className={styles.offers}>
      {bannersOf(members).map(({ uid, title, text: words, linkText, urlLink = '/', media }, n) => (
        <li key={uid ?? n}>
          <Link href={urlLink}>
            <div>
              <h3>{title}</h3>
              {words && <p>{words}</p>}
              {linkText && <span className={styles.more}>{linkText}</span>}
            </div>
            <img
              src={mediaUrl(media)}
              alt={media?.altText ?? ''}
              width="440"
              height="440"
              loading="lazy"
              decoding="async"
            />
          </Link>
        </li>
      ))}
    </ul>
  </Section>
);

/** One offer on petrol. */
export const SimpleBanner = (members: Members) => (
  <Section>
    {bannersOf(members).map(({ uid, title, text: words, kicker, linkText, urlLink = '/', media }, n) => (
      <Link key={uid ?? n} className={`on-brand ${styles.simple}`} href={urlLink}>
        <div>
          {kicker && <Badge kind="warn">{kicker}</Badge>}
          <h2>{title}</h2>
          {words && <p>{words}</p>}
          {linkText && <span className={styles.more}>{linkText}</span>}
        </div>
        {mediaUrl(media) ? (
          <img
            src={mediaUrl(media)}
            alt={media?.altText ?? ''}
            width="200"
            height="200"
            loading="lazy"
            decoding="async"
          />
        ) : (
          <Icon name="voucher" />
        )}
      </Link>
    ))}
  </Section>
);

/** Stands in content for what a first order is given just now; a banner that says it goes when nothing is. */
const firstOrderMark = '{firstOrderOffer}';

function useOffered(members: Members) {
  const offer = useFirstOrderOffer();
  return bannersOf(members)
    .filter(({ text: words }) => offer || !words?.includes(firstOrderMark))
    .map((banner) => ({ ...banner, text: banner.text?.replace(firstOrderMark, offer ?? '') }));
}

/** Quiet offers, each with a drawing and a button. */
export function StaticBanners(members: Members) {
  const banners = useOffered(members);
  if (banners.length === 0) return null;
  return (
    <Section title={members.banners ? members.title : undefined}>
      <div className={styles.statics}>
        {banners.map(({ uid, title, text: words, linkText, urlLink, media }, n) => (
          <div key={uid ?? n} className={styles.static}>
            {mediaUrl(media) && (
              <img
                src={mediaUrl(media)}
                alt={media?.altText ?? ''}
                width="240"
                height="160"
                loading="lazy"
                decoding="async"
              />
            )}
            <div>
              <h2>{title}</h2>
              {words && <p className="muted">{words}</p>}
            </div>
            {urlLink && linkText && <ButtonLink href={urlLink}>{linkText}</ButtonLink>}
          </div>
        ))}
      </div>
    </Section>
  );
}

/** Text written by the shop's own editors. The server has written its markup anew (safe_markup). */
export const Paragraph = ({ title, content, text: words }: Members) => (
  <Section title={title}>
    {content ? (
      <div className={prose.prose} dangerouslySetInnerHTML={{ __html: content }} />
    ) : (
      <p className={prose.prose}>{words}</p>
    )}
  </Section>
);

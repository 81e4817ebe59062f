import { useEffect, useState } from 'react';
import { track } from '@/shared/analytics/track';
import { useTrack } from '@/shared/analytics/use-track';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { Icon } from '@/shared/ui/icon';
import buttons from '@/shared/ui/button.module.css';
import { bannersOf, mediaUrl, type Members } from '@/shared/content/component';
import styles from './rotating-images.module.css';

const shownFor = 4000;

/** The season's offers, one at a time. It stops when asked, pointed at or focused, and never starts where motion is unwanted. */
export function RotatingImages(members: Members) {
  const banners = bannersOf(members);
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const moving = banners.length > 1 && !paused && !held;

  useEffect(() => {
    if (!moving || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setCurrent((n) => (n + 1) % banners.length), shownFor);
    return () => clearInterval(timer);
  }, [moving, banners.length]);

  const banner = banners[current];
  const promotion = { promotion_id: banner?.uid, promotion_name: banner?.title };
  useTrack('view_promotion', banner?.uid, () => promotion);
  if (!banner) return null;
  const { title, text: words, kicker, urlLink = '/', linkText, media, colour } = banner;
  const isMarigold = colour === 'marigold';
  return (
    <section
      className={`on-brand ${styles.hero} ${isMarigold ? styles.marigold : ''}`}
      aria-roledescription={text('carousel.role')}
      aria-label={text('carousel.offers')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.inside}>
        <Link
          className={styles.slide}
          href={urlLink}
          key={current}
          onClick={() => track('select_promotion', promotion)}
        >
          <picture>
            {media?.mobile?.url && <source media="(max-width: 599px)" srcSet={media.mobile.url} />}
            <img
              src={mediaUrl(media)}
              alt={media?.altText ?? ''}
              width="1920"
              height="440"
              fetchPriority={current === 0 ? 'high' : 'auto'}
              decoding={current === 0 ? 'sync' : 'auto'}
            />
          </picture>
          <div className={styles.say}>
            {kicker && <p className={styles.kicker}>{kicker}</p>}
            <h2>{title}</h2>
            {words && <p className={styles.lead}>{words}</p>}
            {linkText && (
              <span
                className={`${buttons.button} ${isMarigold ? styles.ink : buttons.inverse} ${buttons.big}`}
              >
                {linkText}
              </span>
            )}
          </div>
        </Link>
        {banners.length > 1 && (
          <div className={styles.controls}>
            <button
              className={buttons.icon}
              aria-label={paused ? text('carousel.play') : text('carousel.pause')}
              onClick={() => setPaused(!paused)}
            >
              <Icon name={paused ? 'right' : 'pause'} size="s" />
            </button>
            {banners.map(({ uid, title: name }, n) => (
              <button
                key={uid ?? n}
                className={styles.dot}
                aria-label={text('carousel.show', { number: n + 1, title: name ?? '' })}
                aria-current={n === current}
                onClick={() => {
                  setCurrent(n);
                  setPaused(true);
                }}
              />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

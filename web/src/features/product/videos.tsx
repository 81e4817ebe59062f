import { useState } from 'react';
import type { Product, Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/icon';
import { picture } from '@/shared/ui/picture';
import { playerOf, providerOf } from './video-rules';
import styles from './videos.module.css';

/** Videos of others: nothing is asked of them before one is pressed. */
export function Videos({ product }: { product: Product }) {
  const { videos = [] } = product;
  if (videos.length === 0) return null;
  return (
    <section aria-labelledby="videos">
      <h2 id="videos">{text('product.videos')}</h2>
      <ul className={styles.videos}>
        {videos.map((video) => (
          <li key={video.url}>
            <Video video={video} behind={picture(product)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Video({ video, behind }: { video: Schema<'ProductVideo'>; behind?: string }) {
  const [plays, setPlays] = useState(false);
  const name = video.name ?? text('product.video');
  const provider = providerOf(video);
  return (
    <>
      {plays ? (
        <iframe
          className={styles.player}
          title={name}
          src={playerOf(video)}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button
          className={`scripts-only ${styles.player}`}
          aria-label={text('product.playVideo', { name })}
          onClick={() => setPlays(true)}
        >
          {behind && <img src={behind} alt="" loading="lazy" />}
          <span className={styles.play}>
            <Icon name="right" />
          </span>
        </button>
      )}
      <a href={video.url} target="_blank" rel="noopener noreferrer">
        {name}
      </a>
      {!plays && <p className="tiny muted">{text('product.playsFrom', { provider })}</p>}
    </>
  );
}

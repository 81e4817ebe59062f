import { ButtonLink } from '@/shared/ui/button';
import { mediaUrl, type Members } from '@/shared/content/component';
import { Section } from './section';
import styles from './simple-brand.module.css';

/** One brand: its name in its own lettering, what it stands for, the way to its products. */
export const SimpleBrand = ({ title, text: words, brandCode, urlLink, linkText, media }: Members) => (
  <Section>
    <div className={`on-brand ${styles.brand}`}>
      <div>
        <p className={styles.name}>{title}</p>
        {words && <p>{words}</p>}
        {linkText && (
          <ButtonLink kind="inverse" href={urlLink ?? `/l/b/${brandCode}`}>
            {linkText}
          </ButtonLink>
        )}
      </div>
      {mediaUrl(media) && (
        <img
          src={mediaUrl(media)}
          alt={media?.altText ?? ''}
          width="280"
          height="280"
          loading="lazy"
          decoding="async"
        />
      )}
    </div>
  </Section>
);

import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { mediaUrl, type Members } from '@/shared/content/component';
import { Section } from './section';
import styles from './collections.module.css';

/** Departments as round pictures. */
export const TopCategoriesCarousel = ({ title, categories = [], urlLink, linkText }: Members) => (
  <Section title={title ?? text('home.departments')} link={{ href: urlLink, label: linkText }}>
    <ul className={styles.round}>
      {categories.map(({ code, name, url, image }) => (
        <li key={code}>
          <Link href={url ?? `/l/c/${code}`}>
            <span className={styles.plate}>
              <img src={mediaUrl(image)} alt="" width="120" height="120" loading="lazy" decoding="async" />
            </span>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </Section>
);

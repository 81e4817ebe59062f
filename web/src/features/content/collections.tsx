import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { mediaUrl, type Members } from '@/shared/content/component';
import { Tile } from '@/shared/ui/tile';
import { Section } from './section';
import styles from './collections.module.css';

/** Categories as tiles. */
export const CategoriesGrid = ({ title, categories = [], urlLink, linkText }: Members) => (
  <Section title={title} link={{ href: urlLink, label: linkText }}>
    <ul className={styles.tiles}>
      {categories.map(({ code, name, url, image }) => (
        <li key={code}>
          <Tile href={url ?? `/l/c/${code}`} image={mediaUrl(image)}>
            {name}
          </Tile>
        </li>
      ))}
    </ul>
  </Section>
);

/** The brands we stock, each in its own lettering. */
export const BrandsGrid = ({ title, brands = [], urlLink, linkText }: Members) => (
  <Section title={title ?? text('home.brands')} link={{ href: urlLink, label: linkText }}>
    <ul className={styles.brands}>
      {brands.map(({ code, name, url }) => (
        <li key={code}>
          <Link href={url ?? `/l/b/${code}`}>{name}</Link>
        </li>
      ))}
    </ul>
  </Section>
);

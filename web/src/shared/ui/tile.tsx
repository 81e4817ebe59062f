import type { ReactNode } from 'react';
import { Link } from '@/shared/routing/routing';
import styles from './tile.module.css';

interface Props {
  href: string;
  image?: string;
  children: ReactNode;
}

/** A category as a picture over its name. */
export const Tile = ({ href, image, children }: Props) => (
  <Link href={href} className={styles.tile}>
    {image && <img src={image} alt="" width="120" height="120" loading="lazy" decoding="async" />}
    {children}
  </Link>
);

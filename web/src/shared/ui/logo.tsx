import { useShop } from '@/shared/shop-context';
import styles from './logo.module.css';

/** The shop's logo on dark ground, or its name in letters. On a slow line fonts and the largest picture go first. */
export function Logo({ width, height }: { width: number; height: number }) {
  const { logo, name } = useShop();
  return logo ? (
    <img className={styles.logo} src={logo} alt="" width={width} height={height} fetchPriority="low" />
  ) : (
    <b className={styles.name}>{name}</b>
  );
}

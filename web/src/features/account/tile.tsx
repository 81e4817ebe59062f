import { Icon, type IconName } from '@/shared/ui/icon';
import styles from './security.module.css';

/** The drawing at the beginning of a row of the security screen. */
export const Tile = ({ icon }: { icon: IconName }) => (
  <span className={styles.tile}>
    <Icon name={icon} />
  </span>
);

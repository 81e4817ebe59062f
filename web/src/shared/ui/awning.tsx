import styles from './awning.module.css';

/** Our one ornament: under the header on Home, sign-in, content and order outcome. */
export const Awning = ({ onLight = false }: { onLight?: boolean }) => (
  <div className={`${styles.awning} ${onLight ? styles.onLight : ''}`} aria-hidden="true" />
);

import { text } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/icon';
import { passwordParts } from './rules';
import styles from './door.module.css';

const words = () => ({
  length: text('password.length'),
  digit: text('password.digit'),
  letter: text('password.letter'),
  cases: text('password.cases'),
  special: text('password.special'),
});

/** What a password needs, ticked off while it is typed. */
export function PasswordRules({ value }: { value: string }) {
  const label = words();
  return (
    <ul className={styles.rules}>
      {passwordParts(value).map(({ name, met }) => (
        <li key={name} className={met ? styles.met : undefined}>
          <Icon name={met ? 'check' : 'dots'} size="xs" />
          {label[name]}
          <span className="sr">{met ? text('password.met') : text('password.missing')}</span>
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import { shownPhone } from '@/shared/i18n/phone';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { Badge } from '@/shared/ui/badge';
import { Icon } from '@/shared/ui/icon';
import type { Address } from './api';
import { InvoicedTo } from './invoiced-to';
import { linesOf } from './rules';
import styles from './addresses.module.css';

export function AddressCard({ address, children }: { address: Address; children?: ReactNode }) {
  const phone = address.cellphone ?? address.phone;
  return (
    <article className={`panel pad ${styles.card}`}>
      <div className={styles.lines}>
        <b>
          {address.firstName} {address.lastName}
        </b>
        {address.defaultAddress && <Badge kind="yes">{text('address.default')}</Badge>}
      </div>
      <p className={styles.line}>
        <Icon name="pin" size="s" />
        <span>
          {linesOf(address).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      </p>
      {phone && (
        <p className={styles.line}>
          <Icon name="phone" size="s" />
          <span>{shownPhone(phone)}</span>
        </p>
      )}
      {address.additionalAddress && (
        <p className={`small muted ${styles.line}`}>
          <Icon name="info" size="s" />
          <span>{address.additionalAddress}</span>
        </p>
      )}
      <InvoicedTo address={address} />
      {address.isInvalidAddress && (
        <Link className="small" href={`/account/address/useAddress/${address.id ?? ''}`}>
          {text('address.correct')}
        </Link>
      )}
      {children && <div className={styles.acts}>{children}</div>}
    </article>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '@/shared/ui/icon';
import type { Address } from './api';
import { InvoicedTo } from './invoiced-to';
import { oneLine } from './rules';
import styles from './addresses.module.css';

interface Props {
  title: string;
  address?: Address;
  /** What can be done about it. */
  children: ReactNode;
}

/** Where an order goes to, in the checkout. */
export const AddressPanel = ({ title, address, children }: Props) => (
  <section className={`panel pad ${styles.goesTo}`} aria-label={title}>
    <Icon name="pin" />
    <div>
      {address && (
        <>
          <b>
            {address.firstName} {address.lastName}
          </b>
          <p className="small muted">{oneLine(address)}</p>
          <InvoicedTo address={address} />
        </>
      )}
      {children}
    </div>
  </section>
);

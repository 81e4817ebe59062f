import type { ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { SaveFile } from '@/shared/files/save-file';
import { Badge } from '@/shared/ui/badge';
import { ButtonLink } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { Timeline } from '@/shared/ui/timeline';
import type { ReturnRequest } from './api';
import { CancelReturn } from './cancel-return';
import { HandIn } from './hand-in';
import type { Directions } from './how';
import { Panel } from './panel';
import { ProductRow } from './product-row';
import { RefundState } from './refund-state';
import styles from './returns.module.css';
import { badgeOf, colourOf, hasComeToNothing, hasFailed, helpAt, stepsOf } from './status-rules';

interface Props {
  found: ReturnRequest;
  directions: Directions;
  /** Saves a credit note. */
  creditNote: (number: string) => ReactNode;
}

/** Where a return is, what goes back for it, and what can be done about it. */
export const ReturnStatus = ({ found, directions, creditNote }: Props) => (
  <div className={styles.main}>
    <p className="muted">
      {text('return.codeFrom', { code: found.code })}{' '}
      <Link href={`/orderdetails/${encodeURIComponent(found.orderCode)}`}>
        {text('return.ofOrder', { code: found.orderCode })}
      </Link>
      . {!hasFailed(found) && found.statusMessage}
    </p>
    {hasFailed(found) && <NotApproved found={found} />}
    <div className={styles.columns}>
      <div className={styles.main}>
        <HandIn found={found} directions={directions} />
        <Panel
          title={text('return.whereItIs')}
          aside={<Badge kind={colourOf(found)}>{badgeOf(found)}</Badge>}
        >
          <div className={styles.inside}>
            <Timeline steps={stepsOf(found)} />
          </div>
        </Panel>
        <Panel title={text('return.goingBack')}>
          {(found.returnEntries ?? []).map(
            ({ orderEntry, expectedQuantity, refundAmount, reasonName, comment = '', attachments = [] }) => (
              <ProductRow
                key={orderEntry.entryNumber}
                image={orderEntry.product.images?.[0]?.url}
                name={orderEntry.product.name ?? orderEntry.product.code}
                facts={[
                  `${text('return.countOf', { count: expectedQuantity, of: orderEntry.quantity })} ${reasonName}`,
                  comment,
                ]}
                amount={hasComeToNothing(found) ? undefined : refundAmount.value}
              >
                {attachments.map((file) => (
                  <SaveFile key={file.id} file={file} />
                ))}
              </ProductRow>
            ),
          )}
        </Panel>
      </div>
      <aside className={styles.side}>
        <RefundState found={found} creditNote={creditNote} />
        <Panel title={text('return.needAHand')}>
          <div className={`${styles.main} ${styles.inside}`}>
            <ButtonLink kind="secondary" wide href={helpAt(found)}>
              {text('return.getHelp')}
            </ButtonLink>
            {found.cancellable && <CancelReturn code={found.code} />}
          </div>
        </Panel>
      </aside>
    </div>
  </div>
);

/** Why it was not approved, and whom to ask to look again. */
const NotApproved = ({ found }: { found: ReturnRequest }) => (
  <Note kind="bad">
    <p>{found.failureReason ?? found.statusMessage}</p>
    <Link href={helpAt(found)}>{text('return.lookAgain')}</Link>
  </Note>
);

import type { ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { Badge } from '@/shared/ui/badge';
import { ButtonLink } from '@/shared/ui/button';
import { rand } from '@/shared/ui/price';
import type { ReturnSummary } from './api';
import styles from './returns.module.css';
import { badgeOf, colourOf, hasComeToNothing, hasFailed, helpAt, sentenceOf } from './status-rules';

interface Props {
  found: ReturnSummary;
  creditNote: (number: string) => ReactNode;
}

/** One return in the list: how it stands, what is next, what comes back. */
export function ReturnCard({ found, creditNote }: Props) {
  const { code, orderCode, totalPrice, refund, dropOffCode } = found;
  const here = `/return/${encodeURIComponent(code)}`;
  const amount = hasComeToNothing(found) ? undefined : (refund?.amount ?? totalPrice);
  const pictures = (found.returnEntries ?? []).map(({ orderEntry: { product } }) => ({
    code: product.code,
    url: product.images?.[0]?.url,
  }));
  return (
    <article className="panel">
      <header className={styles.cardHead}>
        <div>
          <Badge kind={colourOf(found)}>{badgeOf(found)}</Badge>
          <h2>{sentenceOf(found)}</h2>
          <p className="small muted">{hasFailed(found) ? found.failureReason : undefined}</p>
        </div>
        <dl className={styles.cardFacts}>
          <div>
            <dt>{text('return.return')}</dt>
            <dd>{code}</dd>
          </div>
          <div>
            <dt>{text('history.order')}</dt>
            <dd>{orderCode}</dd>
          </div>
          {amount && (
            <div>
              <dt>{refund?.state === 'paid' ? text('return.youGotBack') : text('return.youGetBack')}</dt>
              <dd className="tnum">{rand(amount.value)}</dd>
            </div>
          )}
        </dl>
      </header>
      <div className={styles.cardBody}>
        <span className={styles.pictures}>
          {pictures.slice(0, 5).map(({ code: product, url }) => (
            <span key={product} className={styles.plate}>
              {url && <img src={url} alt="" width="64" height="64" loading="lazy" />}
            </span>
          ))}
        </span>
        <div className={styles.acts}>
          {dropOffCode && (
            <ButtonLink size="small" href={here} aria-label={text('return.showCodeOf', { code })}>
              {text('return.show')}
            </ButtonLink>
          )}
          {(found.billingDocuments ?? []).map(({ id }) => (
            <span key={id}>{creditNote(id)}</span>
          ))}
          {hasFailed(found) && (
            <ButtonLink size="small" kind="secondary" href={helpAt(found)}>
              {text('return.lookAgain')}
            </ButtonLink>
          )}
          <ButtonLink
            size="small"
            kind="secondary"
            href={here}
            aria-label={text('return.detailsOf', { code })}
          >
            {text('return.details')}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

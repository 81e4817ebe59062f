import { useState } from 'react';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Icon, type IconName } from '@/shared/ui/icon';
import type { ReturnEntries, ReturnPreview } from './api';
import { DealEnds } from './deal-ends';
import { useReturnDraft } from './draft';
import { How, type Directions } from './how';
import { Panel } from './panel';
import { ProductRow } from './product-row';
import { RefundPanel } from './refund-panel';
import { itemsAt, modeAt } from './paths';
import { ReturnFrame } from './return-frame';
import { areItemsReady, canBeChosen, dropAtStore, intentOf, isComplete, linesOf, type Line } from './rules';
import { SendProblem } from './send-problem';
import styles from './returns.module.css';
import { useGoBack } from './use-go-back';
import { usePreview } from './use-preview';
import { useSendReturn } from './use-send-return';

/** The third step: everything once more, and only then is it sent. */
export function ReturnReview({ entries, directions }: { entries: ReturnEntries; directions: Directions }) {
  const { orderCode } = entries;
  const own = useReturnDraft(orderCode);
  const preview = usePreview(entries, own.draft);
  const send = useSendReturn(own);
  const [agreedTo, setAgreedTo] = useState<number>();
  const lines = linesOf(entries, own.draft);
  const intent = intentOf(entries, own.draft);
  const lost = !areItemsReady(lines)
    ? itemsAt(orderCode)
    : !intent || !canBeChosen(entries, intent.returnCode)
      ? modeAt(orderCode)
      : undefined;
  useGoBack(send.isSuccess || send.isPending ? undefined : lost);
  if (!intent || lost) return null;

  const { data } = preview;
  const mustAgree = data !== undefined && data.withheldAmount.value > 0;
  const hasAgreed = !mustAgree || agreedTo === data.refundAmount.value;
  const files = lines.reduce(
    (sum, line) => sum + (line.reason?.attachmentRequired ? line.chosen.files.length : 0),
    0,
  );
  const failure = send.isError && (
    <SendProblem problem={send.error} orderCode={orderCode} onAgain={() => send.mutate(intent)} />
  );
  return (
    <ReturnFrame orderCode={orderCode} step={2} lead={text('return.reviewLead')}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Panel title={text('return.goingBack')} change={itemsAt(orderCode)}>
            {lines.filter(isComplete).map((line) => (
              <Going key={line.key} line={line} preview={data} />
            ))}
          </Panel>
          <Panel title={text('return.stepHow')} change={modeAt(orderCode)}>
            <How orderCode={orderCode} mode={own.draft.mode} directions={directions} />
          </Panel>
          <BeforeYouGo isDropped={intent.returnCode === dropAtStore} />
        </div>
        <RefundPanel entries={entries} preview={preview}>
          {data && mustAgree && (
            <DealEnds
              preview={data}
              orderCode={orderCode}
              isAgreed={hasAgreed}
              onAgree={(agrees) => setAgreedTo(agrees ? data.refundAmount.value : undefined)}
            />
          )}
          {failure}
          <Button
            size="big"
            wide
            busy={send.isPending}
            disabled={!send.isPending && (!data || preview.isUncertain || !hasAgreed)}
            onClick={() => send.mutate(intent)}
          >
            {send.isPending ? text('return.sending') : text('return.send')}
          </Button>
          {send.isPending && files > 0 && <p className="tiny muted">{text('return.stay')}</p>}
        </RefundPanel>
      </div>
    </ReturnFrame>
  );
}

/** One line of what goes back, with its sum. */
const Going = ({ line: { entry, chosen, reason }, preview }: { line: Line; preview?: ReturnPreview }) => {
  const amount = preview?.entries.find(({ entryNumber }) => entryNumber === entry.entryNumber)?.amount;
  return (
    <ProductRow
      image={entry.image?.url}
      name={entry.productName}
      facts={[
        `${text('return.countOf', { count: chosen.selectedQuantity, of: entry.quantity })} ${reason?.name ?? ''}`,
        chosen.comment,
        reason?.attachmentRequired ? photosOf(chosen.files.length) : '',
      ]}
      amount={amount?.value}
    />
  );
};

export const photosOf = (count: number) =>
  count === 1 ? text('return.photoOne') : text('return.photoCount', { count });

const BeforeYouGo = ({ isDropped }: { isDropped: boolean }) => {
  const rows: [IconName, string][] = [
    ['box', text('return.packIt')],
    ['lock', text('return.clearIt')],
    ['invoice', isDropped ? text('return.noPrinting') : text('return.driverAsks')],
  ];
  return (
    <Panel title={text('return.beforeYouGo')}>
      <ul className={styles.list}>
        {rows.map(([icon, words]) => (
          <li key={icon} className="row">
            <Icon name={icon} size="s" /> <span>{words}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

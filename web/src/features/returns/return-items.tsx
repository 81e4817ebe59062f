import { useRef, useState } from 'react';
import { dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { useNavigate } from '@/shared/routing/routing';
import { Button, ButtonLink } from '@/shared/ui/button';
import { ChoiceChips } from '@/shared/ui/choice-chips';
import { Empty } from '@/shared/ui/empty';
import { Note } from '@/shared/ui/note';
import type { ReturnEntries } from './api';
import { useReturnDraft } from './draft';
import { GoBar } from './go-bar';
import { OpenReturns } from './open-returns';
import { Problem } from './problem';
import { modeAt } from './paths';
import { ReturnFrame } from './return-frame';
import { ReturnLine } from './return-line';
import { areItemsReady, itemsProblem, linesOf, problemsOf, shipmentOf } from './rules';
import styles from './returns.module.css';
import { useFocusOnWrong } from './use-focus-on-wrong';
import { usePreview } from './use-preview';

/** The first step: what goes back, how many and why. */
export function ReturnItems({ entries }: { entries: ReturnEntries }) {
  const { orderCode } = entries;
  const navigate = useNavigate();
  const form = useRef<HTMLDivElement>(null);
  const own = useReturnDraft(orderCode);
  const preview = usePreview(entries, own.draft);
  const [tries, setTries] = useState(0);
  /** What still keeps a line's files from being sent, by line. */
  const [waiting, setWaiting] = useState<Readonly<Record<string, string | undefined>>>({});
  const lines = linesOf(entries, own.draft);
  const shipment = shipmentOf(entries, own.draft);
  const waitsFor = lines.map(({ key }) => waiting[key]).find((words) => words !== undefined);
  const problem = tries > 0 ? itemsProblem(lines) : undefined;

  useFocusOnWrong(form, tries);

  if (!entries.isReturnable) return <NothingComesBack entries={entries} />;
  const room = entries.mostFiles ?? 5;
  const filesOf = (key: string) =>
    lines.reduce(
      (sum, line) =>
        line.key !== key && line.chosen.isSelected && line.reason?.attachmentRequired
          ? sum + line.chosen.files.length
          : sum,
      0,
    );
  const goOn = () => {
    setTries((before) => before + 1);
    if (areItemsReady(lines) && !waitsFor) navigate(modeAt(orderCode));
  };
  return (
    <ReturnFrame orderCode={orderCode} step={0} lead={text('return.itemsLead')}>
      <OpenReturns codes={entries.openReturns} />
      {entries.shipments.length > 1 && <WhichPart entries={entries} own={own} />}
      {shipment?.deliveredAt && (
        <p className="small muted">
          {shipment.isCollected
            ? text('return.collectedOn', { day: dayOf(shipment.deliveredAt) })
            : text('return.deliveredOn', { day: dayOf(shipment.deliveredAt) })}
        </p>
      )}
      <div ref={form} className="panel">
        {lines.map((line) => (
          <ReturnLine
            key={line.key}
            line={line}
            entries={entries}
            problems={tries > 0 ? problemsOf(line) : {}}
            isWrong={problem !== undefined}
            room={Math.max(0, room - filesOf(line.key))}
            onChange={(to) => own.changeEntry(line.key, to)}
            onWaiting={(words) => setWaiting((before) => ({ ...before, [line.key]: words }))}
          />
        ))}
      </div>
      {problem && <Problem>{problem}</Problem>}
      {tries > 0 && waitsFor && <Note live>{waitsFor}</Note>}
      <GoBar preview={preview} back={{ href: '/orderhistory/neworders', label: text('return.backToOrders') }}>
        <Button size="big" onClick={goOn}>
          {text('return.nextMode')}
        </Button>
      </GoBar>
    </ReturnFrame>
  );
}

/** Each part of an order goes back by itself. */
const WhichPart = ({ entries, own }: { entries: ReturnEntries; own: ReturnType<typeof useReturnDraft> }) => (
  <>
    <ChoiceChips
      legend={text('return.whichPart')}
      options={entries.shipments.map(({ shipmentCode, deliveredAt }, n) => ({
        value: shipmentCode,
        label: [
          text('checkout.part', { part: n + 1, count: entries.shipments.length }),
          deliveredAt && dayOf(deliveredAt),
        ]
          .filter(Boolean)
          .join(', '),
      }))}
      value={shipmentOf(entries, own.draft)?.shipmentCode}
      onChange={own.chooseShipment}
    />
    <p className="small muted">{text('return.partsApart')}</p>
  </>
);

/** Why nothing of it can come back, and where to ask all the same. */
const NothingComesBack = ({ entries }: { entries: ReturnEntries }) => {
  const reasons = entries.shipments.flatMap((shipment) =>
    shipment.entries.map(({ productName, notReturnableMsg }) => ({ productName, notReturnableMsg })),
  );
  return (
    <>
      <OpenReturns codes={entries.openReturns} />
      <Empty
        drawing="orders"
        level={2}
        title={text('return.nothingTitle')}
        action={
          <ButtonLink href={`/account/writetous?order=${encodeURIComponent(entries.orderCode)}`}>
            {text('return.askUs')}
          </ButtonLink>
        }
      >
        {text('return.nothingText')}
      </Empty>
      <ul className={`panel ${styles.reasons}`}>
        {reasons.map(({ productName, notReturnableMsg }, n) => (
          <li key={n}>
            <b>{productName}</b>
            <span className="small muted">{notReturnableMsg}</span>
          </li>
        ))}
      </ul>
    </>
  );
};

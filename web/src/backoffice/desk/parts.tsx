import { useState, type ReactNode } from 'react';
import { apiPath } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import { Link } from '../address/address';
import { useApi } from '../api/query';
import type { Move } from '../api/use-move';
import { useHere, useMay } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { Button } from '../ui/button';
import { Area } from '../ui/fields';
import { Icon } from '../ui/icon';
import { MoveDialog, type MoveDialogProps } from '../ui/move-dialog';
import { counted } from '../ui/money';
import { Facts, Initials, Panel } from '../ui/parts';
import { Note, Problem } from '../ui/states';
import { whenOf } from '../ui/times';

/** One person however they write their name. */
export const isSame = (name: string | undefined, other: string): boolean =>
  name !== undefined && name.trim().toLowerCase() === other.trim().toLowerCase();

interface TakenProps {
  takenBy?: string;
  takenAt?: string;
  take: Move<{ over?: boolean }>;
  release: Move<void>;
  onReload: () => void;
}

/** Whose work it is, and a way to make it one's own. */
export function Taken({ takenBy, takenAt, take, release, onReload }: TakenProps) {
  const { staff } = useHere();
  const may = useMay();
  const isMine = isSame(takenBy, staff.name);
  const canTake = may('serve') && !isMine;
  const press = () => void take.send(takenBy ? { over: true } : {});
  useShortcuts('Service desk', [canTake && !takenBy && { keys: 't', what: 'Take it', run: press }]);
  return (
    <div className="fl taken">
      {takenBy ? (
        <span className="muted">
          {isMine ? 'You have' : `${takenBy} has`} taken this{takenAt && `, ${whenOf(takenAt)}`}.
        </span>
      ) : (
        <span className="muted">Nobody has taken this yet.</span>
      )}
      {canTake && (
        <Button busy={take.busy} keys={takenBy ? undefined : 'T'} onClick={press}>
          {takenBy ? 'Take it over' : 'Take it'}
        </Button>
      )}
      {may('serve') && isMine && (
        <Button busy={release.busy} onClick={() => void release.send()}>
          Release
        </Button>
      )}
      <Problem problem={take.problem ?? release.problem} onReload={onReload} />
    </div>
  );
}

interface ReasonProps extends Omit<MoveDialogProps, 'onSend' | 'children' | 'disabled'> {
  label: string;
  onReason: (reason: string) => void;
  /** Kept while the dialog is closed and opened again. */
  draft: [string, (reason: string) => void];
}

/** A reason the customer reads. */
export function ReasonDialog({ label, onReason, draft: [reason, setReason], ...rest }: ReasonProps) {
  const [isMissing, setMissing] = useState(false);
  return (
    <MoveDialog
      {...rest}
      onSend={() => {
        setMissing(!reason.trim());
        if (reason.trim()) onReason(reason.trim());
      }}
    >
      <Area
        label={label}
        hint={`The customer reads this. ${300 - reason.length} of 300 characters left.`}
        error={isMissing && !reason.trim() ? 'Please say why' : undefined}
        maxLength={300}
        value={reason}
        data-first=""
        onChange={({ target }) => setReason(target.value)}
      />
    </MoveDialog>
  );
}

/** Two people are needed: who said yes, and that another has to. */
export function SecondPerson({ firstAgreed, to }: { firstAgreed: string; to: string }) {
  const { staff } = useHere();
  return (
    <Panel title="Approval">
      <div className="two">
        <Initials name={firstAgreed} />
        <span>
          <b className="up">Says yes</b> to {to}. <span className="muted">{firstAgreed}</span>
        </span>
        <span className="who" aria-hidden="true">
          ?
        </span>
        <span>
          <b>Waits for a second person</b>
        </span>
      </div>
      <p className="tiny muted">
        {isSame(firstAgreed, staff.name)
          ? 'You said yes first, so you cannot be the second. Ask a colleague whose role may pay.'
          : 'Whoever said yes first cannot be the second. Nothing is paid before the second yes.'}
      </p>
    </Panel>
  );
}

const kB = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`;

/** What the customer sent along: pictures to look at, documents to open. */
export function Files({ files }: { files: readonly Schema<'Attachment'>[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="files">
      {files.map(({ id, filename, mediaType, size }, n) => {
        const address = `/backoffice/api/attachments/${encodeURIComponent(id)}`;
        return (
          <li key={id}>
            <a href={address} download={filename} className="photo">
              {mediaType === 'application/pdf' ? (
                <Icon name="file" size="l" />
              ) : (
                <img src={address} alt="" loading="lazy" />
              )}
              <span className="cap">
                {n + 1} of {files.length}, {filename}, {kB(size)}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Who it is about, for those who may open orders; each opening stands in the audit. */
export function OrderBeside({ orderCode, customerId }: { orderCode?: string; customerId: string }) {
  const may = useMay();
  const order = useApi(
    orderCode && may('orders')
      ? apiPath('/backoffice/api/orders/{orderCode}', { path: { orderCode } })
      : null,
  );
  const customer = order.data?.customer;
  return (
    <Panel title={customer?.name ?? 'Customer'}>
      {customer && (
        <p className="muted">
          {[customer.phone, customer.email].filter(Boolean).join(', ') ||
            'Your role does not see how to reach them.'}
        </p>
      )}
      <Facts
        facts={[
          orderCode !== undefined && {
            name: 'Order',
            value: may('orders') ? (
              <Link to={`/orders/${encodeURIComponent(orderCode)}`}>{orderCode}</Link>
            ) : (
              orderCode
            ),
          },
          customer && { name: 'Orders so far', value: counted(customer.orders, 'order') },
          !customer && { name: 'Customer number', value: customerId },
        ]}
      />
    </Panel>
  );
}

/** A case that could not be read, or is over. */
export const OverNote = ({ children }: { children: ReactNode }) => <Note kind="good">{children}</Note>;

import { useState } from 'react';
import { dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { Button, TextButton } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';
import { BareSwitch } from '@/shared/ui/switch';
import { toast } from '@/shared/ui/toast';
import type { StepWay } from './second-step';
import { SectionHead } from './section-head';
import styles from './security.module.css';
import { SpareCodes } from './spare-codes';
import { StepPanel } from './step-panel';
import { Tile } from './tile';
import type { Mfa } from './two-step-api';
import { useTwoStep } from './use-two-step';

/** Where its codes would go; nothing for the app. */
interface Addresses {
  email: string;
  mobile?: string;
}

/** Two-step sign-in, on or off, and by which ways. */
export function TwoStepSection({ mfa, addresses }: { mfa: Mfa; addresses: Addresses }) {
  const [codes, setCodes] = useState<{ codes: readonly string[]; words: string }>();
  const [isChoosing, setChoosing] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const flow = useTwoStep(mfa, ({ recoveryCodes, successMsg = '' }) => {
    setChoosing(false);
    setLeaving(false);
    if (recoveryCodes) setCodes({ codes: recoveryCodes, words: successMsg });
    else toast.success(successMsg);
  });
  const isFree = !flow.awaited && !codes;
  const toggle = () => {
    flow.stop();
    if (mfa.isOn) setLeaving(!isLeaving);
    else setChoosing(!isChoosing);
  };
  return (
    <section className="panel" aria-labelledby="two-step">
      <SectionHead
        id="two-step"
        title={text('mfa.title')}
        action={
          <BareSwitch
            aria-labelledby="two-step"
            aria-describedby="two-step-text"
            checked={mfa.isOn !== (isChoosing || isLeaving)}
            disabled={!mfa.isOn && mfa.canTurnOn.length === 0}
            onChange={toggle}
          />
        }
      >
        <p className="small muted" id="two-step-text">
          {mfa.since ? text('mfa.since', { day: dayOf(mfa.since) }) : text('mfa.text')}
        </p>
      </SectionHead>
      {flow.problem && (
        <div className={styles.step}>
          <Note kind="warn" live>
            {flow.problem}
          </Note>
        </div>
      )}
      {isFree && isChoosing && !mfa.isOn && (
        <ChooseWay
          mfa={mfa}
          addresses={addresses}
          isBusy={flow.isBusy}
          choose={(way) => void flow.start({ purpose: 'turnOn', way })}
        />
      )}
      {isFree && isLeaving && mfa.isOn && (
        <div className={styles.step}>
          <h3>{text('mfa.offTitle')}</h3>
          <p className="small muted">{text('mfa.offText')}</p>
          <div className={styles.acts}>
            <Button
              kind="danger"
              busy={flow.isBusy}
              onClick={() => void flow.start({ purpose: 'turnOff', way: mfa.ways[0]!.way })}
            >
              {text('mfa.turnOff')}
            </Button>
            <Button onClick={() => setLeaving(false)}>{text('mfa.keepOn')}</Button>
          </div>
        </div>
      )}
      {isFree && mfa.isOn && !isLeaving && <Ways mfa={mfa} addresses={addresses} flow={flow} />}
      {flow.awaited && (
        <StepPanel key={`${flow.awaited.purpose} ${flow.awaited.way}`} flow={flow} mfa={mfa} />
      )}
      {codes && <SpareCodes {...codes} onSaved={() => setCodes(undefined)} />}
    </section>
  );
}

const nameOf = (way: StepWay) =>
  way === 'sms' ? text('mfa.sms') : way === 'email' ? text('mfa.email') : text('mfa.app');

function ChooseWay({
  mfa,
  addresses,
  isBusy,
  choose,
}: {
  mfa: Mfa;
  addresses: Addresses;
  isBusy: boolean;
  choose: (way: StepWay) => void;
}) {
  const [chosen, setChosen] = useState<StepWay>(mfa.canTurnOn[0] ?? 'email');
  const hintOf = (way: StepWay) =>
    way === 'sms' ? addresses.mobile : way === 'email' ? addresses.email : text('mfa.appText');
  return (
    <form
      method="post"
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) choose(chosen);
      }}
    >
      <fieldset className={styles.ways}>
        <legend>{text('mfa.sendBy')}</legend>
        <div className={styles.cards}>
          {mfa.canTurnOn.map((way) => (
            <Checkbox
              key={way}
              className={styles.card}
              type="radio"
              name="way"
              label={nameOf(way)}
              hint={hintOf(way)}
              checked={chosen === way}
              onChange={() => setChosen(way)}
            />
          ))}
        </div>
      </fieldset>
      <div className={styles.acts}>
        <Button type="submit" busy={isBusy}>
          {text('action.continue')}
        </Button>
      </div>
    </form>
  );
}

function Ways({
  mfa,
  addresses,
  flow,
}: {
  mfa: Mfa;
  addresses: Addresses;
  flow: ReturnType<typeof useTwoStep>;
}) {
  const begin = (purpose: 'turnOn' | 'recoveryCodes', way: StepWay) => () =>
    void flow.start({ purpose, way });
  const other = mfa.messageWay === 'sms' ? 'email' : 'sms';
  const to = mfa.messageWay === 'sms' ? addresses.mobile : addresses.email;
  return (
    <ul className={styles.rows}>
      <li>
        <Tile icon="mail" />
        <div>
          <b>{text('mfa.message')}</b>
          <p className="small muted">
            {mfa.messageWay ? `${nameOf(mfa.messageWay)}, ${to}` : text('mfa.notSetUp')}
          </p>
        </div>
        {mfa.canTurnOn.includes(mfa.messageWay ? other : 'email') && (
          <TextButton disabled={flow.isBusy} onClick={begin('turnOn', mfa.messageWay ? other : 'email')}>
            {text('mfa.instead', { way: nameOf(mfa.messageWay ? other : 'email') })}
          </TextButton>
        )}
      </li>
      <li>
        <Tile icon="phone" />
        <div>
          <b>{text('mfa.app')}</b>
          <p className="small muted">{mfa.hasApp ? text('mfa.appOn') : text('mfa.notSetUp')}</p>
        </div>
        <TextButton disabled={flow.isBusy} onClick={begin('turnOn', 'app')}>
          {mfa.hasApp ? text('mfa.appAnother') : text('mfa.appAdd')}
        </TextButton>
      </li>
      <li>
        <Tile icon="key" />
        <div>
          <b>{text('mfa.spareCodes')}</b>
          <p className="small muted">{text('mfa.spareLeft', { left: mfa.recoveryCodesLeft })}</p>
        </div>
        <TextButton disabled={flow.isBusy} onClick={begin('recoveryCodes', mfa.ways[0]!.way)}>
          {text('mfa.newCodes')}
        </TextButton>
      </li>
      {mfa.trustedDevices > 0 && (
        <li>
          <Tile icon="shield" />
          <div>
            <b>{text('mfa.trusted')}</b>
            <p className="small muted">{text('mfa.trustedText', { count: mfa.trustedDevices })}</p>
          </div>
        </li>
      )}
    </ul>
  );
}

import { useEffect, useRef } from 'react';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { AppCodeForm } from './app-code-form';
import { AppSetup } from './app-setup';
import { CodeForm } from './code-form';
import doors from './door.module.css';
import { isMessage, otherWays } from './second-step';
import styles from './security.module.css';
import { SpareCodeForm } from './spare-code-form';
import { StepWays } from './step-ways';
import type { Mfa } from './two-step-api';
import type { useTwoStep } from './use-two-step';

type Flow = ReturnType<typeof useTwoStep>;

const submitWords = () => ({
  turnOn: text('mfa.turnOn'),
  turnOff: text('mfa.turnOff'),
  recoveryCodes: text('mfa.newCodes'),
  confirm: text('mfa.confirm'),
});

/** The code that a change of how one signs in waits for. */
export function StepPanel({ flow, mfa }: { flow: Flow; mfa: Mfa }) {
  const { awaited } = flow;
  const heading = useRef<HTMLHeadingElement>(null);
  const isSent = flow.awaited && isMessage(flow.awaited.way);
  useEffect(() => {
    if (!isSent) heading.current?.focus(); // the field of a code that was sent takes it itself
  }, [isSent]);
  if (!awaited) return null;
  const { purpose, way, started, againAt, then } = awaited;
  const submit = submitWords()[purpose];
  const isNewApp = purpose === 'turnOn' && way === 'app';
  const others = purpose === 'turnOn' ? [] : otherWays(mfa.ways, way);
  const ways = (
    <StepWays
      ways={others}
      choose={(other) => void flow.start({ purpose, way: other }, then)}
      isBusy={flow.isBusy}
    />
  );
  return (
    <div className={styles.step}>
      <h3 ref={heading} tabIndex={-1}>
        {isNewApp
          ? text('mfa.setUpApp')
          : isMessage(way)
            ? text('mfa.typeSentCode', { to: started.sentTo ?? '' })
            : way === 'app'
              ? text('mfa.askedApp')
              : text('mfa.askedSpareCode')}
      </h3>
      {then && <p className="small muted">{text('mfa.firstYou')}</p>}
      {isNewApp && <AppSetup secret={started.appSecret ?? ''} address={started.appAddress ?? ''} />}
      {isMessage(way) ? (
        <CodeForm
          key={`${purpose} ${way}`}
          sent={{ to: started.sentTo ?? '', againAt }}
          check={flow.check}
          sendAgain={flow.sendAgain}
          submit={submit}
          ways={ways}
        />
      ) : (
        <>
          {way === 'app' ? (
            <AppCodeForm key={purpose} check={flow.check} submit={submit} />
          ) : (
            <SpareCodeForm key={purpose} check={flow.check} submit={submit} />
          )}
          {others.length > 0 && <ul className={doors.ways}>{ways}</ul>}
        </>
      )}
      <div className={styles.acts}>
        <Button kind="plain" onClick={flow.stop}>
          {text('common.cancel')}
        </Button>
      </div>
    </div>
  );
}

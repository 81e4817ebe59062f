import { useEffect, useState } from 'react';
import { text } from '@/shared/i18n/text';
import { shell } from '@/shared/session/shell';
import { unlockAsked } from '@/shared/session/unlock';
import { useKept } from '@/shared/state/kept';
import { BareSwitch } from '@/shared/ui/switch';
import { SectionHead } from './section-head';

/** In the native app: whether the device asks who is there. Nothing where it cannot tell. */
export default function UnlockSection() {
  const isAsked = useKept(unlockAsked, false);
  const [canAsk, setCanAsk] = useState(false);
  useEffect(() => {
    void shell()
      ?.BiometricAuthNative.checkBiometry()
      .then(({ isAvailable, deviceIsSecure }) => setCanAsk(isAvailable || deviceIsSecure));
  }, []);
  if (!canAsk) return null;
  return (
    <section className="panel" aria-labelledby="unlock">
      <SectionHead
        id="unlock"
        title={text('shell.setting')}
        action={
          <BareSwitch
            aria-labelledby="unlock"
            checked={isAsked}
            onChange={({ currentTarget }) => unlockAsked.set(currentTarget.checked)}
          />
        }
      >
        <p className="small muted">{text('shell.settingText')}</p>
      </SectionHead>
    </section>
  );
}

import { useEffect, useEffectEvent, useState } from 'react';
import { text } from '@/shared/i18n/text';
import { TextButton } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import type { Check } from './human-check';

/** What the script of a bought check reads and calls (HUMAN's names). */
interface Reported {
  _pxAppId?: string;
  _pxJsClientSrc?: string;
  _pxFirstPartyEnabled?: boolean;
  _pxVid?: string;
  _pxUuid?: string;
  _pxHostUrl?: string;
  _pxOnCaptchaSuccess?: (isValid: boolean) => void;
}

interface Props {
  check: Partial<Check>;
  onPassed: () => void;
}

/** The check a vendor's script draws into its place and answers. */
export function VendorCheck({ check, onPassed }: Props) {
  const [problem, setProblem] = useState('');
  const [round, setRound] = useState(0);
  const hear = useEffectEvent((isValid: boolean) =>
    isValid ? onPassed() : setProblem(text('error.humanAgain')),
  );
  useEffect(() => {
    const { appId, jsClientSrc, firstPartyEnabled, vid, uuid, hostUrl } = check;
    const reported: Reported = {
      _pxAppId: appId,
      _pxJsClientSrc: jsClientSrc,
      _pxFirstPartyEnabled: firstPartyEnabled,
      _pxVid: vid,
      _pxUuid: uuid,
      _pxHostUrl: hostUrl,
      _pxOnCaptchaSuccess: (isValid) => hear(isValid),
    };
    Object.assign(window, reported);
    const script = document.createElement('script');
    script.src = check.blockScript!;
    script.async = true;
    script.onerror = () => setProblem(text('error.humanScript'));
    document.head.append(script);
    return () => {
      script.onerror = null;
      script.remove();
      delete (window as Reported)._pxOnCaptchaSuccess;
    };
  }, [check, round]);
  const again = () => {
    setProblem('');
    setRound((before) => before + 1);
  };
  return (
    <div className="stack">
      <p>{text('error.humanCheck')}</p>
      {problem && (
        <Note kind="bad" live>
          {problem} <TextButton onClick={again}>{text('common.retry')}</TextButton>
        </Note>
      )}
      <div key={round} id="px-captcha" />
    </div>
  );
}

import { useEffect, useState } from 'react';
import { text } from '@/shared/i18n/text';
import styles from './security.module.css';

interface QrCode {
  size: number;
  /** Its dark squares, as a path of an SVG. */
  path: string;
}

/** Its script comes when somebody sets an app up, and not before. */
async function drawn(address: string): Promise<QrCode> {
  const { encode } = await import('uqr');
  const { data, size } = encode(address, { ecc: 'M', border: 3 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: squares.join('') };
}

/** `ABCD EFGH …`: a key that is typed is read in fours. */
export const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** What an authenticator app is given: a picture to point it at, and the same to be typed. */
export function AppSetup({ secret, address }: { secret: string; address: string }) {
  const [code, setCode] = useState<QrCode>();
  useEffect(() => {
    let isHere = true;
    // Without its script the key is there to be typed.
    drawn(address).then(
      (made) => isHere && setCode(made),
      () => undefined,
    );
    return () => void (isHere = false);
  }, [address]);
  return (
    <ol className={styles.setup}>
      <li>{text('mfa.appInstall')}</li>
      <li>
        {text('mfa.appScan')}
        {code && (
          <svg
            className={styles.qr}
            role="img"
            aria-label={text('mfa.qrCode')}
            viewBox={`0 0 ${code.size} ${code.size}`}
            shapeRendering="crispEdges"
          >
            <rect width={code.size} height={code.size} fill="#fff" />
            <path d={code.path} fill="#000" />
          </svg>
        )}
        <p className="small">
          {text('mfa.appType')} <code className={styles.key}>{inFours(secret)}</code>
        </p>
      </li>
      <li>{text('mfa.appEnter')}</li>
    </ol>
  );
}

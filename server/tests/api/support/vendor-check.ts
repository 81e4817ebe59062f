// A vendor of human checks, played on this machine: what its script leaves in a visitor's cookie.
import { createCipheriv, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

export interface Verdict {
  score: number;
  goodUntil: number;
}

/** The cookie `_px3`, as HUMAN's enforcers read it. */
export const verdictCookie = ({ score, goodUntil }: Verdict, userAgent: string, secret: string): string => {
  const salt = randomBytes(8);
  const rounds = 1000;
  const key = pbkdf2Sync(secret, salt, rounds, 48, 'sha256');
  const cipher = createCipheriv('aes-256-cbc', key.subarray(0, 32), key.subarray(32));
  const said = JSON.stringify({ a: 'c', s: score, u: 'u', t: goodUntil, v: 'v' });
  const content = Buffer.concat([cipher.update(said), cipher.final()]).toString('base64');
  const signed = `${salt.toString('base64')}:${rounds}:${content}`;
  return `${createHmac('sha256', secret).update(signed + userAgent).digest('hex')}:${signed}`;
};

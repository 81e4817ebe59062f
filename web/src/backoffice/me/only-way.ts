import type { Staff } from '../sign-in/door';
import type { Passkey } from './passkeys';

/** The passkey without which one comes in no more, so that it stays; the server refuses it, too. */
export function onlyWayOf(passkeys: readonly Passkey[], waysIn: Staff['waysIn']): Passkey | undefined {
  if (waysIn.includes('password')) return undefined;
  const accepted = passkeys.filter(({ isSuspect }) => !isSuspect);
  return accepted.length === 1 ? accepted[0] : undefined;
}

import type { Schema } from '@/shared/api/types';

export type Asked = Schema<'PasskeyRequest'>;
type Creation = Schema<'PasskeyCreation'>['publicKey'];

/** Speaks to the device in the browser's stead; it comes when a passkey is asked for, and not before. */
export const library = () => import('@simplewebauthn/browser');

/** The device's answer to a challenge. */
export async function answerFrom(optionsJSON: Asked['publicKey']) {
  const { startAuthentication } = await library();
  return startAuthentication({ optionsJSON });
}

/** A passkey the device has made. */
export async function makeOn(optionsJSON: Creation) {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON });
}

const nameIn = (failure: unknown) => (failure instanceof Error ? failure.name : '');

/** The customer closed what the device asked, or let it wait; browsers do not tell which. */
export const isCancelled = (failure: unknown) => ['NotAllowedError', 'AbortError'].includes(nameIn(failure));

/** The device has one for this account already. */
export const isThereAlready = (failure: unknown) => nameIn(failure) === 'InvalidStateError';

import { track } from '@/shared/analytics/track';
import { api } from '@/shared/api/client';
import type { Schema } from '@/shared/api/types';
import { safePath } from '@/shared/routing/routing';
import { guestCart } from '@/shared/session/cart-code';
import { meetCustomer } from '@/shared/session/drafts';
import { expired } from '@/shared/session/expiry';
import { lastCall } from '@/shared/session/last-call';
import { rememberedProduct } from '@/shared/session/remembered-product';
import { leave, resetTo } from '@/shared/session/reset';
import { saveTokens, session, type TokenAnswer } from '@/shared/session/session';
import { hasScreenLock, mayOffer } from './passkeys/support';
import { secondStep, secondStepOf, type SecondStep } from './second-step';
import { newSignIn, staysSignedIn } from './stays-signed-in';
import { linkWaiting } from './waiting-identity';

type Session = Schema<'Session'>;
/** Whose password is forgotten: by one of the two. */
export interface Assistance {
  username?: string;
  mobile?: string;
}
export type SignUpForm = Omit<Schema<'SignUp'>, 'guestCartGuid' | 'verifyBy'>;

export const verifyLoginId = (loginId: string, purpose: 'login' | 'signup') =>
  api.post('/users/{user}/verifyLoginId', {
    path: { user: 'anonymous' },
    body: { loginId, purpose },
  });

/** Signs in; the guest's cart is taken along. False where a second step must follow. */
export async function signIn(username: string, password: string): Promise<boolean> {
  guestCart.refresh();
  const keepSignedIn = staysSignedIn.get();
  const form = { username, password, guestCartGuid: guestCart.get(), keepSignedIn };
  const answer = await api.post('/userLogin', { body: form });
  if (!begin(answer, username, keepSignedIn)) return false;
  track('login', { method: 'password' });
  return true;
}

/** The code of the second step; the session begins. */
export async function takeSecondStep(
  { tokenId, loginId, way }: SecondStep,
  otp: string,
  trustDevice: boolean,
): Promise<void> {
  const keepSignedIn = staysSignedIn.get();
  const answer = await api.post('/validateMFAOTP', {
    body: { tokenId, way, otp, trustDevice, keepSignedIn },
  });
  secondStep.set(undefined);
  start(answer, answer.user?.uid ?? loginId, keepSignedIn);
  track('login', { method: 'mfa' });
}

/** A code for the second step goes out by this way, and it goes on with that. */
export async function sendSecondStep(step: SecondStep, way: 'email' | 'sms'): Promise<void> {
  const answer = await api.post('/sendMFAOTP', { body: { tokenId: step.tokenId, way } });
  secondStep.set({ ...secondStepOf(answer, step.loginId), ways: step.ways });
}

/** Makes an account and signs in to it. */
export async function signUp(form: SignUpForm): Promise<void> {
  guestCart.refresh();
  const sent = { ...form, guestCartGuid: guestCart.get() };
  const answer = await api.post('/newUser', { body: sent });
  start(answer, form.email);
  track('sign_up', { method: 'password' });
}

/** What the server says is the same whether or not there is such an account. */
export const forgotPassword = async (whose: Assistance) =>
  (await api.post('/forgottenpasswordtokens', { body: whose })).successMsg ?? '';

export const setNewPassword = async (token: string, newPassword: string) =>
  (await api.post('/resetpassword', { body: { token, newPassword } })).successMsg ?? '';

/** Every other session ends. This one goes on with the tokens answered; without them the next call asks for some. */
export async function changePassword(
  form: Schema<'ChangePassword'>,
  idempotencyKey: string,
): Promise<string> {
  const answer = await api.put('/users/{user}/password', {
    path: { user: 'current' },
    body: form,
    idempotencyKey,
  });
  const { access_token = session.get().accessToken, expires_in = 0 } = answer;
  if (access_token) saveTokens({ access_token, expires_in });
  return answer.successMsg ?? '';
}

/** The session that was answered begins; false where a second step must follow, which is remembered. */
export function begin(answer: Session, loginId: string, stays = true): boolean {
  if (answer.isMfaRequired) {
    secondStep.set(secondStepOf(answer, loginId));
    return false;
  }
  secondStep.set(undefined);
  start(answer, answer.user?.uid ?? loginId, stays);
  return true;
}

/** The session that was answered begins here; `stays` as it was asked for. */
export function start(answer: Session, uid: string, stays = true): void {
  guestCart.set(undefined);
  expired.set(false);
  meetCustomer(answer.user?.uid ?? uid);
  saveTokens(answer as TokenAnswer, answer.user?.uid ?? uid, newSignIn(stays));
  void linkWaiting(answer.user?.uid ?? uid);
}

/** Ends the session on the server, then here. A failure leaves everything as it was. */
export async function signOut(): Promise<void> {
  await lastCall(async () => {
    await api.post('/logout');
    leave();
  });
  resetTo('/');
}

/**
 * After sign-in: the asked-for path, else the product page the shopper came from, else Home. Whoever signed in by a
 * password or a code is offered a passkey on the way, where it is time for that.
 */
export function goOn(route: string | null, { offersPasskey = true } = {}): void {
  const to = safePath(route, safePath(rememberedProduct.get()));
  rememberedProduct.set(undefined);
  if (!offersPasskey || !mayOffer(to)) return resetTo(to);
  void hasScreenLock().then((has) => resetTo(has ? `/account/passkey?route=${encodeURIComponent(to)}` : to));
}

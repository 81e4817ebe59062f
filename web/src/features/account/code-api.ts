import { track } from '@/shared/analytics/track';
import { api } from '@/shared/api/client';
import { ApiError } from '@/shared/api/errors';
import type { Schema } from '@/shared/api/types';
import { guestCart } from '@/shared/session/cart-code';
import { begin, type SignUpForm } from './api';
import { attemptOf, codeAttempt, type CodeAttempt, type CodePurpose } from './code-attempt';
import { staysSignedIn } from './stays-signed-in';

const ofThisTab = (loginId: string, purpose: CodePurpose) => {
  const attempt = codeAttempt.get();
  return attempt?.loginId === loginId && attempt.purpose === purpose ? attempt : undefined;
};

/** Asks for a code, or for a newer one of the same attempt; `otherWay`: to what else the account has. */
export async function sendCode(
  loginId: string,
  purpose: CodePurpose = 'login',
  otherWay = false,
): Promise<void> {
  const tokenId = ofThisTab(loginId, purpose)?.tokenId;
  const body = { loginId, purpose, ...(tokenId && { tokenId }), ...(otherWay && { otherWay }) };
  const answer = await api.post('/sendOtp', { body });
  codeAttempt.set(attemptOf(answer, loginId, purpose));
}

/** The same, where the way leads on to the code: one that this tab was sent a moment ago will do. */
export async function beginWithCode(loginId: string, now = Date.now()): Promise<void> {
  try {
    await sendCode(loginId);
  } catch (failure) {
    const kept = ofThisTab(loginId, 'login');
    const isTooSoon = failure instanceof ApiError && failure.status === 429;
    if (!isTooSoon || !kept || kept.choice || kept.expiresAt <= now) throw failure;
  }
}

/** Where a code has led: in, to the second step, or to the choice among the accounts of a number. */
export type Led = 'in' | 'secondStep' | 'choice';

function enter(answer: Schema<'Session'>, attempt: CodeAttempt, stays = true): Led {
  codeAttempt.set(undefined);
  return begin(answer, attempt.loginId, stays) ? 'in' : 'secondStep';
}

/** Signs in with a code. */
export async function signInByCode(attempt: CodeAttempt, otp: string): Promise<Led> {
  guestCart.refresh();
  const { loginId, tokenId } = attempt;
  const keepSignedIn = staysSignedIn.get();
  const answer = await api.post('/otpLogin', {
    body: { loginId, tokenId, otp, guestCartGuid: guestCart.get(), keepSignedIn },
  });
  if (answer.isMultipleUsers) {
    codeAttempt.set({ ...attempt, choice: { tokenId: answer.tokenId!, accounts: answer.accounts ?? [] } });
    return 'choice';
  }
  const led = enter(answer, attempt, keepSignedIn);
  if (led === 'in') track('login', { method: 'otp' });
  return led;
}

/** Signs in to the account that was chosen. */
export async function signInTo(attempt: CodeAttempt, customerId: string): Promise<Led> {
  guestCart.refresh();
  const { loginId, choice } = attempt;
  const keepSignedIn = staysSignedIn.get();
  const answer = await api.post('/otpLogin', {
    body: {
      loginId,
      tokenId: choice?.tokenId ?? '',
      customerId,
      guestCartGuid: guestCart.get(),
      keepSignedIn,
    },
  });
  const led = enter(answer, attempt, keepSignedIn);
  if (led === 'in') track('login', { method: 'otp' });
  return led;
}

/** Makes an account that a code to its email address or number is to complete. */
export async function signUpByCode(form: SignUpForm, verifyBy: 'email' | 'mobile'): Promise<void> {
  const answer = await api.post('/newUser', { body: { ...form, verifyBy } });
  const loginId = verifyBy === 'email' ? form.email : (form.mobileNumber ?? '');
  codeAttempt.set(attemptOf(answer, loginId, 'signup'));
}

/** Completes the sign-up, and signs in; answers who that is, nobody where a second step must follow. */
export async function completeSignUp(attempt: CodeAttempt, otp: string): Promise<string | undefined> {
  guestCart.refresh();
  const { loginId, tokenId } = attempt;
  const answer = await api.post('/verifyUserWithOTP', {
    body: { loginId, tokenId, otp, guestCartGuid: guestCart.get() },
  });
  if (enter(answer, attempt) !== 'in') return undefined;
  track('sign_up', { method: 'otp' });
  return answer.user?.firstName ?? '';
}

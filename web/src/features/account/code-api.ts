import { track } from '@/shared/analytics/track';
import { api } from '@/shared/api/client';
import { ApiError } from '@/shared/api/errors';
import type { Schema } from '@/shared/api/types';
import { guestCart } from '@/shared/session/cart-code';
import { start, type SignUpForm } from './api';
import { attemptOf, codeAttempt, type CodeAttempt, type CodePurpose } from './code-attempt';

const ofThisTab = (loginId: string, purpose: CodePurpose) => {
  const attempt = codeAttempt.get();
  return attempt?.loginId === loginId && attempt.purpose === purpose ? attempt : undefined;
};

/** Asks for a code, or for a newer one of the same attempt. */
export async function sendCode(loginId: string, purpose: CodePurpose = 'login'): Promise<void> {
  const tokenId = ofThisTab(loginId, purpose)?.tokenId;
  const answer = await api.post('/sendOtp', { body: { loginId, purpose, ...(tokenId && { tokenId }) } });
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

function enter(answer: Schema<'Session'>, attempt: CodeAttempt): void {
  codeAttempt.set(undefined);
  start(answer, answer.user?.uid ?? attempt.loginId);
}

/** Signs in with a code. False where the number is on several accounts: one of them is to be chosen. */
export async function signInByCode(attempt: CodeAttempt, otp: string): Promise<boolean> {
  guestCart.refresh();
  const { loginId, tokenId } = attempt;
  const answer = await api.post('/otpLogin', {
    body: { loginId, tokenId, otp, guestCartGuid: guestCart.get() },
  });
  if (answer.isMultipleUsers) {
    codeAttempt.set({ ...attempt, choice: { tokenId: answer.tokenId!, accounts: answer.accounts ?? [] } });
    return false;
  }
  enter(answer, attempt);
  track('login', { method: 'otp' });
  return true;
}

/** Signs in to the account that was chosen. */
export async function signInTo(attempt: CodeAttempt, customerId: string): Promise<void> {
  guestCart.refresh();
  const { loginId, choice } = attempt;
  const answer = await api.post('/otpLogin', {
    body: { loginId, tokenId: choice?.tokenId ?? '', customerId, guestCartGuid: guestCart.get() },
  });
  enter(answer, attempt);
  track('login', { method: 'otp' });
}

/** Makes an account that a code to its email address or number is to complete. */
export async function signUpByCode(form: SignUpForm, verifyBy: 'email' | 'mobile'): Promise<void> {
  const answer = await api.post('/newUser', { body: { ...form, verifyBy } });
  const loginId = verifyBy === 'email' ? form.email : (form.mobileNumber ?? '');
  codeAttempt.set(attemptOf(answer, loginId, 'signup'));
}

/** Completes the sign-up, and signs in; answers who that is. */
export async function completeSignUp(attempt: CodeAttempt, otp: string): Promise<string> {
  guestCart.refresh();
  const { loginId, tokenId } = attempt;
  const answer = await api.post('/verifyUserWithOTP', {
    body: { loginId, tokenId, otp, guestCartGuid: guestCart.get() },
  });
  enter(answer, attempt);
  track('sign_up', { method: 'otp' });
  return answer.user?.firstName ?? '';
}

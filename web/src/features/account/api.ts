import { track } from '@/shared/analytics/track';
import { api, fromOurPages } from '@/shared/api/client';
import type { Schema } from '@/shared/api/types';
import { safePath } from '@/shared/routing/routing';
import { guestCart } from '@/shared/session/cart-code';
import { rememberedProduct } from '@/shared/session/remembered-product';
import { endSession, resetTo } from '@/shared/session/reset';
import { saveTokens, type TokenAnswer } from '@/shared/session/session';

type Session = Schema<'Session'>;
export type SignUpForm = Omit<Schema<'SignUp'>, 'guestCartGuid'>;

export const verifyLoginId = (loginId: string, purpose: 'login' | 'signup') =>
  api.post<Schema<'LoginIdCheck'>>('/users/anonymous/verifyLoginId', { loginId, purpose });

/** Signs in; the guest's cart is taken along. */
export async function signIn(username: string, password: string): Promise<void> {
  const form = { username, password, guestCartGuid: guestCart.get() };
  const answer = await api.post<Session>('/userLogin', form, { headers: fromOurPages });
  start(answer, username);
  track('login', { method: 'password' });
}

/** Makes an account and signs in to it. */
export async function signUp(form: SignUpForm): Promise<void> {
  const sent = { ...form, guestCartGuid: guestCart.get() };
  const answer = await api.post<Session>('/newUser', sent, { headers: fromOurPages });
  start(answer, form.email);
  track('sign_up', { method: 'password' });
}

/** What the server says is the same whether or not there is such an account. */
export const forgotPassword = async (username: string) =>
  (await api.post<Schema<'Status'>>('/forgottenpasswordtokens', { username })).successMsg ?? '';

export const setNewPassword = async (token: string, newPassword: string) =>
  (await api.post<Schema<'Status'>>('/resetpassword', { token, newPassword })).successMsg ?? '';

function start(answer: Session, uid: string): void {
  guestCart.set(undefined);
  saveTokens(answer as TokenAnswer, answer.user?.uid ?? uid);
}

/** Ends the session on the server, then here. A failure leaves everything as it was. */
export async function signOut(): Promise<void> {
  await api.post('/logout', {});
  endSession();
  resetTo('/');
}

/** After sign-in: the asked-for path, else the product page the shopper came from, else Home. */
export function goOn(route: string | null): void {
  const to = safePath(route, safePath(rememberedProduct.get()));
  rememberedProduct.set(undefined);
  resetTo(to);
}

import { createStore } from '@/shared/state/store';
import { place } from '@/shared/session/place';
import { saveTokens, session, tokenIsValid, type TokenAnswer } from '@/shared/session/session';
import type { Channel } from '@/shared/session/shop';
import { ApiError } from './errors';

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; a FormData goes as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** A write that must not happen twice carries the same key on every try. */
  idempotencyKey?: string;
}

const timeout = 30_000;
/** Says that no other site's page sends this: without it the cookie is neither read nor, in the app, set. */
export const fromOurPages = { 'X-Requested-With': 'spaza' };
const client = { client_id: 'spaza_web', client_secret: '' };

let channel: Channel = 'web';
export const setChannel = (chosen: Channel) => void (channel = chosen);

/** The shop is closed for maintenance. */
export const maintenance = createStore(false);

/** Raised when the session cannot be renewed; the frame says so and starts afresh. */
let onExpired: () => void = () => undefined;
export const whenSessionExpires = (react: () => void) => void (onExpired = react);

/** Asked when the server wants a sign of a human (412); true when solved, and the call goes again. */
let onHumanCheck: (problem: ApiError) => Promise<boolean> = async () => false;
export const whenHumanCheckIsAsked = (ask: typeof onHumanCheck) => void (onHumanCheck = ask);

/** `/products/X` → the full address; a path that already starts at the root (`//payments/…`) is left alone. */
export function addressOf(path: string): string {
  if (path.startsWith('//')) return path.slice(1);
  return `/occ/v2/spaza/channel/${channel}/zone/${encodeURIComponent(place.get().zone)}${path}`;
}

async function send(url: string, options: CallOptions, token?: string): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json', ...options.headers };
  let body: BodyInit | undefined;
  if (options.body instanceof FormData || options.body instanceof URLSearchParams) body = options.body;
  else if (options.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    body = JSON.stringify(options.body);
  }
  if (token) headers.Authorization = `Bearer ${token}`;
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
  const limit = AbortSignal.timeout(timeout);
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
  try {
    return await fetch(url, {
      method: options.method ?? 'GET',
      headers,
      body,
      signal,
      credentials: 'same-origin',
    });
  } catch (problem) {
    if (options.signal?.aborted) throw problem;
    throw new ApiError(0, undefined);
  }
}

async function answerOf(response: Response): Promise<unknown> {
  const words = await response.text();
  if (!words) return undefined;
  try {
    return JSON.parse(words);
  } catch {
    return undefined;
  }
}

let renewal: Promise<string> | undefined;

/** However many calls find the token dead, one renewal serves them all. */
function renewToken(): Promise<string> {
  renewal ??= askForToken().finally(() => (renewal = undefined));
  return renewal;
}

async function askForToken(): Promise<string> {
  const { refreshToken } = session.get();
  const form = new URLSearchParams({ ...client, grant_type: 'refresh_token', channel });
  if (refreshToken) form.set('refresh_token', refreshToken);
  const response = await send('/authorizationserver/oauth/token', {
    method: 'POST',
    body: form,
    headers: fromOurPages,
  });
  const answer = await answerOf(response);
  if (response.ok) {
    saveTokens(answer as TokenAnswer);
    return (answer as TokenAnswer).access_token;
  }
  if ((response.status === 400 || response.status === 401) && session.get().isLoggedIn) onExpired();
  throw new ApiError(response.status, answer);
}

/** Bearer when signed in, one renewal and one retry on 401. */
async function ask(path: string, options: CallOptions): Promise<Response> {
  const url = addressOf(path);
  const current = session.get();
  let token = current.accessToken;
  let renewed = false;
  if (current.isLoggedIn && !tokenIsValid(current)) {
    token = await renewToken();
    renewed = true;
  }
  let response = await send(url, options, current.isLoggedIn ? token : undefined);
  if (response.status === 401 && current.isLoggedIn && !renewed) {
    const fresh = session.get();
    // Another call may have renewed it while this one was under way.
    token = fresh.accessToken !== token && tokenIsValid(fresh) ? fresh.accessToken : await renewToken();
    response = await send(url, options, token);
  }
  return response;
}

/** One call, and every failure an ApiError. */
export async function call<T>(path: string, options: CallOptions = {}): Promise<T> {
  const response = await ask(path, options);
  const answer = await answerOf(response);
  if (response.ok) {
    maintenance.set(false);
    // A read that says what is still missing (an address at checkout) is content for its screen.
    const isWrite = options.method !== undefined && options.method !== 'GET';
    if (isWrite && (answer as { responseStatus?: boolean } | undefined)?.responseStatus === false)
      throw new ApiError(response.status, answer);
    return answer as T;
  }
  const problem = new ApiError(response.status, answer);
  if (response.status === 503) maintenance.set(true);
  if (response.status === 412 && (await onHumanCheck(problem))) return call(path, options);
  throw problem;
}

/** A document, as the server names and types it. */
async function file(path: string): Promise<Blob> {
  const response = await ask(path, {});
  if (!response.ok) throw new ApiError(response.status, await answerOf(response));
  return response.blob();
}

const write =
  (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE') =>
  <T>(path: string, body?: unknown, options: CallOptions = {}) =>
    call<T>(path, { ...options, method, body });

export const api = {
  get: <T>(path: string, options?: CallOptions) => call<T>(path, options),
  file,
  post: write('POST'),
  put: write('PUT'),
  patch: write('PATCH'),
  delete: write('DELETE'),
};

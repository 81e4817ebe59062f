import { heardTime } from '@/shared/state/clock';
import { createStore } from '@/shared/state/store';
import { choosePlace, defaultPlace, place } from '@/shared/session/place';
import { saveTokens, session, signedIn, tokenIsValid } from '@/shared/session/session';
import type { Channel } from '@/shared/session/shop';
import { inTurn } from '@/shared/session/turns';
import { ApiError } from './errors';
import {
  filled,
  type Address,
  type AnswerOf,
  type ApiPath,
  type DocumentPath,
  type FormOf,
  type Given,
  type Method,
  type Operation,
  type Parts,
  type PathWith,
  type Write,
} from './path';

interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; form fields go as they are. */
  body?: unknown;
  signal?: AbortSignal;
  /** A write that must not happen twice carries the same key on every try. */
  idempotencyKey?: string;
  /** Without token and cookies, whoever is signed in: what caches may answer. */
  asGuest?: boolean;
  /** How it is sent, where somebody watches it go (files): as fetch does. */
  transport?: typeof fetch;
}

const timeout = 30_000;
const timeoutOfFiles = 300_000;
const client = { client_id: 'spaza_web', client_secret: '' };
const tokenPath = '/authorizationserver/oauth/token';
type IssueToken = Operation<typeof tokenPath, 'post'>;
type TokenRequest = FormOf<IssueToken>;

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

/** How the paths begin that the contract serves from the root, not below channel and zone. */
export const fromRoot = [
  '/.well-known/',
  '/authorizationserver/',
  '/backoffice/',
  '/bot/',
  '/cache/',
  '/collect',
  '/feeds/',
  '/health/',
  '/mail/',
  '/manifest.webmanifest',
  '/metrics',
  '/occ/v2/basesites',
  '/payments/',
  '/robots.txt',
  '/share',
  '/sitemap',
  '/start-pictures/',
  '/unsubscribe/',
  '/warehouse/',
] as const;

/** `/products/X` → the full address. */
export function addressOf(path: string): string {
  if (fromRoot.some((beginning) => path.startsWith(beginning))) return path;
  return `/occ/v2/spaza/channel/${channel}/zone/${encodeURIComponent(place.get().zone)}${path}`;
}

async function send(url: string, options: CallOptions, token?: string): Promise<Response> {
  // That no other site's page sends this: without it the cookie is neither read nor, in the app, set.
  const headers: Record<string, string> = { Accept: 'application/json', 'X-Requested-With': 'spaza' };
  let body: BodyInit | undefined;
  if (options.body instanceof URLSearchParams || options.body instanceof FormData) body = options.body;
  else if (options.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    body = JSON.stringify(options.body);
  }
  if (token) headers.Authorization = `Bearer ${token}`;
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
  const { transport = fetch } = options;
  const limit = AbortSignal.timeout(transport === fetch ? timeout : timeoutOfFiles);
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
  try {
    const response = await transport(url, {
      method: options.method ?? 'GET',
      headers,
      body,
      signal,
      credentials: options.asGuest ? 'omit' : 'same-origin',
    });
    heardTime(response.headers);
    return response;
  } catch (problem) {
    if (options.signal?.aborted) throw problem;
    throw new ApiError(0, undefined, { cause: problem });
  }
}

/**
 * What was answered. Of a success that breaks off, or is no JSON, nobody knows what it said: that is a failure like a
 * lost answer, and a write is repeated with the same key. A refusal stays one, whatever became of its words.
 */
async function answerOf(response: Response, signal?: AbortSignal): Promise<unknown> {
  try {
    const words = await response.text();
    if (words || !response.ok) return words ? JSON.parse(words) : undefined;
    if (response.status === 204) return undefined;
    throw new SyntaxError('an empty answer');
  } catch (problem) {
    if (signal?.aborted) throw problem;
    if (response.ok) throw new ApiError(0, undefined, { cause: problem });
    return undefined;
  }
}

let renewal: Promise<string> | undefined;

/** However many calls find the token dead, one renewal serves them all. */
function renewToken(): Promise<string> {
  renewal ??= askForToken().finally(() => (renewal = undefined));
  return renewal;
}

/** New tokens by the browser's cookie. */
function askForTokens(): Promise<Response> {
  const form: TokenRequest = { ...client, grant_type: 'refresh_token', channel };
  return send(tokenPath, { method: 'POST', body: new URLSearchParams({ ...form }) });
}

async function askForToken(): Promise<string> {
  const response = await askForTokens();
  const answer = await answerOf(response);
  if (response.ok) {
    const tokens = answer as AnswerOf<IssueToken>;
    saveTokens(tokens);
    return tokens.access_token;
  }
  if ((response.status === 400 || response.status === 401) && session.get().isLoggedIn) onExpired();
  throw new ApiError(response.status, answer);
}

/** As the server says it, without words: those about the session are said. */
const over = () => new ApiError(401, { error: 'invalid_token' });

/** What is one customer's alone. */
const customers = /^\/users\/current\b/;

/** The one call that is made while the others wait. */
const endOfSession = '/logout';

/**
 * Ends the session of a customer who left while the shop did not answer: the cookie still names it. A token once asked
 * for is used: should it be of somebody who signed in at that very moment, they sign in again, and nobody gets into
 * another's session.
 */
export async function endLeftSession(): Promise<void> {
  let response = await askForTokens();
  const answer = await answerOf(response);
  if (response.ok)
    response = await send(
      addressOf(endOfSession),
      { method: 'POST' },
      (answer as AnswerOf<IssueToken>).access_token,
    );
  // What is not valid any more has ended already.
  if (!response.ok && response.status !== 400 && response.status !== 401)
    throw new ApiError(response.status, undefined);
}

/** Calls of a customer take turns with the end of their session. */
function ask(path: string, options: CallOptions): Promise<Response> {
  if (options.asGuest) return send(addressOf(path), options);
  const signIn = signedIn.get();
  const call = () => askAs(signIn, path, options);
  return path === endOfSession ? call() : inTurn(call, options.signal);
}

/** Bearer when signed in, one renewal and one retry on 401. Nothing is asked for who is not signed in any more. */
async function askAs(signIn: string | undefined, path: string, options: CallOptions): Promise<Response> {
  const current = session.get();
  if (customers.test(path) && (!current.isLoggedIn || signedIn.get() !== signIn)) throw over();
  const url = addressOf(path);
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

/** One call, and every failure an ApiError. What comes back is what the contract says of the path. */
async function call(path: string, options: CallOptions = {}): Promise<unknown> {
  const response = await ask(path, options);
  const answer = await answerOf(response, options.signal);
  if (response.ok) {
    // What a cache answers does not say whether the shop is open.
    if (!options.asGuest) maintenance.set(false);
    // A read that says what is still missing (an address at checkout) is content for its screen.
    const isWrite = options.method !== undefined && options.method !== 'GET';
    if (isWrite && (answer as { responseStatus?: boolean } | undefined)?.responseStatus === false)
      throw new ApiError(response.status, answer);
    return answer;
  }
  const wait = Number(response.headers.get('retry-after')) || undefined;
  const problem = new ApiError(response.status, answer, { retryAfter: wait });
  if (options.asGuest) throw problem;
  // Files have a disk, a budget and workers of their own: where those are full, the shop is not closed.
  if (response.status === 503 && !(options.body instanceof FormData) && !problem.isAboutFiles)
    maintenance.set(true);
  // The store that served the shopper is gone: from now on it is the shop's own choice.
  if (problem.problems[0]?.subjectType === 'zone' && place.get().zone !== defaultPlace().zone) {
    choosePlace(defaultPlace());
    return call(path, options);
  }
  if (response.status === 412 && (await onHumanCheck(problem))) return call(path, options);
  throw problem;
}

/** What is found under an address that `apiPath` made. */
const get = <Answer>(
  path: ApiPath<Answer>,
  options: Pick<CallOptions, 'signal' | 'asGuest'> = {},
): Promise<Answer> => call(path, options) as Promise<Answer>;

/** A document, as the server names and types it. */
async function file<P extends DocumentPath>(
  path: P,
  ...[given]: Given<Address<Operation<P, 'get'>>>
): Promise<Blob> {
  const response = await ask(filled(path, given), {});
  if (!response.ok) throw new ApiError(response.status, await answerOf(response));
  return response.blob();
}

const write =
  <M extends Exclude<Method, 'get'>>(method: M) =>
  <P extends PathWith<M>>(
    path: P,
    ...[given]: Given<Write<Operation<P, M>>>
  ): Promise<AnswerOf<Operation<P, M>>> => {
    const { path: parts, query, ...options } = (given ?? {}) as Parts & CallOptions;
    const sent = { ...options, method: method.toUpperCase() as CallOptions['method'] };
    return call(filled(path, { path: parts, query }), sent) as Promise<AnswerOf<Operation<P, M>>>;
  };

/** The one way to the API: the contract's path says what is sent and what comes back. */
export const api = {
  get,
  file,
  post: write('post'),
  put: write('put'),
  patch: write('patch'),
  delete: write('delete'),
};

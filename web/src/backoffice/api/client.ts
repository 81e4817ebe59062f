import { ApiError } from '@/shared/api/errors';
import {
  filled,
  type AnswerOf,
  type ApiPath,
  type Given,
  type Method,
  type Operation,
  type Parts,
  type PathWith,
  type Write,
} from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import { watched } from '@/shared/files/watched';
import { heardTime } from '@/shared/state/clock';

interface CallOptions {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** Made by the screen itself: it does not count as somebody being there. */
  quiet?: boolean;
  /** A file that is the body itself, and how it is sent. */
  file?: Blob;
  transport?: typeof fetch;
}

const timeout = 30_000;
/** A file on a slow line takes its time. */
const timeoutOfFiles = 300_000;

/** No other site's page can send it with the cookie: the server asks for it with every write. */
export const fromOurScreens = { 'X-Spaza-Backoffice': '1' };

/** Asked when nobody is signed in any more, or the screen is locked; true once the call may go again. */
let knock: (problem: ApiError) => Promise<boolean> = async () => false;
/** Waited for before a call is made; the calls that open the door are not. */
let untilOpen: () => Promise<void> = async () => undefined;
const opensDoor = /^\/backoffice\/api\/(session|door|invitation)\b/;

export function whenShut(ask: typeof knock, wait: typeof untilOpen = untilOpen): void {
  knock = ask;
  untilOpen = wait;
}

let lastHeard = 0;
/** When the server was last notified that somebody is there. */
export const lastLoudCall = (): number => lastHeard;

async function send(path: string, options: CallOptions): Promise<Response> {
  const { method = 'GET', body, signal, idempotencyKey, file, transport = fetch } = options;
  const headers: Record<string, string> = { Accept: 'application/json', ...options.headers };
  if (method !== 'GET') Object.assign(headers, fromOurScreens);
  if (options.quiet) headers['X-Spaza-Quiet'] = '1';
  else lastHeard = Date.now();
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (file) headers['Content-Type'] = file.type;
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  const limit = AbortSignal.timeout(file ? timeoutOfFiles : timeout);
  try {
    const response = await transport(path, {
      method,
      headers,
      body: file ?? (body === undefined ? undefined : JSON.stringify(body)),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      credentials: 'same-origin',
    });
    heardTime(response.headers);
    return response;
  } catch (problem) {
    if (signal?.aborted) throw problem;
    throw new ApiError(0, undefined, { cause: problem });
  }
}

/** What was answered; of a success that breaks off nobody knows what it said, so that it is a failure like a lost one. */
async function answerOf(response: Response): Promise<unknown> {
  try {
    const words = await response.text();
    return words ? JSON.parse(words) : undefined;
  } catch (problem) {
    if (response.ok) throw new ApiError(0, undefined, { cause: problem });
    return undefined;
  }
}

/** Nobody is signed in, or the screen is locked; a wrong password is neither. */
const isShut = (problem: ApiError) =>
  problem.status === 401 && (problem.has('InvalidTokenError') || problem.has('StaffSessionLockedError'));

/** One call; every failure an ApiError. What found the door shut goes again once it is open, with the same key. */
async function call(path: string, options: CallOptions = {}): Promise<unknown> {
  if (!opensDoor.test(path)) await untilOpen();
  const response = await send(path, options);
  const answer = await answerOf(response);
  if (response.ok) return answer;
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  const problem = new ApiError(response.status, answer, { retryAfter });
  if (isShut(problem) && (await knock(problem))) return call(path, options);
  throw problem;
}

const get = <Answer>(
  path: ApiPath<Answer>,
  options: Pick<CallOptions, 'signal' | 'quiet'> = {},
): Promise<Answer> => call(path, options) as Promise<Answer>;

const write =
  <M extends Exclude<Method, 'get'>>(method: M) =>
  <P extends PathWith<M>>(
    path: P,
    ...[given]: Given<Write<Operation<P, M>> & Pick<CallOptions, 'quiet'>>
  ): Promise<AnswerOf<Operation<P, M>>> => {
    const { path: parts, query, ...options } = (given ?? {}) as Parts & CallOptions;
    const sent = { ...options, method: method.toUpperCase() };
    return call(filled(path, { path: parts, query }), sent) as Promise<AnswerOf<Operation<P, M>>>;
  };

/** A picture as it is, with what its file is called. */
const picture = (
  file: File,
  options: { fileName?: string; signal?: AbortSignal; onProgress?: (share: number) => void } = {},
): Promise<Schema<'StaffPicture'>> =>
  call(filled('/backoffice/api/pictures', { query: { fileName: options.fileName || undefined } }), {
    method: 'POST',
    file,
    signal: options.signal,
    ...(options.onProgress && { transport: watched(options.onProgress) }),
  }) as Promise<Schema<'StaffPicture'>>;

/** A gateway's settlement file, as it is. */
const settlement = (gateway: string, file: File): Promise<Schema<'StaffSettlement'>> =>
  call(filled('/backoffice/api/settlements', { query: { gateway, name: file.name.slice(-120) } }), {
    method: 'POST',
    file: new Blob([file], { type: 'text/csv' }),
  }) as Promise<Schema<'StaffSettlement'>>;

/** The one way to the API: the contract's path says what is sent and what comes back. */
export const api = {
  get,
  post: write('post'),
  put: write('put'),
  patch: write('patch'),
  delete: write('delete'),
  picture,
  settlement,
};

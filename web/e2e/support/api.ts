import type { APIRequestContext, APIResponse } from 'playwright-core';
import {
  filled,
  type AnswerOf,
  type ApiPath,
  type FormOf,
  type Method,
  type Operation,
  type Parts,
  type PathWith,
  type Write,
} from '../../src/shared/api/path';

export { apiPath } from '../../src/shared/api/path';

const beginning = '/occ/v2/spaza';

export const isApiCall = (url: URL): boolean => url.pathname.startsWith('/occ/');

const bearer = (token?: string): Record<string, string> =>
  token ? { Authorization: `Bearer ${token}` } : {};

/** What the shop answers here, as the contract types it: to a guest, or to whom the token belongs. */
export async function answerAt<Answer>(path: ApiPath<Answer>, token?: string): Promise<Answer> {
  const answer = await fetch(process.env.SPAZA_E2E_BASE + beginning + path, { headers: bearer(token) });
  if (!answer.ok) throw new Error(`${answer.status} at ${path}`);
  return (await answer.json()) as Answer;
}

/** A write beside the page, by who holds this token or the page's cookies. */
export async function sends<M extends Exclude<Method, 'get'>, P extends PathWith<M>>(
  request: APIRequestContext,
  method: M,
  path: P,
  write: Write<Operation<P, M>>,
  token?: string,
): Promise<APIResponse & { json(): Promise<AnswerOf<Operation<P, M>>> }> {
  const { body, idempotencyKey } = write as { body?: unknown; idempotencyKey?: string };
  return request.fetch(beginning + filled(path, write as Parts), {
    method,
    headers: {
      ...bearer(token),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
    data: body ?? (method === 'delete' ? undefined : {}),
  });
}

const tokenPath = '/authorizationserver/oauth/token';
type IssueToken = Operation<typeof tokenPath, 'post'>;

/** Signs this customer in beside the page. */
export async function tokenOf(username: string, password: string): Promise<string> {
  const form: FormOf<IssueToken> = {
    client_id: 'spaza_web',
    client_secret: '',
    grant_type: 'password',
    username,
    password,
  };
  const answer = await fetch(process.env.SPAZA_E2E_BASE + tokenPath, {
    method: 'POST',
    body: new URLSearchParams({ ...form }),
    headers: { 'X-Requested-With': 'spaza' },
  });
  return ((await answer.json()) as AnswerOf<IssueToken>).access_token;
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiPath } from '@/shared/api/path';
import { ApiError } from '@/shared/api/errors';
import { api, whenShut } from './client';

const answers: Response[] = [];
const sent: { path: string; init: RequestInit & { headers: Record<string, string> } }[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, init: init as (typeof sent)[number]['init'] });
    const answer = answers.shift();
    if (!answer) throw new TypeError('no line');
    return answer;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  answers.length = 0;
  sent.length = 0;
  whenShut(async () => false);
});

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const refusal = (status: number, type: string) => json(status, { errors: [{ type, message: type }] });
const refund = () =>
  api.post('/backoffice/api/returns/{returnCode}/refund', {
    path: { returnCode: 'R 1' },
    idempotencyKey: 'k',
  });

test('a write says that it comes from these screens, a read does not need to', async () => {
  answers.push(json(200, {}), json(200, {}));
  await refund();
  await api.get(apiPath('/backoffice/api/today'));
  expect(sent[0]!.path).toBe('/backoffice/api/returns/R%201/refund');
  expect(sent[0]!.init.headers).toMatchObject({ 'X-Spaza-Backoffice': '1', 'Idempotency-Key': 'k' });
  expect(sent[1]!.init.headers).not.toHaveProperty('X-Spaza-Backoffice');
});

test('what the screen asks by itself is quiet', async () => {
  answers.push(json(200, {}), json(200, {}));
  await api.get(apiPath('/backoffice/api/today'), { quiet: true });
  await api.get(apiPath('/backoffice/api/today'));
  expect(sent.map(({ init }) => init.headers['X-Spaza-Quiet'])).toEqual(['1', undefined]);
});

test('a locked screen is opened, and the same call goes again with the same key', async () => {
  const knock = vi.fn(async () => true);
  whenShut(knock);
  answers.push(refusal(401, 'StaffSessionLockedError'), json(200, { code: 'R 1' }));
  expect(await refund()).toEqual({ code: 'R 1' });
  expect(knock).toHaveBeenCalledOnce();
  expect(sent.map(({ init }) => init.headers['Idempotency-Key'])).toEqual(['k', 'k']);
});

test('a wrong password is a refusal, not a shut door', async () => {
  const knock = vi.fn(async () => true);
  whenShut(knock);
  answers.push(refusal(401, 'StaffSignInError'));
  await expect(api.post('/backoffice/api/session/unlock', { body: { password: 'x' } })).rejects.toMatchObject(
    { status: 401 },
  );
  expect(knock).not.toHaveBeenCalled();
});

test('an answer that never came has no status, so that nobody takes it for a refusal', async () => {
  await expect(refund()).rejects.toMatchObject({ status: 0 });
  answers.push(new Response('{"code":', { status: 200 }));
  await expect(refund()).rejects.toBeInstanceOf(ApiError);
});

test('a picture is the body itself, said to be what it is', async () => {
  answers.push(json(201, { url: '/media/1.jpg' }));
  const file = new File(['x'], 'kettle.jpg', { type: 'image/jpeg' });
  await api.picture(file, { fileName: 'wall.png' });
  expect(sent[0]!.path).toBe('/backoffice/api/pictures?fileName=wall.png');
  expect(sent[0]!.init.body).toBe(file);
  expect(sent[0]!.init.headers).toMatchObject({ 'Content-Type': 'image/jpeg', 'X-Spaza-Backoffice': '1' });
});

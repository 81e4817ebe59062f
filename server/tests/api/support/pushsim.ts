// A push service and its browsers (RFC 8030): checks what a push service checks, and decrypts as a browser does. Written
// from the specifications with node:crypto, so that it shares no mistakes with the server.
import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';

export interface Notification {
  to: string;
  about: string;
  code: string;
  state: string;
}

export interface Delivered {
  payload: Notification;
  ttl: number;
  urgency: string;
  topic: string;
}

interface Device {
  keys: ECDH;
  auth: Buffer;
  serverKey: string;
  delivered: Delivered[];
  /** Answers that come first, oldest first. */
  answers: { status: number; retryAfter?: string }[];
  /** How often it was called. */
  calls: number;
  gone: boolean;
}

const hkdf = (salt: Buffer, secret: Buffer, info: Buffer, length: number) => Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** RFC 8291: what only this browser can read. */
const decrypt = (body: Buffer, { keys, auth }: Device): Notification => {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const sender = body.subarray(21, 21 + body[20]!);
  const record = body.subarray(21 + body[20]!);
  if (sender.length !== 65 || record.length > recordSize) throw new Error('the header is none of a push message');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const input = hkdf(auth, keys.computeSecret(sender), info, 32);
  const cipher = createDecipheriv('aes-128-gcm', hkdf(salt, input, Buffer.from('Content-Encoding: aes128gcm\0'), 16), hkdf(salt, input, Buffer.from('Content-Encoding: nonce\0'), 12));
  cipher.setAuthTag(record.subarray(-16));
  const text = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  const end = text.lastIndexOf(2);
  if (end < 0 || text.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('the last record does not end as one');
  return JSON.parse(text.subarray(0, end).toString()) as Notification;
};

/** RFC 8292: what is wrong with the sender's word about itself; '' when nothing is. */
const faultOfSender = (headers: IncomingHttpHeaders, device: Device, origin: string): string => {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (!token || !key) return 'no vapid';
  if (key !== device.serverKey) return 'another key than it was subscribed with';
  const [header, claims, signature] = token.split('.') as [string, string, string];
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') } });
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  if (read(header).alg !== 'ES256') return 'no ES256';
  if (!verify('sha256', Buffer.from(`${header}.${claims}`), { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))) return 'a bad signature';
  const { aud, exp, sub } = read(claims);
  const now = Date.now() / 1000;
  if (aud !== origin) return `for ${String(aud)}`;
  if (typeof exp !== 'number' || exp < now || exp > now + 24 * 3600) return 'out of its time';
  return typeof sub === 'string' && /^(mailto:|https:)/.test(sub) ? '' : 'nobody to write to';
};

const faultOfMessage = (headers: IncomingHttpHeaders, body: Buffer): string => {
  if (!/^\d+$/.test(String(headers.ttl))) return 'no TTL';
  if (headers['content-encoding'] !== 'aes128gcm') return 'another encoding';
  if (!/^[\w-]{1,32}$/.test(String(headers.topic))) return 'a bad topic';
  return body.length > 4096 ? 'too long' : '';
};

export const startPushsim = async () => {
  const devices = new Map<string, Device>();
  const problems: string[] = [];
  let base = '';
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const answer = (status: number, headers: Record<string, string> = {}) => response.writeHead(status, headers).end();
      const device = devices.get(request.url?.replace('/send/', '') ?? '');
      if (request.method !== 'POST' || !device || device.gone) return answer(device ? 410 : 404);
      device.calls += 1;
      const wanted = device.answers.shift();
      if (wanted) return answer(wanted.status, wanted.retryAfter ? { 'retry-after': wanted.retryAfter } : {});
      const body = Buffer.concat(parts);
      const fault = faultOfSender(request.headers, device, base) || faultOfMessage(request.headers, body);
      if (fault) {
        problems.push(fault);
        return answer(fault === 'too long' ? 413 : 403);
      }
      try {
        device.delivered.push({ payload: decrypt(body, device), ttl: Number(request.headers.ttl), urgency: String(request.headers.urgency), topic: String(request.headers.topic) });
      } catch (problem) {
        problems.push(String(problem));
        return answer(400);
      }
      return answer(201, { location: `${base}/message/${randomBytes(6).toString('hex')}` });
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return {
    base,
    /** What it refused, and why: a server that does it right leaves this empty. */
    problems,
    /** A browser subscribes: what it hands to the shop, and what it gets to see later. */
    subscribe(serverKey: string) {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const id = randomBytes(12).toString('base64url');
      const device: Device = { keys, auth: randomBytes(16), serverKey, delivered: [], answers: [], calls: 0, gone: false };
      devices.set(id, device);
      return {
        form: { endpoint: `${base}/send/${id}`, keys: { p256dh: keys.getPublicKey().toString('base64url'), auth: device.auth.toString('base64url') } },
        device,
        states: () => device.delivered.map(({ payload }) => payload.state),
      };
    },
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
};

export type Pushsim = Awaited<ReturnType<typeof startPushsim>>;

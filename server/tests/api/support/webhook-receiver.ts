// Another system that takes events: checks their signature as Standard Webhooks describes it, with node:crypto alone.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Event {
  id: string;
  type: string;
  version: number;
  at: string;
  sequence: number;
  data: Record<string, unknown>;
}

export interface Received {
  path: string;
  event: Event;
  text: string;
  headers: IncomingHttpHeaders;
}

export interface Said {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

/** Whether one of the signatures is of this secret, and the time is now. */
export const isSigned = (secret: string, { headers, text }: Received): boolean => {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const time = String(headers['webhook-timestamp']);
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const wanted = createHmac('sha256', key).update(`${headers['webhook-id'] as string}.${time}.${text}`).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .some((each) => {
      const [version, mark] = each.split(',');
      const given = Buffer.from(mark ?? '', 'base64');
      return version === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted);
    });
};

/** Takes events at any path; `say` is what it answers at a path, 204 elsewhere. */
export const startReceiver = async () => {
  const received: Received[] = [];
  const say = new Map<string, (event: Event) => Said>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      const path = request.url ?? '';
      const event = JSON.parse(text) as Event;
      received.push({ path, event, text, headers: request.headers });
      const { status, headers = {}, body = '' } = say.get(path)?.(event) ?? { status: 204 };
      response.writeHead(status, headers).end(body);
    });
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    base,
    say,
    /** What came to a path, in the order it came. */
    at: (path: string) => received.filter((each) => each.path === path),
    stop: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
};

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

// Sockets that say exactly what a test wants, as no HTTP client would.
import { connect, type Socket } from 'node:net';

export interface Talk {
  socket: Socket;
  /** Everything received so far. */
  said(): string;
  send(bytes: string): void;
  /** Settles with all that was said once the other side has closed, or `closed: false` after a while. */
  end(within?: number): Promise<{ text: string; closed: boolean }>;
  /** Settles once `text` was received. */
  until(text: string, within?: number): Promise<string>;
}

export interface Place {
  /** The address to come from; all of 127.0.0.0/8 is ours. */
  from?: string;
}

const portOf = (base: string) => Number(new URL(base).port);

/** Rejects when the connection is refused. */
export const talk = (base: string, { from }: Place = {}): Promise<Talk> =>
  new Promise((resolve, reject) => {
    let received = '';
    let closed = false;
    const watchers = new Set<() => void>();
    const tell = () => watchers.forEach((watcher) => watcher());
    const socket = connect({ port: portOf(base), host: '127.0.0.1', localAddress: from });
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1');
      tell();
    });
    socket.on('close', () => {
      closed = true;
      tell();
    });
    const when = <T>(holds: () => boolean, value: () => T, within: number, late: (settle: (value: T) => void, refuse: (why: Error) => void) => void) =>
      new Promise<T>((settle, refuse) => {
        const look = () => {
          if (!holds()) return;
          watchers.delete(look);
          clearTimeout(timer);
          settle(value());
        };
        const timer = setTimeout(() => {
          watchers.delete(look);
          late(settle, refuse);
        }, within);
        watchers.add(look);
        look();
      });
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      socket.on('error', () => undefined); // a reset ends in `close`, too
      resolve({
        socket,
        said: () => received,
        send: (bytes) => socket.write(bytes, 'latin1'),
        end: (within = 60_000) => when<{ text: string; closed: boolean }>(() => closed, () => ({ text: received, closed }), within, (settle) => settle({ text: received, closed })),
        until: (text, within = 60_000) =>
          when(() => received.includes(text), () => received, within, (_, refuse) => refuse(new Error(`never said ${JSON.stringify(text)}, only ${JSON.stringify(received)}`))),
      });
    });
  });

/** Sends bytes on a connection of their own; what came back when the other side closed. */
export const exchange = async (base: string, bytes: string, place: Place = {}) => {
  const talking = await talk(base, place);
  talking.send(bytes);
  const { text, closed } = await talking.end();
  talking.socket.destroy();
  if (!closed) throw new Error(`still open after ${JSON.stringify(text)}`);
  return text;
};

export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

export interface Message extends Place {
  method?: string;
  /** One header line each, several of one name as they are. */
  lines?: string[];
  body?: string;
}

/** One request with the header lines given. */
export const ask = async (base: string, path: string, { method = 'GET', lines = [], body = '', from }: Message = {}) => {
  const head = [`${method} ${path} HTTP/1.1`, `Host: ${new URL(base).host}`, 'Connection: close', ...lines];
  if (body) head.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`);
  const answer = await exchange(base, `${head.join('\r\n')}\r\n\r\n${body}`, { from });
  const split = answer.indexOf('\r\n\r\n');
  return { status: statusOf(answer), head: answer.slice(0, split), body: answer.slice(split + 4) };
};

export const api = '/occ/v2/spaza/channel/web/zone/G205';

/** Asks one after the other; their statuses. */
export const inTurn = async (times: number, one: (i: number) => Promise<{ status: number }>) => {
  const statuses: number[] = [];
  for (let i = 0; i < times; i += 1) statuses.push((await one(i)).status);
  return statuses;
};

// A TCP proxy that can fall silent: nothing arrives any more and nothing is closed, as when a host is gone.
import { createServer, connect, type Socket } from 'node:net';
import { Transform } from 'node:stream';

export interface Proxy {
  port: number;
  /** What is connected stays silent for ever, also after `pass`. */
  beSilent(): void;
  /** Each piece of what is connected from now on arrives so many milliseconds late. */
  pass(late?: number): void;
  stop(): Promise<void>;
}

const slowly = (milliseconds: number) => new Transform({ transform: (piece, _encoding, done) => void setTimeout(() => done(null, piece), milliseconds) });

export const startProxy = async (to: { host: string; port: number }): Promise<Proxy> => {
  let silent = false;
  let delay = 0;
  const open = new Set<Socket>();
  const waiting = new Set<() => void>();
  const server = createServer((client) => {
    const join = () => {
      const upstream = connect(to.port, to.host);
      for (const [here, there] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        open.add(here);
        if (delay > 0) here.pipe(slowly(delay)).pipe(there);
        else here.pipe(there);
        here.on('error', () => there.destroy());
        here.on('close', () => {
          open.delete(here);
          there.destroy();
        });
      }
    };
    if (silent) waiting.add(join);
    else join();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as { port: number }).port,
    beSilent() {
      silent = true;
      for (const one of open) {
        one.unpipe();
        one.pause();
      }
    },
    pass(late = 0) {
      silent = false;
      delay = late;
      for (const join of waiting) join();
      waiting.clear();
    },
    stop: () =>
      new Promise((resolve) => {
        for (const one of open) one.destroy();
        server.close(() => resolve());
      }),
  };
};

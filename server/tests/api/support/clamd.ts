// A virus scanner that speaks as much of clamd's protocol as the shop does (clamd(8): zINSTREAM, zVERSION), and can be out of order.
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** `halfway`: hangs up while the file comes; `silent`: reads and never answers; `broken`: says ERROR. */
export type Health = 'well' | 'halfway' | 'silent' | 'broken';

export interface Clamd {
  address: string;
  health: Health;
  /** StreamMaxLength of its configuration. */
  mostBytes: number;
  /** What it was given to look at, whole. */
  scanned: Buffer[];
  /** Nobody listens there any more; again with `start`. */
  away(): Promise<void>;
  start(): Promise<void>;
}

// In parts, so that no scanner stops at this file: what every scanner has to find, and harms nobody.
const kEicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!', '$H+H*'].join('');
export const infectedPdf = () => Buffer.from(`%PDF-1.7\n% ${kEicar}\n%%EOF\n`);

const kInstream = 'zINSTREAM\0';
const kVersion = 'zVERSION\0';

/** The file in a question that is whole; nothing while there is more to come. */
const fileIn = (question: Buffer): Buffer | undefined => {
  const chunks: Buffer[] = [];
  for (let at = kInstream.length; at + 4 <= question.length; ) {
    const size = question.readUInt32BE(at);
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(question.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return undefined;
};

export const startClamd = async (): Promise<Clamd> => {
  const callers = new Set<Socket>();
  const say = (caller: Socket, words: string) => caller.end(`${words}\0`);
  const verdict = (file: Buffer) => {
    clamd.scanned.push(file);
    if (clamd.health === 'broken') return "stream: Can't allocate memory ERROR";
    return file.includes(kEicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
  };
  const server = createServer((caller) => {
    callers.add(caller);
    caller.on('close', () => callers.delete(caller));
    caller.on('error', () => caller.destroy());
    const heard: Buffer[] = [];
    let answered = false;
    caller.on('data', (piece) => {
      if (answered) return;
      heard.push(piece);
      const question = Buffer.concat(heard);
      if (question.toString('latin1') === kVersion) {
        answered = true;
        say(caller, 'ClamAV 1.0.0/27000/Mon Sep  4 07:43:13 2023');
      } else if (question.toString('latin1').startsWith(kInstream)) {
        if (clamd.health === 'halfway' && question.length > kInstream.length) {
          answered = true;
          caller.destroy();
          return;
        }
        if (question.length > kInstream.length + clamd.mostBytes) {
          answered = true;
          say(caller, 'INSTREAM size limit exceeded. ERROR');
          return;
        }
        const file = fileIn(question);
        if (!file) return;
        answered = true;
        if (clamd.health !== 'silent') say(caller, verdict(file));
      } else if (question.length >= kInstream.length) {
        answered = true;
        say(caller, 'UNKNOWN COMMAND');
      }
    });
  });
  let port = 0;
  const clamd: Clamd = {
    address: '',
    health: 'well',
    mostBytes: 25_000_000,
    scanned: [],
    away: () =>
      new Promise((gone) => {
        for (const caller of callers) caller.destroy();
        server.close(() => gone());
      }),
    start: () => new Promise((started) => server.listen(port, '127.0.0.1', () => started())),
  };
  await clamd.start();
  port = (server.address() as AddressInfo).port;
  clamd.address = `127.0.0.1:${port}`;
  return clamd;
};

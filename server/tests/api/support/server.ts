// Starts the real programs: paysim, a demo shop in a fresh database, and the server.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export type Engine = 'sqlite' | 'postgresql';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const binaries = process.env.SPAZA_BIN_DIR ?? here('../../../../build/release');
const logs = here('../../../../build/reports/api-logs');

export const engine = (process.env.SPAZA_TEST_ENGINE ?? 'sqlite') as Engine;

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Whether this process has the port from now on, among all that keep their files in the same folder. */
const claims = (port: number): boolean => {
  const path = join(tmpdir(), `spaza-port-${port}`);
  const by = (flag: 'w' | 'wx') => writeFileSync(path, String(process.pid), { flag });
  try {
    by('wx');
    return true;
  } catch {
    try {
      process.kill(Number(readFileSync(path, 'utf8')), 0);
      return false;
    } catch (problem) {
      if ((problem as NodeJS.ErrnoException).code !== 'ESRCH') return false;
      by('w'); // of a run that is over
      return true;
    }
  }
};

/**
 * Below the ports the system gives to outgoing connections, so that none of those takes it before the server does; nor is it
 * given twice, for a server that is started again has left it for a moment.
 */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(15_000, 32_000);
    if ((await listens(port)) && claims(port)) return port;
  }
};

/** `expect.poll` for hooks, where there is none. */
export const until = async (what: string, within: number, holds: () => Promise<boolean>) => {
  const end = Date.now() + within;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`${what} did not happen within ${within / 1000} s`);
    await pause(25);
  }
};

export interface FreshDatabase {
  url: string;
  drop(): void;
}

/** A database nobody has used; dropped when the run is over. */
export const freshDatabase = (): FreshDatabase => {
  if (engine === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'spaza-api-'));
    return { url: `sqlite:${join(folder, 'shop.db')}`, drop: () => rmSync(folder, { recursive: true, force: true }) };
  }
  const admin = process.env.SPAZA_TEST_POSTGRES;
  if (!admin) throw new Error('SPAZA_TEST_POSTGRES must name a PostgreSQL where databases may be made');
  const name = `spaza_api_${randomBytes(6).toString('hex')}`;
  const sql = (text: string) => execFileSync('psql', [admin, '-qAtc', text], { stdio: ['ignore', 'ignore', 'pipe'] });
  sql(`CREATE DATABASE ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { url: url.toString(), drop: () => sql(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
};

export const program = (name: string) => {
  const path = join(binaries, name);
  if (!existsSync(path)) throw new Error(`${path} is missing: build the release preset, or set SPAZA_BIN_DIR`);
  return path;
};

interface Running {
  process: ChildProcess;
  log: string;
}

const start = (name: string, label: string, args: string[], env: NodeJS.ProcessEnv = {}): Running => {
  mkdirSync(logs, { recursive: true });
  const log = join(logs, `${engine}-${label}.log`);
  const sink = createWriteStream(log);
  const child = spawn(program(name), args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.pipe(sink, { end: false });
  child.stderr.pipe(sink, { end: false });
  child.once('exit', (code, signal) => sink.end(`\n${label} ended: ${code ?? signal}\n`));
  return { process: child, log };
};

const end = async ({ process: child }: Running, signal: NodeJS.Signals = 'SIGTERM') => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill(signal);
  const impatience = setTimeout(() => child.kill('SIGKILL'), 60_000);
  await gone;
  clearTimeout(impatience);
};

const answers = async (url: string) => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

export interface Simulator {
  base: string;
  stop(): Promise<void>;
}

const startSimulator = async (name: 'paysim' | 'idsim', label: string, more: string[] = []): Promise<Simulator> => {
  const port = await freePort();
  const running = start(name, `${label}-${name}`, ['--port', String(port), ...more]);
  const base = `http://127.0.0.1:${port}`;
  await until(`${name} answering`, 120_000, async () => {
    if (running.process.exitCode !== null) throw new Error(`${name} ended at once; see ${running.log}`);
    try {
      await fetch(base);
      return true;
    } catch {
      return false;
    }
  });
  return { base, stop: () => end(running) };
};

export type Paysim = Simulator;
export const startPaysim = (label: string, more: string[] = []) => startSimulator('paysim', label, more);
/** The identity providers Google and Facebook, simulated. */
export const startIdsim = (label: string) => startSimulator('idsim', label);

/** A small shop, always the same one. */
/** Runs a command of the program and answers what it prints; throws when it fails. */
export const runProgram = (name: string, args: string[], env: NodeJS.ProcessEnv = {}, input = ''): string =>
  execFileSync(program(name), args, { encoding: 'utf8', input, stdio: ['pipe', 'pipe', 'pipe'], env: { ...process.env, ...env } });

/** What `spaza doctor` finds wrong with stock, money, documents and budgets. */
export const ledgerFaults = (url: string): string[] => {
  const { stdout } = spawnSync(program('spaza'), ['doctor', '--database', url], { encoding: 'utf8' });
  const ledger = stdout.split('\n').filter((line) => / ledger: /.test(line));
  if (ledger.length === 0) throw new Error(`spaza doctor says nothing of the ledger:\n${stdout}`);
  return ledger.filter((line) => !line.startsWith('ok'));
};

export const fillDemoShop = (url: string, products = 500) => {
  execFileSync(program('spaza'), ['demo', '--database', url, '--products', String(products), '--seed', '1'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 240_000,
  });
};

/** What an operator puts into the shop from a file. */
export const importFile = (url: string, name: string, text: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'spaza-import-'));
  try {
    const path = join(folder, name);
    writeFileSync(path, text);
    execFileSync(program('spaza'), ['import', '--database', url, path], { stdio: ['ignore', 'pipe', 'pipe'], timeout: 240_000 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export interface Shop {
  base: string;
  paysim: string;
  database: string;
  log: string;
  pid: number;
  /** As an operator does; drains. */
  stop(): Promise<void>;
  /** As a power cut does. */
  kill(): Promise<void>;
}

/**
 * What the server gives up after, as delivered: some 0.8 s for a worker, 4 s for the database, half a second for a page. A
 * busy machine passes that, and most tests are about something else.
 */
const patient = { SPAZA_SERVE_MAX_WAIT_MS: '60000', SPAZA_DATABASE_WAIT_MS: '60000', SPAZA_RENDER_TIMEOUT_MS: '10000' };
/** For tests of just that. */
export const asDelivered = { SPAZA_SERVE_MAX_WAIT_MS: '800', SPAZA_DATABASE_WAIT_MS: '4000' };

export interface ServeOptions {
  label: string;
  database: string;
  paysim?: string;
  idsim?: string;
  env?: NodeJS.ProcessEnv;
  port?: number;
  /** Off for what only a real shop does. */
  devOutbox?: boolean;
}

export const serve = async ({ label, database, paysim = '', idsim = '', env = {}, port, devOutbox = true }: ServeOptions): Promise<Shop> => {
  const on = port ?? (await freePort());
  const base = `http://127.0.0.1:${on}`;
  const args = ['serve', '--database', database, '--port', String(on)];
  if (devOutbox) args.push('--dev-outbox');
  if (paysim) args.push('--payments', paysim);
  if (idsim) args.push('--identities', idsim);
  const running = start('spaza', label, args, { ...patient, ...env });
  await until(`the ${label} shop being ready`, 120_000, async () => {
    if (running.process.exitCode !== null) throw new Error(`spaza serve ended at once; see ${running.log}`);
    return answers(`${env.SPAZA_SERVE_OPERATIONS_PORT ? `http://127.0.0.1:${env.SPAZA_SERVE_OPERATIONS_PORT}` : base}/health/ready`);
  });
  return {
    base,
    paysim,
    database,
    log: running.log,
    pid: running.process.pid!,
    stop: () => end(running),
    kill: () => end(running, 'SIGKILL'),
  };
};

/** One that no ordinary call reaches: whoever starts it waits for it. */
export const startServer = (label: string, database: string, port: number, env: NodeJS.ProcessEnv) => {
  const running = start('spaza', label, ['serve', '--database', database, '--port', String(port)], env);
  return { log: running.log, stop: () => end(running) };
};

/** Everything a test file of its own needs: database, paysim, server. */
export const startOwnShop = async (label: string, options: { env?: NodeJS.ProcessEnv; products?: number; idsim?: string } = {}) => {
  const database = freshDatabase();
  fillDemoShop(database.url, options.products ?? 50);
  const paysim = await startPaysim(label);
  const port = await freePort();
  const start = () => serve({ label, database: database.url, paysim: paysim.base, idsim: options.idsim, env: options.env, port });
  let shop = await start();
  return {
    database,
    get shop() {
      return shop;
    },
    /** After a kill: at the same address. */
    async restart() {
      shop = await start();
    },
    async stop() {
      await shop.stop();
      await paysim.stop();
      database.drop();
    },
  };
};

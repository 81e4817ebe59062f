// nginx with a file of deploy/ in front of shops, on ports of this machine.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, until } from './server.ts';

const root = join(import.meta.dirname, '../../../..');
const unpacked = join(root, 'build/tools/nginx/usr/sbin/nginx');
const installed = '/usr/sbin/nginx';

/** Debian's, installed or unpacked by `./dev setup`. */
const program = () => {
  const found = [installed, unpacked].find((path) => existsSync(path));
  if (!found) throw new Error('there is no nginx: ./dev setup fetches one');
  return found;
};

export interface Nginx {
  http: number;
  https: number;
  /** Of who signed the proxy's certificate: itself. */
  certificate: Buffer;
  stop(): Promise<void>;
}

/** A file of deploy/ as it stands but for ports, certificate and where the shops are. */
const site = (file: string, opened: (conf: string) => string, at: (name: string) => string, shops: readonly string[], ports: { http: number; https: number }) =>
  opened(readFileSync(join(root, 'deploy', file), 'utf8'))
    .replace(/^ *server [^ {]+:8080([^;]*);\n/gm, '')
    .replace(/^upstream shop \{\n/m, (head) => head + shops.map((shop) => `    server ${new URL(shop).host} max_fails=1 fail_timeout=5s;\n`).join(''))
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace(/listen 80\b/g, `listen 127.0.0.1:${ports.http}`)
    .replace(/listen 443\b/g, `listen 127.0.0.1:${ports.https}`)
    .replace(/(ssl_certificate) \S+;/, `$1 ${at('certificate.pem')};`)
    .replace(/(ssl_certificate_key) \S+;/, `$1 ${at('key.pem')};`);

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

/** What the file says an operator puts in place of its last lines, for one network. */
export const openedFor = (network: string) => (conf: string) =>
  conf
    .replace(/^ *location (= \/backoffice|\/backoffice\/) \{ return 404; \}\n/gm, '')
    .replace(/^( *)#location (.*) allow \S+;/gm, `$1location $2 allow ${network};`);

export const startNginx = async (file: string, shops: readonly string[], opened = (conf: string) => conf): Promise<Nginx> => {
  const folder = mkdtempSync(join(tmpdir(), 'spaza-nginx-'));
  const at = (name: string) => join(folder, name);
  const ports = { http: await freePort(), https: await freePort() };
  const subject = ['-subj', '/CN=shop.example', '-addext', 'subjectAltName=DNS:shop.example'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2', '-keyout', at('key.pem'), '-out', at('certificate.pem'), ...subject], { stdio: 'ignore' });
  const folders = ['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi'];
  for (const name of folders) mkdirSync(at(name));
  const temporary = folders.map((name) => `${name}_temp_path ${at(name)};`);
  writeFileSync(
    at('nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;\npid ${at('pid')};\nevents {}\nhttp {\naccess_log off;\n${temporary.join('\n')}\n${site(file, opened, at, shops, ports)}\n}\n`,
  );
  const server = spawn(program(), ['-e', 'stderr', '-p', folder, '-c', at('nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()));
  let said = '';
  server.stderr.setEncoding('utf8').on('data', (words: string) => (said += words));
  await until('nginx answering', 60_000, async () => {
    if (server.exitCode !== null) throw new Error(`nginx ended at once: ${said}`);
    return listens(ports.http);
  });
  return {
    ...ports,
    certificate: readFileSync(at('certificate.pem')),
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

// OpenSSH's server with SFTP, for one folder and one key, on a port of this machine. As root it runs as another user of
// Debian's: a server of root's would need an account of its own.
import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from './server.ts';

export interface SftpServer {
  /** sftp://USER@HOST:PORT, to be followed by a file's name with its folders. */
  base: string;
  folder: string;
  /** File of the private key that may come in. */
  key: string;
  /** File that names this server's key. */
  knownHosts: string;
  /** File that names another key for it, as somebody in between would show. */
  wrongHosts: string;
  stop(): Promise<void>;
}

const unpacked = join(import.meta.dirname, '../../../../build/tools/sshd');
const installed = '/usr/sbin/sshd';

/** Debian's, installed or unpacked by `./dev setup`; the latter is copied to where another user may read it. */
const programIn = (folder: string) => {
  if (existsSync(installed)) return { program: installed, libraries: [] };
  if (!existsSync(unpacked)) throw new Error('there is no sshd: ./dev setup fetches one');
  cpSync(unpacked, folder, { recursive: true, dereference: true });
  const libraries = join(folder, 'usr/lib');
  return {
    program: join(folder, 'usr/sbin/sshd'),
    libraries: readdirSync(libraries).map((name) => join(libraries, name)),
  };
};

export const startSftp = async (): Promise<SftpServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'spaza-sftp-'));
  const at = (name: string) => join(folder, name);
  for (const name of ['host', 'key', 'wrong'])
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', at(name)]);
  const port = await freePort();
  const hosts = (name: string, key: string) => {
    const [kind, code] = readFileSync(at(`${key}.pub`), 'utf8').split(' ');
    writeFileSync(at(name), `[127.0.0.1]:${port} ${kind} ${code}\n`);
    return at(name);
  };
  const [knownHosts, wrongHosts] = [hosts('known_hosts', 'host'), hosts('wrong_hosts', 'wrong')];
  writeFileSync(
    at('sshd_config'),
    [
      `Port ${port}`,
      'ListenAddress 127.0.0.1',
      `HostKey ${at('host')}`,
      `AuthorizedKeysFile ${at('key.pub')}`,
      'PidFile none',
      'UsePAM no',
    ]
      .concat([
        'StrictModes no',
        'PasswordAuthentication no',
        'KbdInteractiveAuthentication no',
        'Subsystem sftp internal-sftp',
        'ForceCommand internal-sftp',
        '',
      ])
      .join('\n'),
  );
  const { program, libraries } = programIn(at('program'));
  const isRoot = userInfo().uid === 0;
  const id = (which: string) => Number(execFileSync('id', [which, 'daemon'], { encoding: 'utf8' }));
  const other = isRoot ? { uid: id('-u'), gid: id('-g') } : {};
  if (isRoot) for (const name of ['.', ...readdirSync(folder)]) chownSync(at(name), other.uid!, other.gid!);
  const server = spawn(program, ['-D', '-e', '-f', at('sshd_config')], {
    ...other,
    env: { LD_LIBRARY_PATH: libraries.join(':') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()));
  let said = '';
  await new Promise<void>((listening, failed) => {
    server.on('error', failed);
    server.on('exit', () => failed(new Error(`sshd: ${said}`)));
    server.stderr.on('data', (words: Buffer) => {
      said += String(words);
      if (said.includes('Server listening')) listening();
    });
  });
  return {
    base: `sftp://${isRoot ? 'daemon' : userInfo().username}@127.0.0.1:${port}`,
    folder,
    key: at('key'),
    knownHosts,
    wrongHosts,
    async stop() {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

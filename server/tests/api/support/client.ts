// Calls the shop as a client would and holds every answer against the contract.
import { inject } from 'vitest';
import type { components } from '../../../../web/src/shared/api/schema.d.ts';
import { faultsOf, faultsOfErrorList, operationOf, textlessKeys } from './contract.ts';

export type Schemas = components['schemas'];
export type Problem = Schemas['Error'];

export interface CallOptions {
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  form?: Record<string, string> | [string, string][];
  headers?: Record<string, string>;
  /** The body as it is, with its content type. */
  raw?: { type: string; text: string | Uint8Array };
  redirect?: 'manual' | 'follow';
}

export interface Answer<T = any> {
  status: number;
  headers: Headers;
  body: T;
}

export interface Refusal extends Problem {
  status: number;
  errors: Problem[];
}

export interface Session {
  uid: string;
  token: string;
}

const shown = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body, null, 1))?.slice(0, 1500);

const queryText = (query: CallOptions['query'] = {}) => {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  return pairs.length === 0
    ? ''
    : `?${pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`).join('&')}`;
};

const readBody = async (response: Response) => {
  const text = await response.text();
  const isJson = /^application\/(\w+\+)?json/.test(response.headers.get('content-type') ?? '');
  return isJson && text !== '' ? JSON.parse(text) : text;
};

export class Client {
  readonly channel: string = 'web';
  readonly zone: string = 'G205';
  readonly token?: string;
  readonly base: string;

  constructor(options: { base: string; channel?: string; zone?: string; token?: string }) {
    Object.assign(this, options);
    this.base = options.base;
  }

  with(options: { channel?: string; zone?: string; token?: string }): Client {
    return new Client({ base: this.base, channel: this.channel, zone: this.zone, token: this.token, ...options });
  }

  /** Without channel and zone in the path, as a stock OCC client calls. */
  get plain(): Client {
    return new PlainClient({ base: this.base, token: this.token });
  }

  prefix(): string {
    return `/occ/v2/spaza/channel/${this.channel}/zone/${this.zone}`;
  }

  /** Any address and method, held against nothing. */
  async raw(method: string, target: string, options: CallOptions = {}): Promise<Answer> {
    const headers: Record<string, string> = { accept: 'application/json', ...options.headers };
    if (this.token) headers.authorization ??= `Bearer ${this.token}`;
    let body: string | Uint8Array<ArrayBuffer> | undefined;
    if (options.raw) {
      headers['content-type'] ??= options.raw.type;
      body = options.raw.text as string;
    } else if (options.form) {
      headers['content-type'] ??= 'application/x-www-form-urlencoded';
      body = new URLSearchParams(options.form).toString();
    } else if (options.body !== undefined) {
      headers['content-type'] ??= 'application/json';
      body = JSON.stringify(options.body);
    }
    const response = await fetch(`${this.base}${target}${queryText(options.query)}`, {
      method,
      headers,
      body,
      redirect: options.redirect ?? 'manual',
    });
    return { status: response.status, headers: response.headers, body: await readBody(response) };
  }

  /** A call of the contract, refused or not; throws when the answer is not what the contract says. */
  async call<T = any>(method: string, path: string, options: CallOptions = {}): Promise<Answer<T>> {
    const operation = operationOf(method, path);
    const answer = await this.raw(method, operation.atRoot ? path : this.prefix() + path, options);
    const fields = options.query?.fields;
    const faults = faultsOf(operation, {
      status: answer.status,
      contentType: answer.headers.get('content-type') ?? '',
      body: answer.body,
      fields: fields === undefined ? undefined : String(fields),
    });
    faults.push(...textlessKeys(answer.body));
    if (answer.status >= 500 && answer.status !== 503) faults.unshift('the server broke');
    if (faults.length > 0)
      throw new Error(
        `${method} ${path}${queryText(options.query)} (${operation.id}) answered ${answer.status}:\n  ${faults.join('\n  ')}\n${shown(answer.body)}`,
      );
    return answer;
  }

  /** The body of a call that must succeed. */
  async done<T = any>(method: string, path: string, options: CallOptions = {}): Promise<T> {
    const answer = await this.call<T>(method, path, options);
    if (answer.status >= 300)
      throw new Error(`${method} ${path}${queryText(options.query)} was refused with ${answer.status}:\n${shown(answer.body)}`);
    return answer.body;
  }
  get<T = any>(path: string, query?: CallOptions['query'], options: CallOptions = {}): Promise<T> {
    return this.done<T>('GET', path, { ...options, query });
  }
  post<T = any>(path: string, body?: unknown, options: CallOptions = {}): Promise<T> {
    return this.done<T>('POST', path, { ...options, body });
  }
  put<T = any>(path: string, body?: unknown, options: CallOptions = {}): Promise<T> {
    return this.done<T>('PUT', path, { ...options, body });
  }
  patch<T = any>(path: string, body?: unknown, options: CallOptions = {}): Promise<T> {
    return this.done<T>('PATCH', path, { ...options, body });
  }
  delete<T = any>(path: string, options: CallOptions = {}): Promise<T> {
    return this.done<T>('DELETE', path, options);
  }

  /** How a call that must be refused is refused: status and first error. */
  async refusal(method: string, path: string, options: CallOptions = {}): Promise<Refusal> {
    const answer = await this.call<Schemas['ErrorList']>(method, path, options);
    if (answer.status < 400)
      throw new Error(`${method} ${path}${queryText(options.query)} should be refused, but answered ${answer.status}:\n${shown(answer.body)}`);
    return { ...answer.body.errors[0]!, status: answer.status, errors: answer.body.errors };
  }

  /** How an address outside the contract is refused. */
  async rawRefusal(method: string, target: string, options: CallOptions = {}): Promise<Refusal> {
    const answer = await this.raw(method, target, options);
    const faults = answer.status < 400 ? [`answered ${answer.status}`] : faultsOfErrorList(answer.body);
    if (faults.length > 0) throw new Error(`${method} ${target} (${answer.status}):\n  ${faults.join('\n  ')}\n${shown(answer.body)}`);
    return { ...answer.body.errors[0], status: answer.status, errors: answer.body.errors };
  }
}

class PlainClient extends Client {
  override prefix(): string {
    return '/occ/v2/spaza';
  }
}

/** The shop all tests share; nobody is signed in. */
export const shop = () => new Client({ base: inject('shop').base });

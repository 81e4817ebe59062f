// A browser that goes to an identity provider and comes back, and the people the provider knows.
import { expect } from 'vitest';
import { type Client, type Schemas } from './client.ts';
import { newEmail, unguessable } from './people.ts';

export type Provider = Schemas['IdentityProvider'];
type Session = Schemas['Session'];

const slugs = { G: 'google', F: 'facebook' } as const;

export interface Person {
  subject: string;
  email: string;
  emailVerified: boolean;
  givenName: string;
  familyName: string;
}

/** What tests ask of the simulated providers. */
export class Idsim {
  constructor(readonly base: string) {}

  private async post(provider: Provider, path: string, body?: unknown) {
    const response = await fetch(`${this.base}/${provider.toLowerCase()}/admin/${path}`, { method: 'POST', body: body === undefined ? undefined : JSON.stringify(body) });
    expect(response.ok, `${path}: ${response.status}`).toBe(true);
    return response;
  }

  /** Somebody nobody has met before. */
  async person(provider: Provider = 'G', with_: Partial<Person> = {}): Promise<Person> {
    const person = { subject: unguessable(10), email: newEmail(), emailVerified: true, givenName: 'Naledi', familyName: 'Dlamini', ...with_ };
    await this.post(provider, 'people', person);
    return person;
  }
  changeKey = (provider: Provider) => this.post(provider, 'keys');
  goDown = (provider: Provider, down: boolean) => this.post(provider, `down?down=${down}`);

  /** As the provider's own sign-in on a phone hands it to the app. */
  async appToken(provider: Provider, query: { subject: string; nonce: string; fault?: string; audience?: string }): Promise<string> {
    const response = await this.post(provider, `token?${new URLSearchParams(query)}`);
    return ((await response.json()) as { id_token: string }).id_token;
  }
}

interface Trip {
  fault?: string;
  route?: string;
}

export class Browser {
  private readonly jar = new Map<string, string>();

  constructor(private readonly api: Client) {}

  get cookies(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }
  has = (name: string) => this.jar.has(name);

  keep(headers: Headers) {
    for (const line of headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (value === '' || /max-age=0/i.test(line)) this.jar.delete(name!);
      else this.jar.set(name!, value!);
    }
  }

  /** Where an address of the shop leads. */
  async go(address: string): Promise<string> {
    const url = new URL(address, this.api.base);
    const response = await fetch(this.api.base + url.pathname + url.search, { headers: { cookie: this.cookies }, redirect: 'manual' });
    this.keep(response.headers);
    expect(response.status, address).toBe(303);
    return response.headers.get('location')!;
  }

  /** Leaves for a provider. */
  leave = (provider: Provider, { route = '' }: Trip = {}) =>
    this.go(`/identity/${slugs[provider]}/start${route && `?route=${encodeURIComponent(route)}`}`);

  /** Chooses an account on the provider's page; the address the provider sends the browser back to. */
  async choose(page: string, subject: string, fault = 'none'): Promise<string> {
    const shown = await fetch(page);
    expect(shown.status, await shown.text()).toBe(200);
    const { origin, pathname, searchParams } = new URL(page);
    const form = new URLSearchParams({ subject, fault });
    for (const name of ['client_id', 'redirect_uri', 'state', 'nonce', 'code_challenge']) form.set(name, searchParams.get(name)!);
    const response = await fetch(origin + pathname, { method: 'POST', body: form, redirect: 'manual' });
    expect(response.status).toBe(303);
    return response.headers.get('location')!;
  }

  /** There and back; the page of the shop where it ends. */
  async visit(provider: Provider, subject: string, trip: Trip = {}): Promise<string> {
    return this.go(await this.choose(await this.leave(provider, trip), subject, trip.fault));
  }

  /** What the page then asks. */
  async socialLogin(body: Schemas['SocialLogin'] = {}) {
    const answer = await this.api.call<Session>('POST', '/socialLogin', { body, headers: { cookie: this.cookies } });
    this.keep(answer.headers);
    return answer;
  }

  async signIn(provider: Provider, subject: string, body: Schemas['SocialLogin'] = {}) {
    expect(await this.visit(provider, subject)).toBe(`/account/login?social=${provider}`);
    return this.socialLogin(body);
  }

  /** To the account of who is signed in. */
  link(client: Client, provider: Provider) {
    return client.call<Schemas['LinkedIdentity']>('PUT', `/users/current/identities/${provider}`, { body: {}, headers: { cookie: this.cookies } });
  }
}

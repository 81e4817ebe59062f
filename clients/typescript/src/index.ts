// A client of a shop's OCC calls: typed by its contract, and nothing else.
import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { components, paths } from './schema.js';

export type { components, paths };
/** What the contract calls it: `Schema<'Cart'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

export interface ShopAddress {
  /** Where the shop is, such as `https://shop.example`. */
  origin: string;
  /** Calls with a zone keep the shop's own behaviour; without one they are those of stock OCC clients. */
  zone?: { channel: 'web' | 'msite' | 'app'; code: string };
  fetch?: typeof fetch;
}

/** A refusal, with what the shop said of it; act on `type`, never on the words. */
export class ShopError extends Error {
  readonly status: number;
  readonly errors: Schema<'Error'>[];
  constructor(status: number, errors: Schema<'Error'>[]) {
    super(errors.map(({ message }) => message).join(' | ') || `the shop answered ${status}`);
    this.name = 'ShopError';
    this.status = status;
    this.errors = errors;
  }
  /** Of the first error: `CartError`, `ValidationError`, … */
  get type(): string | undefined {
    return this.errors[0]?.type;
  }
}

export interface Shop {
  /** Every call of the contract below the shop: `shop.api.GET('/products/{productCode}', …)`. */
  api: Client<paths>;
  /** From then on calls are made as this session's. Nothing is renewed: an access token ends after an hour or less. */
  use(session: { access_token?: string } | undefined): void;
}

const refusal = async (response: Response) => {
  const body: unknown = await response.clone().json().catch(() => undefined);
  const errors = (body as { errors?: Schema<'Error'>[] } | undefined)?.errors;
  return new ShopError(response.status, Array.isArray(errors) ? errors : []);
};

export const openShop = ({ origin, zone, fetch: by }: ShopAddress): Shop => {
  const below = zone ? `/channel/${zone.channel}/zone/${encodeURIComponent(zone.code)}` : '';
  const api = createClient<paths>({ baseUrl: `${origin.replace(/\/$/, '')}/occ/v2/spaza${below}`, ...(by && { fetch: by }) });
  let token: string | undefined;
  const middleware: Middleware = {
    onRequest: ({ request }) => {
      if (token) request.headers.set('authorization', `Bearer ${token}`);
      return request;
    },
    onResponse: async ({ response }) => {
      if (response.status >= 400) throw await refusal(response);
      return undefined;
    },
  };
  api.use(middleware);
  return { api, use: (session) => (token = session?.access_token) };
};

/** The answer of a call; calls that are refused throw a ShopError. */
export const done = async <T>(call: Promise<{ data?: T }>): Promise<T> => {
  const { data } = await call;
  return data as T;
};

import type {
  FilterKeys,
  JSONLike,
  OperationRequestBody,
  PathsWithMethod,
  RequiredKeysOf,
  SuccessResponse,
  SuccessResponseJSON,
} from 'openapi-typescript-helpers';
import type { paths } from './schema';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths of the contract that know this method. */
export type PathWith<M extends Method> = PathsWithMethod<paths, M>;

export type Operation<P extends keyof paths, M extends keyof paths[P]> = NonNullable<paths[P][M]>;

/** What an operation answers when it succeeds; nothing where it answers without content. */
export type AnswerOf<O> = O extends object ? SuccessResponseJSON<O> : never;

type Responses<O> = O extends { responses: infer R extends Record<string | number, unknown> } ? R : never;

/** The paths that answer with a document instead of JSON. */
export type DocumentPath = {
  [P in PathWith<'get'>]: [
    SuccessResponse<Responses<Operation<P, 'get'>>, 'application/pdf' | 'application/zip'>,
  ] extends [string]
    ? P
    : never;
}[PathWith<'get'>];

/** The paths that answer with JSON. */
type ReadablePath = Exclude<PathWith<'get'>, DocumentPath>;

/** What stands in the address: the path's own parameters and the query. */
type Parameters<O, Place extends 'path' | 'query' | 'header'> = O extends { parameters: infer All }
  ? All extends { [K in Place]?: infer Named }
    ? NonNullable<Named>
    : never
  : never;

/** A property that is left out where there is nothing to say, and must be there where something is required. */
type Property<Name extends string, T> = [T] extends [never]
  ? { [K in Name]?: never }
  : [RequiredKeysOf<T>] extends [never]
    ? { [K in Name]?: T }
    : { [K in Name]: T };

export type Address<O> = Property<'path', Parameters<O, 'path'>> & Property<'query', Parameters<O, 'query'>>;

/** What may be asked of a path. */
export type QueryOf<P extends PathWith<'get'>> = Parameters<Operation<P, 'get'>, 'query'>;

/** The body as JSON; required where the contract requires one. */
type JsonBody<O> =
  JSONLike<FilterKeys<NonNullable<OperationRequestBody<O>>, 'content'>> extends infer B
    ? [B] extends [never]
      ? { body?: never }
      : undefined extends OperationRequestBody<O>
        ? { body?: B }
        : { body: B }
    : never;

type ContentOf<O> = FilterKeys<NonNullable<OperationRequestBody<O>>, 'content'>;

/** A form in parts where the contract takes one, and how it is sent; otherwise JSON. */
type Body<O> = [ContentOf<O>] extends [never]
  ? JsonBody<O>
  : 'multipart/form-data' extends keyof ContentOf<O>
    ? { body: FormData; transport?: typeof fetch }
    : JsonBody<O>;

type IdempotencyHeader = 'Idempotency-Key';

/** What is sent to a path as JSON. */
export type BodyOf<P extends keyof paths, M extends keyof paths[P]> = NonNullable<
  JsonBody<Operation<P, M>>['body']
>;

/** A write that can be repeated without being done twice carries its key: the contract says which. */
type Key<H> = [H] extends [never]
  ? { idempotencyKey?: never }
  : IdempotencyHeader extends keyof H
    ? { idempotencyKey: string }
    : { idempotencyKey?: never };

type OtherHeaders<H> = [Exclude<keyof H, IdempotencyHeader>] extends [never]
  ? never
  : [H] extends [never]
    ? never
    : Omit<H, IdempotencyHeader>;

type Headers<O> = Key<Parameters<O, 'header'>> & Property<'headers', OtherHeaders<Parameters<O, 'header'>>>;

export type Write<O> = Address<O> & Body<O> & Headers<O> & { signal?: AbortSignal };

/** Left out where nothing in it is required. */
export type Given<T> = [RequiredKeysOf<T>] extends [never] ? [given?: T] : [given: T];

/** Form fields, for what takes no JSON. */
export type FormOf<O> = FilterKeys<
  FilterKeys<NonNullable<OperationRequestBody<O>>, 'content'>,
  'application/x-www-form-urlencoded'
>;

declare const answer: unique symbol;

/**
 * A path as it is asked for, such as `/products/100123?fields=FULL`, and what a GET of it answers. Only `apiPath` makes
 * one, so that no free string stands beside a free type.
 */
export type ApiPath<Answer = unknown> = string & { readonly [answer]: Answer };

export type AnswerAt<P> = P extends ApiPath<infer Answer> ? Answer : never;

/** Commas keep lists readable; all else is encoded. */
const encoded = (value: unknown) => encodeURIComponent(String(value)).replaceAll('%2C', ',');

/** What is put into a path. */
export interface Parts {
  path?: object;
  query?: object;
}

/** The contract's path with its parameters put in. */
export function filled(path: string, { path: parts = {}, query = {} }: Parts = {}): string {
  const names = new Map(Object.entries(parts));
  const below = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(names.get(name))));
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encoded(value)}`,
  );
  return asked.length > 0 ? `${below}?${asked.join('&')}` : below;
}

/** What a GET of the contract's path answers, found under this address. */
export const apiPath = <P extends ReadablePath>(
  path: P,
  ...[given]: Given<Address<Operation<P, 'get'>>>
): ApiPath<AnswerOf<Operation<P, 'get'>>> => filled(path, given) as ApiPath<AnswerOf<Operation<P, 'get'>>>;

type BeginningsOf<P extends string, Before extends string = ''> = P extends `/${infer Part}/${infer Rest}`
  ? `${Before}/${Part}` | BeginningsOf<`/${Rest}`, `${Before}/${Part}`>
  : `${Before}${P}`;

/** A path of the contract, or what it begins with: `/users/{user}/carts`. */
export type PathBeginning = BeginningsOf<ReadablePath>;

type NamesIn<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

declare const filledIn: unique symbol;

/** The same of one thing: `/users/current/carts/00001`. */
export type Below = string & { readonly [filledIn]: true };

export const below = <P extends PathBeginning>(path: P, parts: Record<NamesIn<P>, string>): Below =>
  filled(path, { path: parts }) as Below;

/** Whether an address is of this path or of one below it. */
export function isBelow(address: string, beginning: PathBeginning | Below): boolean {
  const parts = address.split('?', 1)[0]!.split('/');
  return beginning.split('/').every((part, n) => part.startsWith('{') || part === parts[n]);
}

/** Asked for when there is nothing to ask for: never. */
export const nowhere = '' as ApiPath<never>;

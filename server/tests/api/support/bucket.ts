// A bucket that speaks as much of S3 as the shop does, by Amazon's documentation: it looks at every signature and payload, lists
// page by page, and can do what networks and power cuts do.
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const kName = 'shop-files';
const kPrefix = 'files/';
const kMediaPrefix = 'media/';
const kRegion = 'af-south-1';
const kKey = { id: 'AKIDSHOP', secret: 'a+secret/of=the shop' };
const kMostListed = 1000;
const kLatest = 15 * 60 * 1000;

export type Weather = 'fair' | 'down' | 'cut off' | 'silent';

export interface Bucket {
  /** Settings of a shop that knows it. */
  env: Record<string, string>;
  /** The same of one that keeps its pictures there, below a prefix of their own. */
  mediaEnv: Record<string, string>;
  /** `cut off`: answers end in the middle; `silent`: there are none. */
  weather: Weather;
  /** Once, when an object has been kept and nobody has been notified yet. */
  kept?: () => Promise<void>;
  /** Gets how many calls wait in silence, at each. */
  waited?: (calls: number) => void;
  /** Of objects below the prefix of pictures: every one that was read since it was emptied, with the range asked for. */
  reads: string[];
  names(): string[];
  /** Of objects below the prefix of pictures. */
  pictures(): string[];
  /** As it would be after two days. */
  age(name: string): void;
  /** Two days old, too. */
  add(name: string, content?: string): void;
  contentOf(name: string): string;
  lose(name: string): void;
  stop(): Promise<void>;
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Signature Version 4 of a header, as documented under "Authenticating Requests: Using the Authorization Header". */
const examine = (request: IncomingMessage, url: URL, body: Buffer) => {
  const said =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (!said) throw new Refusal(403, 'AccessDenied');
  const [, id, day, region, names, signature] = said as unknown as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const header = (name: string) => String(request.headers[name] ?? '').trim();
  if (id !== kKey.id) throw new Refusal(403, 'InvalidAccessKeyId');
  if (region !== kRegion) throw new Refusal(400, 'AuthorizationHeaderMalformed');
  const signed = names.split(';');
  for (const must of ['host', ...Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))])
    if (!signed.includes(must)) throw new Refusal(403, 'AccessDenied');
  const date = header('x-amz-date');
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(at - Date.now()) < kLatest) || !date.startsWith(day))
    throw new Refusal(403, 'RequestTimeTooSkewed');
  if (header('x-amz-content-sha256') !== sha256(body)) throw new Refusal(400, 'XAmzContentSHA256Mismatch');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const path = url.pathname
    .split('/')
    .map((part) => encoded(decodeURIComponent(part)))
    .join('/');
  const lines = signed.map((name) => `${name}:${header(name)}\n`).join('');
  const canonical = [request.method, path, query, lines, names, header('x-amz-content-sha256')].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce(
    (last, next) => hmac(last, next),
    hmac(hmac(`AWS4${kKey.secret}`, day), region),
  );
  if (hmac(key, toSign).toString('hex') !== signature) throw new Refusal(403, 'SignatureDoesNotMatch');
};

interface Kept {
  content: Buffer;
  modified: number;
}

/** ListObjectsV2; a token is the key the page before ended with. */
const list = (objects: Map<string, Kept>, query: URLSearchParams) => {
  if (query.get('list-type') !== '2') throw new Refusal(400, 'InvalidArgument');
  const token = query.get('continuation-token');
  const after = token === null ? '' : Buffer.from(token, 'base64').toString();
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort();
  const page = keys.slice(0, kMostListed);
  const contents = page.map((key) => {
    const { content, modified } = objects.get(key)!;
    return `<Contents><Key>${escaped(key)}</Key><LastModified>${new Date(modified).toISOString()}</LastModified><Size>${content.length}</Size></Contents>`;
  });
  const more = keys.length > page.length;
  const next = more
    ? `<NextContinuationToken>${Buffer.from(page.at(-1)!).toString('base64')}</NextContinuationToken>`
    : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${kName}</Name><KeyCount>${page.length}</KeyCount><MaxKeys>${kMostListed}</MaxKeys><IsTruncated>${more}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`;
};

export const startBucket = async (): Promise<Bucket> => {
  const objects = new Map<string, Kept>();
  let waiting = 0;

  const run = async (
    request: IncomingMessage,
    url: URL,
    body: Buffer,
  ): Promise<[number, Buffer | string, Record<string, string>?]> => {
    examine(request, url, body);
    const [, bucketName, ...rest] = decodeURIComponent(url.pathname).split('/');
    if (bucketName !== kName) throw new Refusal(404, 'NoSuchBucket');
    const key = rest.join('/');
    if (!key && request.method === 'GET') return [200, list(objects, url.searchParams)];
    switch (request.method) {
      case 'PUT': {
        objects.set(key, { content: body, modified: Date.now() });
        const reported = bucket.kept;
        bucket.kept = undefined;
        await reported?.();
        return [200, ''];
      }
      case 'DELETE':
        objects.delete(key);
        return [204, ''];
      case 'GET':
      case 'HEAD': {
        const found = objects.get(key);
        const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
        if (key.startsWith(kMediaPrefix)) bucket.reads.push([key.slice(kMediaPrefix.length), ...(range ? [range[0]] : [])].join(' '));
        if (!found) throw new Refusal(404, 'NoSuchKey');
        if (!range) return [200, found.content];
        const [from, to] = [Number(range[1]), Number(range[2])];
        return [206, found.content.subarray(from, to + 1), { 'content-range': `bytes ${from}-${to}/${found.content.length}` }];
      }
      default:
        throw new Refusal(405, 'MethodNotAllowed');
    }
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const url = new URL(request.url!, 'http://bucket');
    const [status, said, more] = await run(request, url, Buffer.concat(pieces)).catch(
      (refused: unknown): [number, string, Record<string, string>?] => {
        if (!(refused instanceof Refusal)) throw refused;
        return [
          refused.status,
          `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${refused.code}</Code></Error>`,
        ];
      },
    );
    const body = Buffer.from(said);
    const object = objects.get(decodeURIComponent(url.pathname).split('/').slice(2).join('/'));
    const etag = object && `"${createHash('md5').update(object.content).digest('hex')}"`;
    response.writeHead(
      status,
      status === 204 ? {} : { 'content-length': String(body.length), ...more, ...(etag ? { etag } : {}) },
    );
    if (bucket.weather === 'cut off')
      response.write(body.subarray(0, body.length / 2), () => response.destroy());
    else response.end(request.method === 'HEAD' || status === 204 ? undefined : body);
  };

  const server = createServer((request, response) => {
    if (bucket.weather === 'down') return void response.destroy();
    if (bucket.weather === 'silent') {
      bucket.waited?.(++waiting);
      return void response.on('close', () => --waiting);
    }
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const twoDaysAgo = () => Date.now() - 2 * 24 * 60 * 60 * 1000;
  const bucket: Bucket = {
    env: {
      SPAZA_ATTACHMENTS_S3_ENDPOINT: address,
      SPAZA_ATTACHMENTS_S3_REGION: kRegion,
      SPAZA_ATTACHMENTS_S3_BUCKET: kName,
      SPAZA_ATTACHMENTS_S3_ACCESS_KEY: kKey.id,
      SPAZA_ATTACHMENTS_S3_SECRET_KEY: kKey.secret,
      SPAZA_ATTACHMENTS_S3_PREFIX: kPrefix,
      SPAZA_ATTACHMENTS_S3_PATH_STYLE: 'true',
    },
    mediaEnv: {
      SPAZA_MEDIA_S3_ENDPOINT: address,
      SPAZA_MEDIA_S3_REGION: kRegion,
      SPAZA_MEDIA_S3_BUCKET: kName,
      SPAZA_MEDIA_S3_ACCESS_KEY: kKey.id,
      SPAZA_MEDIA_S3_SECRET_KEY: kKey.secret,
      SPAZA_MEDIA_S3_PREFIX: kMediaPrefix,
      SPAZA_MEDIA_S3_PATH_STYLE: 'true',
    },
    weather: 'fair',
    reads: [],
    pictures: () => [...objects.keys()].filter((key) => key.startsWith(kMediaPrefix)).map((key) => key.slice(kMediaPrefix.length)),
    names: () => [...objects.keys()].map((key) => key.slice(kPrefix.length)),
    age(name) {
      objects.get(kPrefix + name)!.modified = twoDaysAgo();
    },
    add: (name, content = name) =>
      void objects.set(kPrefix + name, { content: Buffer.from(content), modified: twoDaysAgo() }),
    contentOf: (name) => objects.get(kPrefix + name)!.content.toString(),
    lose: (name) => void objects.delete(kPrefix + name),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return bucket;
};

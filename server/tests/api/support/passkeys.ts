// An authenticator in software: keeps one key a passkey and answers as a browser's `toJSON()` does.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { Client, type Schemas } from './client.ts';

/** Passkeys belong to a host name: in a demonstration on this machine, to this one. */
export const atLocalhost = (client: Client) =>
  new Client({ base: client.base.replace('127.0.0.1', 'localhost'), channel: client.channel, zone: client.zone, token: client.token });

type Creation = Schemas['PasskeyCreation']['publicKey'];
type Request = Schemas['PasskeyRequest']['publicKey'];

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

const head = (major: number, size: number) =>
  size < 24 ? Buffer.from([(major << 5) | size]) : size < 256 ? Buffer.from([(major << 5) | 24, size]) : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
/** The few kinds of CBOR that an attestation is made of. */
const cbor = (value: number | string | Uint8Array | Map<number | string, unknown>): Buffer => {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each as number)])]);
};

/** What is said otherwise than an honest browser and device would. */
export interface Fault {
  origin?: string;
  type?: string;
  challenge?: string;
  rpId?: string;
  /** User present is 1, user verified 4. */
  flags?: number;
  userHandle?: string;
  crossOrigin?: boolean;
}

export class Passkey {
  readonly id = text(randomBytes(32));
  private readonly key: KeyObject;
  private readonly coordinates: { x: Buffer; y: Buffer };
  userHandle = '';
  /** Grows with each use; one that stays 0 is of a device that does not count. */
  counter = 0;
  counts = true;

  constructor(readonly origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    this.key = privateKey;
    this.coordinates = { x: Buffer.from(x!, 'base64url'), y: Buffer.from(y!, 'base64url') };
  }

  private clientData(type: string, challenge: string, fault: Fault) {
    return Buffer.from(JSON.stringify({ type: fault.type ?? type, challenge: fault.challenge ?? challenge, origin: fault.origin ?? this.origin, crossOrigin: fault.crossOrigin ?? false }));
  }

  private data(rpId: string, fault: Fault, more: Uint8Array = Buffer.alloc(0)) {
    if (this.counts) this.counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = (fault.flags ?? 5) | (more.length > 0 ? 0x40 : 0);
    return Buffer.concat([sha256(fault.rpId ?? rpId), Buffer.from([flags]), counter, more]);
  }

  create(options: Creation, fault: Fault = {}): Schemas['PasskeyRegistration'] {
    this.userHandle = options.user.id;
    const id = Buffer.from(this.id, 'base64url');
    const cose = cbor(new Map<number, number | Buffer>([[1, 2], [3, -7], [-1, 1], [-2, this.coordinates.x], [-3, this.coordinates.y]]));
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([id.length >> 8, id.length & 255]), id, cose]);
    const attestation = cbor(new Map<string, unknown>([['fmt', 'none'], ['attStmt', new Map()], ['authData', this.data(options.rp.id, fault, credential)]]));
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      authenticatorAttachment: 'platform',
      response: { clientDataJSON: text(this.clientData('webauthn.create', options.challenge, fault)), attestationObject: text(attestation), transports: ['internal'] },
    };
  }

  get(options: Request, fault: Fault = {}): Schemas['PasskeyAssertion'] {
    const clientData = this.clientData('webauthn.get', options.challenge, fault);
    const data = this.data(options.rpId, fault);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.key);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: { clientDataJSON: text(clientData), authenticatorData: text(data), signature: text(signature), userHandle: fault.userHandle ?? this.userHandle },
    };
  }
}

/** A certificate for this machine's own names, made at each start so that no key has to be kept. */
import { generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto';

export interface Certificate {
  /** PEM. Clients trust it through NODE_EXTRA_CA_CERTS, for instance. */
  cert: string;
  key: string;
}

const DAYS = 30;
const ECDSA_WITH_SHA256 = '1.2.840.10045.4.3.2';
const COMMON_NAME = '2.5.4.3';
const BASIC_CONSTRAINTS = '2.5.29.19';
const ALTERNATIVE_NAMES = '2.5.29.17';

/** Self-signed, for `localhost` and 127.0.0.1, valid for a month. */
export function makeCertificate(now: number = Date.now()): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const algorithm = sequence(oid(ECDSA_WITH_SHA256));
  // A unique name, because only the first of two authorities with the same name is used.
  const name = sequence(set(sequence(oid(COMMON_NAME), der(0x0c, Buffer.from(`localhost ${randomUUID()}`)))));
  const extensions = sequence(
    // It is its own certificate authority.
    sequence(oid(BASIC_CONSTRAINTS), der(0x01, Buffer.from([0xff])), octets(sequence(der(0x01, Buffer.from([0xff]))))),
    sequence(oid(ALTERNATIVE_NAMES), octets(sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1]))))),
  );
  const serial = randomBytes(16);
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  const toBeSigned = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, serial),
    algorithm,
    name,
    sequence(time(now - 60 * 60 * 1000), time(now + DAYS * 24 * 60 * 60 * 1000)),
    name,
    publicKey.export({ format: 'der', type: 'spki' }),
    der(0xa3, extensions),
  );
  const signature = sign('sha256', toBeSigned, privateKey);
  const whole = sequence(toBeSigned, algorithm, der(0x03, Buffer.concat([Buffer.from([0]), signature])));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  };
}

/** One element of DER: tag, length, content. */
function der(tag: number, content: Buffer): Buffer {
  const { byteLength } = content;
  const length = byteLength < 128 ? [byteLength] : byteLength < 256 ? [0x81, byteLength] : [0x82, byteLength >> 8, byteLength & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

function set(...parts: Buffer[]): Buffer {
  return der(0x31, Buffer.concat(parts));
}

function octets(content: Buffer): Buffer {
  return der(0x04, content);
}

function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = rest.flatMap((arc) => {
    const sevens = [arc & 127];
    for (let left = arc >> 7; left > 0; left >>= 7) sevens.unshift((left & 127) | 128);
    return sevens;
  });
  return der(0x06, Buffer.from([first * 40 + second, ...bytes]));
}

function time(instant: number): Buffer {
  return der(0x17, Buffer.from(`${new Date(instant).toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`));
}

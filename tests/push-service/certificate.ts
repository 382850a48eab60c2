/** A certificate for this machine's own names, made at each start so that no key has to be stored. */
import { generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto';

export interface Certificate {
  /** PEM. Clients trust it through NODE_EXTRA_CA_CERTS, for instance. */
  cert: string;
  key: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Object identifiers in DER. */
const ECDSA_WITH_SHA256 = Buffer.from('06082a8648ce3d040302', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');
const BASIC_CONSTRAINTS = Buffer.from('0603551d13', 'hex');
const ALTERNATIVE_NAMES = Buffer.from('0603551d11', 'hex');
const TRUE = der(0x01, Buffer.from([0xff]));

/** Self-signed, for `localhost` and 127.0.0.1, valid for a month. */
export function makeCertificate(now: number = Date.now()): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const algorithm = sequence(ECDSA_WITH_SHA256);
  // A unique name, because of two authorities with the same name only the first is used.
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(`localhost ${randomUUID()}`)))));
  const extensions = sequence(
    // It is its own certificate authority.
    sequence(BASIC_CONSTRAINTS, TRUE, octets(sequence(TRUE))),
    sequence(ALTERNATIVE_NAMES, octets(sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1]))))),
  );
  const toBeSigned = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    // The first byte keeps the serial number positive.
    der(0x02, Buffer.concat([Buffer.from([0x40]), randomBytes(15)])),
    algorithm,
    name,
    sequence(time(now - DAY_MS), time(now + 30 * DAY_MS)),
    name,
    publicKey.export({ format: 'der', type: 'spki' }),
    der(0xa3, extensions),
  );
  const signature = sign('sha256', toBeSigned, privateKey);
  const whole = sequence(toBeSigned, algorithm, der(0x03, Buffer.from([0]), signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  };
}

/** One element of DER: tag, length, content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { byteLength } = content;
  const length = byteLength < 128 ? [byteLength] : byteLength < 256 ? [0x81, byteLength] : [0x82, byteLength >> 8, byteLength & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, ...parts);
}

function octets(content: Buffer): Buffer {
  return der(0x04, content);
}

function time(instant: number): Buffer {
  return der(0x17, Buffer.from(`${new Date(instant).toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`));
}

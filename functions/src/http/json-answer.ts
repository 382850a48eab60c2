/** An answer that was made into bytes beforehand: for what is given to many callers as it is, and need not be made for each of them. */
import { createHash } from 'node:crypto';

export class JsonAnswer {
  readonly bytes: Buffer;
  /** A strong `ETag`: who has these bytes is told so, and gets no others. */
  readonly etag: string;

  constructor(value: object) {
    this.bytes = Buffer.from(JSON.stringify(value));
    this.etag = `"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22)}"`;
  }
}

/** A response serialized in advance, because many callers get the same one. */
import { createHash } from 'node:crypto';

export class JsonAnswer {
  readonly bytes: Buffer;
  /** A strong `ETag`, so that clients with these bytes get 304. */
  readonly etag: string;

  constructor(value: object) {
    this.bytes = Buffer.from(JSON.stringify(value));
    this.etag = `"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22)}"`;
  }
}

/** Reads JSON from a request's raw bytes, because the platform parses by content type and answers broken JSON with HTML. */
import type { Parsed } from '@tuckaway/domain';
import { HttpProblem } from './http-problem.ts';

/** The bytes that the platform read (`rawBody`), or the stream that it left unread because there was no content type. */
export interface BodySource extends AsyncIterable<unknown> {
  rawBody?: Uint8Array;
}

/** The parsed body, whatever its content type. Throws {@link HttpProblem} 413 above the limit, 400 for anything but JSON in UTF-8. */
export async function readJson(source: BodySource, maxBytes: number): Promise<unknown> {
  const bytes = source.rawBody ?? (await readStream(source, maxBytes));
  if (bytes.byteLength === 0) throw new HttpProblem(400, 'Please send a JSON body.');
  if (bytes.byteLength > maxBytes) throw new HttpProblem(413, `That is too much text: at most ${maxBytes} bytes, please.`);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new HttpProblem(400, 'That is not readable JSON.');
  }
}

async function readStream(source: BodySource, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source) {
    const bytes = Buffer.from(chunk as Uint8Array);
    chunks.push(bytes);
    size += bytes.byteLength;
    if (size > maxBytes) break;
  }
  return Buffer.concat(chunks);
}

/** The parsed value. Throws {@link HttpProblem} 422 with what is wrong. */
export function accepted<T>(parsed: Parsed<T>): T {
  if (parsed.ok) return parsed.value;
  throw new HttpProblem(422, parsed.message, {}, parsed.field === undefined ? {} : { field: parsed.field });
}

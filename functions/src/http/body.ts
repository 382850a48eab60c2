/** Reads JSON from a request's raw bytes, to limit their size and to refuse anything but UTF-8. */
import type { Parsed } from '@tuckaway/domain';
import { HttpProblem } from './http-problem.ts';

/** @param bytes as the platform received them. Throws {@link HttpProblem} 413 above the limit, 400 for anything but JSON in UTF-8. */
export function readJson(bytes: Uint8Array | undefined, maxBytes: number): unknown {
  if (bytes === undefined || bytes.byteLength === 0) throw new HttpProblem(400, 'Please send a JSON body.');
  if (bytes.byteLength > maxBytes) throw new HttpProblem(413, `That is too much text: at most ${maxBytes} bytes, please.`);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new HttpProblem(400, 'That is not readable JSON.');
  }
}

/** The parsed value. Throws {@link HttpProblem} 422 with what is wrong. */
export function accepted<T>(parsed: Parsed<T>): T {
  if (parsed.ok) return parsed.value;
  throw new HttpProblem(422, parsed.message, {}, parsed.field === undefined ? {} : { field: parsed.field });
}

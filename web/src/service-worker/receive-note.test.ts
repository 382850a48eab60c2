import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { readSharedNote, removeSharedNote } from '../data/voices/shared-note.ts';
import { isSharedNote, receiveNote } from './receive-note.ts';

const ORIGIN = 'https://tales.example.com';
const event = {} as ExtendableEvent;

/** @returns where the browser goes next. */
async function share(fields: Record<string, Blob | string>): Promise<string> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value as Blob);
  const request = new Request(`${ORIGIN}/record/shared`, { method: 'POST', body });
  const response = await receiveNote({ request, url: new URL(request.url), event });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '', ORIGIN).href.slice(ORIGIN.length);
}

beforeEach(async () => {
  // Relative addresses are the worker's own in a browser.
  vi.spyOn(Response, 'redirect').mockImplementation(
    (to, status) => new Response(null, { status: status ?? 302, headers: { location: String(to) } }),
  );
  await removeSharedNote();
});

it.each([
  ['no file', { title: 'Hello' }],
  ['text in its place', { note: 'Hello' }],
  ['a film', { note: new File([new Uint8Array(25_000_001)], 'film.mp4') }],
])('keeps nothing of %s, and says so', async (_what, fields) => {
  expect(await share(fields)).toBe('/record/shared?failed');
  expect(await readSharedNote(Date.now())).toBeNull();
});

it('says so where the device has no room', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(await share({ note: new File(['OggS'], 'PTT.opus') })).toBe('/record/shared?failed');
  put.mockRestore();
});

it('answers for this one address of this site only', () => {
  const matches = (address: string, sameOrigin = true) =>
    isSharedNote({ url: new URL(address, ORIGIN), sameOrigin, request: {} as Request, event });
  expect(matches('/record/shared')).toBe(true);
  expect(matches('/record/shared/more')).toBe(false);
  expect(matches('/api/voices/recording')).toBe(false);
  expect(matches('/record/shared', false)).toBe(false);
});

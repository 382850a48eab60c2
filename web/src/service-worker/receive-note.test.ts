import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { putSharedNote, readSharedNotes, removeNotesOfSession } from '../features/voices/api/shared-note.ts';
import { isSharedNote, receiveNote } from './receive-note.ts';

const ORIGIN = 'https://tales.example.com';
const event = {} as ExtendableEvent;

/** @returns where the browser goes next. */
async function share(
  fields: Record<string, Blob | string>,
  from: Partial<Pick<Request, 'referrer' | 'destination'>> = {},
): Promise<string> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value as Blob);
  const request = new Request(`${ORIGIN}/record/shared`, { method: 'POST', body });
  for (const [field, value] of Object.entries(from)) Object.defineProperty(request, field, { value });
  const response = await receiveNote({ request, url: new URL(request.url), event });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '', ORIGIN).href.slice(ORIGIN.length);
}

beforeEach(async () => {
  // Relative addresses are the worker's own in a browser.
  vi.spyOn(Response, 'redirect').mockImplementation(
    (to, status) => new Response(null, { status: status ?? 302, headers: { location: String(to) } }),
  );
  await removeNotesOfSession();
});

const NOTE = () => ({ note: new File(['OggS'], 'PTT.opus') });
const waiting = async () => (await readSharedNotes('anna', Date.now())).length;

it.each([
  ['no file', { title: 'Hello' }],
  ['text in its place', { note: 'Hello' }],
  ['a film', { note: new File([new Uint8Array(25_000_001)], 'film.mp4') }],
])('keeps nothing of %s, and says so', async (_what, fields) => {
  expect(await share(fields)).toBe('/record/shared?failed');
  expect(await waiting()).toBe(0);
});

it('says so if the device has no room', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(await share(NOTE())).toBe('/record/shared?failed');
  put.mockRestore();
});

it.each([
  ['another website', { referrer: 'https://evil.example/' }],
  ['another website without TLS', { referrer: 'http://tales.example.com/' }],
  ['a frame, which a website could hide', { destination: 'iframe' }],
] as const)('takes nothing from %s, and what waits stays [safety 7]', async (_what, from) => {
  await putSharedNote(new Blob(['first']), Date.now());
  expect(await share(NOTE(), from)).toBe('/record/shared?failed');
  expect(await waiting()).toBe(1);
});

it.each([
  ['the system', ''],
  ['this app', `${ORIGIN}/record/shared`],
  ['an app that gives its name', 'android-app://com.whatsapp/'],
])('keeps the note of %s beside those that wait, and says so if there is no room for more [safety 7]', async (_what, referrer) => {
  for (let note = 1; note <= 4; note += 1) {
    expect(await share(NOTE(), { referrer })).toBe('/record/shared');
    expect(await waiting()).toBe(note);
  }
  expect(await share(NOTE(), { referrer })).toBe('/record/shared?full');
  expect(await waiting()).toBe(4);
});

it('answers for this one address of this site only', () => {
  const matches = (address: string, sameOrigin = true) =>
    isSharedNote({ url: new URL(address, ORIGIN), sameOrigin, request: {} as Request, event });
  expect(matches('/record/shared')).toBe(true);
  expect(matches('/record/shared/more')).toBe(false);
  expect(matches('/api/voices/recording')).toBe(false);
  expect(matches('/record/shared', false)).toBe(false);
});

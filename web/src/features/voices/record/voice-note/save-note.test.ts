import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Samples, samplesIn } from '../../../../data/device/sound/samples.ts';
import { readTakes, removeRecorded, soundOf } from '../../api/takes.ts';
import { NoteRefused } from './read-note.ts';
import { endOf, saveNote } from './save-note.ts';

const TARGET = { by: 'family', storyId: 's', voiceId: 'v', name: 'Mom' } as const;
const SAMPLES: Samples = Float32Array.from({ length: samplesIn(6000) }, (_, index) => Math.floor(index / samplesIn(1000)) / 10);
const NOTE = {
  ...{ uid: 'anna', target: TARGET, samples: SAMPLES, starts: [500, 1500, 3000, 4200], end: 5500 },
  pages: [
    { page: 1, sentences: 2 },
    { page: 2, sentences: 2 },
  ],
};
const encode = async (samples: Samples) => ({ type: 'audio/webm' as const, bytes: new Uint8Array(samples.slice().buffer).slice(0, 1000) });
/** @returns the problem's own words */
const refusal = (saving: Promise<void>) =>
  saving.then(
    () => null,
    (error: unknown) => (error instanceof NoteRefused ? error.problem : error),
  );

/** Pages that are saved at the same moment come in any order. */
const takesByPage = async () => (await readTakes()).sort((one, other) => one.page - other.page);

beforeEach(() => removeRecorded(() => true));

it('becomes one take for each page, with the starts of its sentences', async () => {
  const pieces: Samples[] = [];
  await saveNote(NOTE, (samples) => {
    pieces.push(samples);
    return encode(samples);
  });
  const takes = await takesByPage();
  expect(takes).toMatchObject([
    { page: 1, uid: 'anna', target: TARGET, finished: true, starts: [0, 1000], durationMs: 2500, sentenceRules: 2 },
    { page: 2, finished: true, starts: [0, 1200], durationMs: 2500 },
  ]);
  expect(pieces.map((piece) => piece.length)).toEqual([samplesIn(2500), samplesIn(2500)]);
  expect(pieces[1]?.[0]).toBeCloseTo(0.3);
  expect(await soundOf(takes[0]?.id ?? '')).toHaveLength(1000);
});

it('takes the place of what was recorded of these pages before', async () => {
  await saveNote(NOTE, encode);
  const before = await readTakes();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
  await saveNote(NOTE, encode);
  const after = await readTakes();
  expect(after).toHaveLength(2);
  expect(after.some(({ id }) => before.some((take) => take.id === id))).toBe(false);
});

it('is saved whole or not at all, also if the device has no room, and the page that is in the way is named', async () => {
  let calls = 0;
  const tooLarge = async () => {
    calls += 1;
    return { type: 'audio/webm' as const, bytes: new Uint8Array(calls === 2 ? 400_001 : 10) };
  };
  expect(await refusal(saveNote(NOTE, tooLarge))).toEqual({ kind: 'page', page: 2, ms: 2500 });
  expect(await refusal(saveNote({ ...NOTE, end: 400_000 }, encode))).toMatchObject({ kind: 'page', page: 2 });
  expect(await refusal(saveNote({ ...NOTE, starts: [500, 1500, 5400, 5450] }, encode))).toMatchObject({ kind: 'empty-page', page: 2 });
  expect(await refusal(saveNote(NOTE, () => Promise.reject(new DOMException('No', 'NotSupportedError'))))).toEqual({ kind: 'encoding' });
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(await refusal(saveNote(NOTE, encode))).toEqual({ kind: 'no-room' });
  put.mockRestore();
  expect(await readTakes()).toEqual([]);
});

it('ends shortly after its last word', () => {
  expect(endOf(SAMPLES, 4000)).toBe(4700);
  expect(endOf(SAMPLES, 5900)).toBe(6000);
});

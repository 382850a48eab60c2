// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubSound } from '../../../../testing/stub-sound.ts';
import { type Samples, samplesIn } from '../../../data/device/sound/samples.ts';
import { undecidedSentence } from '../api/sentence-takes.ts';
import { readTakes, removeRecorded, soundOf } from '../api/takes.ts';
import { Studio } from './studio.tsx';
import { problemOf } from './studio-problem.ts';

const PAGES = [
  { picture: null as never, sentences: ['One lamp.', 'Two lamps.'] },
  { picture: null as never, sentences: ['Good night.'] },
];
const TARGET = { by: 'guest', token: 'abcdefghijklmnopqrstuvwx', terms: '2026-11' as never } as const;

/** What the microphone hears until it is stopped; what it records is the samples' own bytes. */
let voice: Samples;
const tone = (milliseconds: number, height: number): Samples => new Float32Array(samplesIn(milliseconds)).fill(height);
const bytesOf = (samples: Samples) => new Uint8Array(samples.slice().buffer);

/** What the microphone tells about its loudness. */
let hear: (level: { at: number; loudness: number; peak: number }) => void;
const device = vi.hoisted(() => ({ opened: 0, recorded: 0, stopped: 0, closed: 0, ended: false, refusal: null as DOMException | null }));
const onRecord = vi.fn();

vi.mock('./sound/microphone.ts', () => ({
  canUseMicrophone: () => true,
  openMicrophone: async () => {
    if (device.refusal) throw device.refusal;
    device.opened += 1;
    return microphone();
  },
}));
const microphone = () => ({
  type: 'audio/webm',
  async record(onChunk: (bytes: Blob) => void, onLevel: typeof hear) {
    hear = onLevel;
    device.recorded += 1;
    onRecord();
    if (voice.length > 0) onChunk(new Blob([bytesOf(voice)]));
    let at = 0;
    const now = () => {
      at += 500;
      return at;
    };
    const stop = async () => {
      device.stopped += 1;
    };
    return { now, stop };
  },
  ended: () => device.ended,
  close: () => {
    device.closed += 1;
    device.ended = false;
  },
});
const encoded = stubSound((bytes) => new Float32Array(bytes));
const decoding = () => vi.spyOn(AudioContext.prototype, 'decodeAudioData');

/** A function of its own for each test, because the studio of the one before may still store. */
let onTake = vi.fn();
const studio = ({ recorded = [], onFinish = vi.fn() }: { recorded?: number[]; onFinish?: () => void } = {}) => (
  <Studio
    uid={null}
    target={TARGET}
    pages={PAGES}
    recorded={recorded}
    onTake={onTake}
    onFinish={onFinish}
    onNote={vi.fn()}
    fromNote={false}
  />
);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

async function recordFirstPage(): Promise<void> {
  voice = tone(1000, 0.2);
  await press('Start Recording');
  await press('Next Sentence');
  await press('Done with This Page');
  await screen.findByText('This page is recorded.');
}

async function sayFirstSentenceAgain(): Promise<void> {
  await press('Say One Sentence Again');
  await press('One lamp.');
  await press('Done');
  await screen.findByRole('button', { name: 'Use the New One' });
}

beforeEach(async () => {
  Object.assign(device, { opened: 0, recorded: 0, stopped: 0, closed: 0, ended: false, refusal: null });
  onRecord.mockReset();
  onTake = vi.fn();
  await removeRecorded(() => true);
});

it('says one sentence of a recorded page again: its reader decides between the old and the new one, also after the app was closed', async () => {
  const { unmount } = render(studio());
  await recordFirstPage();
  const before = await readTakes();
  const sayAgain = async () => {
    await press('Say One Sentence Again');
    await press('Two lamps.');
    expect(await screen.findByRole('heading', { name: 'Sentence 2 of 2, once more' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Page 2' })).toBeDisabled();
    await press('Done');
  };
  voice = tone(400, 0.7);
  await sayAgain();
  await press('Keep the Old One');
  await screen.findByRole('button', { name: 'Say One Sentence Again' });
  await waitFor(async () => expect(await undecidedSentence(TARGET)).toBeNull());
  expect(await readTakes()).toEqual(before);
  await sayAgain();
  await screen.findByRole('button', { name: 'Use the New One' });
  // Until its reader decides, the page is as it was.
  expect(await readTakes()).toEqual(before);
  unmount();
  // The page may have been delivered meanwhile.
  await removeRecorded(({ id }) => id === before[0]?.id);
  render(studio());
  await press('Use the New One');
  await waitFor(async () => expect(await readTakes()).toMatchObject([{ page: 0, finished: true, target: TARGET }]));
  const [after] = await readTakes();
  expect(after?.starts).toHaveLength(2);
  expect((await soundOf(after?.id ?? '')).length).toBeGreaterThan(0);
  expect(encoded.some((second) => second.includes(Math.fround(0.7)))).toBe(true);
});

it('goes on by itself after a pause, but not before enough was said, nor from the last sentence', async () => {
  render(studio());
  voice = tone(1000, 0.2);
  await press('Start Recording');
  await screen.findByText('Sentence 1 of 2');
  let at = 0;
  const pass = (milliseconds: number, loudness: number) =>
    act(() => {
      for (const end = at + milliseconds; at < end; at += 20) hear({ at, loudness, peak: loudness });
    });
  pass(100, 0.1);
  pass(2000, 0);
  expect(screen.getByText('Sentence 1 of 2')).toBeInTheDocument();
  pass(600, 0.1);
  pass(1200, 0);
  expect(screen.getByText('Sentence 1 of 2')).toBeInTheDocument();
  pass(200, 0);
  expect(await screen.findByText('Sentence 2 of 2')).toBeInTheDocument();
  pass(2000, 0.1);
  pass(3000, 0);
  expect(screen.getByText('Sentence 2 of 2')).toBeInTheDocument();
});

it('says how much is left to read, and when every page is recorded', () => {
  const { rerender } = render(studio());
  expect(screen.getByText('About a minute left')).toBeVisible();
  rerender(studio({ recorded: [0, 1] }));
  expect(screen.getByText('Every page is recorded.')).toBeVisible();
});

it('leads back to a page that was left out before it ends', async () => {
  const onFinish = vi.fn();
  const { rerender } = render(studio({ recorded: [0], onFinish }));
  rerender(studio({ recorded: [1], onFinish }));
  await press('Go Back to Page 1');
  await recordFirstPage();
  // A delivered page can still be heard.
  await removeRecorded(() => true);
  await press('Listen');
  await screen.findByRole('button', { name: 'Stop' });
  rerender(studio({ recorded: [0, 1], onFinish }));
  await press('Next Page');
  await press('Finish');
  expect(onFinish).toHaveBeenCalledOnce();
});

it('keeps what was read when the microphone stops, claims no whole page, and asks for it again with the next press [fault 4]', async () => {
  const { rerender } = render(studio());
  voice = tone(1000, 0.2);
  await press('Start Recording');
  await screen.findByRole('button', { name: 'Next Sentence' });
  device.ended = true;
  act(() => hear({ at: 500, loudness: 0, peak: 0 }));
  await screen.findByText(/^The microphone stopped/);
  await screen.findByRole('button', { name: 'Record This Page Again' });
  expect(await readTakes()).toMatchObject([{ page: 0, finished: true }]);
  expect(screen.queryByText('This page is recorded.')).toBeNull();
  rerender(studio({ recorded: [0, 1] }));
  await press('Page 2, recorded');
  expect(await screen.findByRole('button', { name: 'Finish' })).toBeVisible();
  await press('Go Back to Page 1');
  expect(screen.getByRole('button', { name: 'Page 1' })).toBeVisible();
  await press('Record This Page Again');
  await screen.findByRole('button', { name: 'Next Sentence' });
  expect(device.opened).toBe(2);
  expect(screen.queryByText(/^The microphone stopped/)).toBeNull();
  await press('Next Sentence');
  await press('Done with This Page');
  expect(await screen.findByRole('button', { name: 'Page 1, recorded' })).toBeVisible();
});

it('begins a page again, and says why, if the microphone stops before any sound, its recorder sends none, or it was removed meanwhile [fault 4]', async () => {
  render(studio());
  const expectNothing = async () => {
    expect(await screen.findByRole('button', { name: 'Start Recording' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/^The microphone stopped/);
    expect(await readTakes()).toEqual([]);
  };
  voice = tone(0, 0);
  await press('Start Recording');
  await screen.findByRole('button', { name: 'Next Sentence' });
  device.ended = true;
  act(() => hear({ at: 500, loudness: 0, peak: 0 }));
  await expectNothing();
  expect(onTake).not.toHaveBeenCalled();
  const recordNothing = async (sound: Samples) => {
    voice = sound;
    await press('Start Recording');
    await press('Next Sentence');
    await removeRecorded(() => true);
    await press('Done with This Page');
    await expectNothing();
  };
  await recordNothing(tone(0, 0));
  await recordNothing(tone(1000, 0.2));
  expect(screen.queryByText('This page is recorded.')).toBeNull();
});

it('goes on, and says so, if the database is lost or a recording cannot be played [fault 4]', async () => {
  render(studio());
  voice = tone(1000, 0.2);
  await press('Start Recording');
  await press('Next Sentence');
  const { get } = IDBObjectStore.prototype;
  const lost = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
    if (String(key).startsWith('chunk/')) throw new DOMException('Connection lost', 'UnknownError');
    return get.call(this, key);
  });
  await press('Done with This Page');
  expect(await screen.findByText('This page is recorded.')).toBeVisible();
  lost.mockRestore();
  expect(screen.getByRole('alert')).toHaveTextContent(/^We can’t play this recording/);
  expect(onTake).toHaveBeenCalledWith(0);
  await press('Start Recording');
  await press('Next Sentence');
  await press('Done with This Page');
  await screen.findByRole('button', { name: 'Listen' });
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  decoding().mockRejectedValueOnce(new DOMException('No', 'EncodingError'));
  await press('Listen');
  expect(await screen.findByText(/^We can’t play this recording/)).toBeVisible();
});

it.each([
  ['page', async () => undefined, 'Record This Page Again', 'Next Sentence'],
  ['sentence', sayFirstSentenceAgain, 'Say It Again', 'Done'],
])(
  'plays nothing into a new recording of a %s that began while the old one was decoded [fault 3]',
  async (_what, speak, again, running) => {
    render(studio());
    await recordFirstPage();
    await speak();
    const playing = vi.spyOn(globalThis, 'AudioBufferSourceNode');
    let decoded = (_sound: AudioBuffer): void => undefined;
    const decode = decoding().mockReturnValueOnce(new Promise((resolve) => (decoded = resolve)));
    decode.mockClear();
    await press('Listen');
    await waitFor(() => expect(decode).toHaveBeenCalledOnce());
    await press(again);
    await screen.findByRole('button', { name: running });
    await act(async () => decoded(new AudioBuffer({ length: 1, sampleRate: 8000 })));
    expect(playing).not.toHaveBeenCalled();
  },
);

it('keeps the old sentence if the microphone stops before the new one [fault 4]', async () => {
  render(studio());
  await recordFirstPage();
  voice = tone(0, 0);
  await press('Say One Sentence Again');
  await press('Two lamps.');
  await screen.findByRole('button', { name: 'Done' });
  device.ended = true;
  act(() => hear({ at: 500, loudness: 0, peak: 0 }));
  expect(await screen.findByText('Which sentence would you like to say again?')).toBeVisible();
  expect(screen.getByText(/^The microphone stopped/)).toBeVisible();
  expect(await undecidedSentence(TARGET)).toBeNull();
});

it('says if a page is hard to hear, and leaves the microphone with the screen', async () => {
  const { unmount } = render(studio());
  voice = tone(1000, 0.001);
  await press('Start Recording');
  await screen.findByRole('button', { name: 'Next Sentence' });
  for (let at = 0; at < 2000; at += 20) act(() => hear({ at, loudness: 0.001, peak: 0.001 }));
  await press('Next Sentence');
  await press('Done with This Page');
  expect(await screen.findByText(/That was very quiet/)).toBeVisible();
  unmount();
  expect([device.opened, device.closed]).toEqual([1, 1]);
});

it('opens one microphone and records once, however quickly a button is pressed twice', async () => {
  render(studio());
  voice = tone(1000, 0.2);
  const pressTwice = async (name: string) => {
    const button = await screen.findByRole('button', { name });
    for (let time = 0; time < 2; time += 1) fireEvent.click(button);
  };
  await pressTwice('Start Recording');
  await press('Next Sentence');
  await press('Done with This Page');
  await screen.findByText('This page is recorded.');
  expect(device).toMatchObject({ opened: 1, recorded: 1 });
  await press('Say One Sentence Again');
  await pressTwice('Two lamps.');
  await press('Done');
  await screen.findByRole('button', { name: 'Use the New One' });
  expect(device).toMatchObject({ opened: 1, recorded: 2 });
});

it('closes a microphone that opens after the screen was left, and records nothing', async () => {
  const { unmount } = render(studio());
  fireEvent.click(await screen.findByRole('button', { name: 'Start Recording' }));
  unmount();
  await waitFor(() => expect(device).toMatchObject({ opened: 1, closed: 1 }));
  expect(device.recorded).toBe(0);
  expect(await readTakes()).toEqual([]);
});

it('stops what begins to record while the screen is left, and keeps only what was recorded before', async () => {
  const { unmount } = render(studio());
  await recordFirstPage();
  const before = await readTakes();
  onRecord.mockImplementationOnce(unmount);
  await press('Say One Sentence Again');
  await press('Two lamps.');
  await waitFor(() => expect(device).toMatchObject({ recorded: 2, stopped: 2, closed: 1 }));
  await waitFor(async () => expect(await undecidedSentence(TARGET)).toBeNull());
  const { unmount: leaveAgain } = render(studio());
  onRecord.mockImplementationOnce(leaveAgain);
  await press('Start Recording');
  await waitFor(() => expect(device).toMatchObject({ recorded: 3, stopped: 3, closed: 2 }));
  await waitFor(async () => expect(await readTakes()).toEqual(before));
});

it('says that another app has the microphone, not that there is no space', async () => {
  device.refusal = new DOMException('In use', 'NotReadableError');
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(studio());
  await press('Start Recording');
  const alert = await screen.findByText(/^Another app is using the microphone/);
  expect(alert).toBeVisible();
  await waitFor(() => expect(scrolled.mock.contexts).toEqual([alert]));
  expect(screen.getAllByRole('button', { name: 'Use a Voice Note' })).toHaveLength(1);
});

it('keeps the screen lit', async () => {
  const request = vi.fn(async () => ({ released: false, release: async () => undefined }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  render(studio());
  await waitFor(() => expect(request).toHaveBeenCalledWith('screen'));
  Reflect.deleteProperty(navigator, 'wakeLock');
});

it.each<[unknown, string]>([
  [new DOMException('', 'NotAllowedError'), 'blocked'],
  [new DOMException('', 'NotFoundError'), 'missing'],
  [new DOMException('', 'NotReadableError'), 'busy'],
  [new DOMException('', 'NotSupportedError'), 'unsupported'],
  [new TypeError('navigator.mediaDevices.getUserMedia is not a function'), 'unsupported'],
  [new DOMException('', 'OperationError'), 'stopped'],
  [new DOMException('The recorder cannot begin', 'InvalidModificationError'), 'stopped'],
  [new DOMException('', 'QuotaExceededError'), 'no-room'],
])('%s is told as “%s” [fault 4]', (error, problem) => {
  expect(problemOf(error)).toBe(problem);
});

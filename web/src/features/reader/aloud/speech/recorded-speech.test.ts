import { beforeEach, expect, it, vi } from 'vitest';
import type { PlayedPart } from '../../../../data/device/sound/play-sound.ts';
import type { UtteranceEvents, UtteranceRequest } from './ports.ts';
import { type PageSound, recordedSpeech } from './recorded-speech.ts';

const played: (PlayedPart & { sound: string })[] = [];
let ends: (() => void)[] = [];
let interrupt: () => void = () => undefined;
const said: string[] = [];
let pages: Map<number, PageSound<string>>;

const speech = (ports: Partial<Parameters<typeof recordedSpeech<string>>[0]> = {}) =>
  recordedSpeech<string>({
    otherwise: { speak: ({ text }) => said.push(text), cancel: () => undefined },
    placeOf: (line) => ({ page: Math.floor(line / 2), sentence: line % 2 }),
    load: async (page) => {
      if (page === 9) throw new Error('No network');
      return pages.get(page) ?? null;
    },
    play: (sound, part, onEnd, onInterrupted) => {
      played.push({ sound, ...part });
      ends.push(onEnd);
      interrupt = onInterrupted;
      return () => played.push({ sound: 'stopped', from: 0, to: 0, volume: 0 });
    },
    ...ports,
  });

const saying = (line: number): UtteranceRequest => ({ line, text: `line ${line}`, voice: null, rate: 1, pace: 1, volume: 0.8 });
const events = () => ({ started: vi.fn(), word: vi.fn(), ended: vi.fn(), failed: vi.fn() }) satisfies UtteranceEvents;

beforeEach(() => {
  vi.useFakeTimers();
  played.length = 0;
  said.length = 0;
  ends = [];
  pages = new Map([[0, { soundUntil: async () => 'first page', durationMs: 5000, starts: [100, 2400] }]]);
});
it('plays each sentence from its start to the next one’s', async () => {
  const engine = speech();
  const heard = events();
  engine.speak(saying(0), heard);
  await vi.advanceTimersByTimeAsync(0);
  expect(played).toEqual([{ sound: 'first page', from: 100, to: 2400, volume: 0.8, speed: 1 }]);
  expect(heard.started).toHaveBeenCalledOnce();
  ends[0]?.();
  expect(heard.ended).toHaveBeenCalledOnce();
  engine.speak(saying(1), events());
  await vi.advanceTimersByTimeAsync(0);
  expect(played.at(-1)).toMatchObject({ from: 2400, to: 5000 });
});

it('slows down by a semitone at most while the reading falls asleep', async () => {
  const engine = speech();
  for (const pace of [1, 0.9, 0.8]) {
    engine.speak({ ...saying(0), pace }, events());
    await vi.advanceTimersByTimeAsync(0);
  }
  const speeds = played.filter(({ sound }) => sound === 'first page').map(({ speed = 1 }) => speed);
  expect(speeds[1]).toBeLessThan(1);
  expect(speeds[2]).toBeLessThan(speeds[1] ?? 0);
  expect(speeds[2]).toBeCloseTo(2 ** (-1 / 12), 2);
});

it('lets the device’s voice read what is not recorded, or cannot be fetched or decoded', async () => {
  const engine = speech();
  for (const line of [2, 18]) engine.speak(saying(line), events());
  await vi.advanceTimersByTimeAsync(0);
  engine.speak(saying(18), events());
  await vi.advanceTimersByTimeAsync(0);
  pages.set(3, { soundUntil: async () => 'cut off', durationMs: 900, starts: [0] });
  engine.speak(saying(7), events());
  await vi.advanceTimersByTimeAsync(0);
  pages.set(4, { soundUntil: () => Promise.reject(new Error('EncodingError')), durationMs: 5000, starts: [0] });
  engine.speak(saying(8), events());
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toEqual(['line 18', 'line 18', 'line 7', 'line 8']);
  expect(played).toEqual([]);
});

it('lets the device’s voice read while a network keeps it waiting, and plays what comes later [fault 6]', async () => {
  let arrive = (_: PageSound<string>): void => undefined;
  const engine = speech({
    placeOf: (sentence) => ({ page: 0, sentence }),
    load: () => new Promise((resolve) => (arrive = resolve)),
  });
  engine.speak(saying(0), events());
  await vi.advanceTimersByTimeAsync(5000);
  engine.speak(saying(1), events());
  await vi.advanceTimersByTimeAsync(10);
  expect(said).toEqual(['line 0', 'line 1']);
  arrive({ soundUntil: async () => 'late', durationMs: 5000, starts: [100, 2400, 3000] });
  engine.speak(saying(2), events());
  await vi.advanceTimersByTimeAsync(10);
  expect(played).toMatchObject([{ sound: 'late', from: 3000 }]);
});

it('asks for no more of a page than its sentence needs, and for all of the next one', async () => {
  const asked: string[] = [];
  const page = (name: string) => ({
    soundUntil: async (to: number) => {
      asked.push(`${name} until ${to}`);
      return name;
    },
    ...{ durationMs: 5000, starts: [100, 2400] },
  });
  for (const [index, name] of ['first', 'second'].entries()) pages.set(index, page(name));
  speech().speak(saying(0), events());
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['first until 2400', 'second until 5000']);
});

it('lets the device’s voice read what cannot be played, and shows no sign of life for it [fault 3]', async () => {
  const engine = speech({
    play: () => {
      throw new DOMException('No loudspeaker', 'NotSupportedError');
    },
  });
  const heard = events();
  engine.speak(saying(0), heard);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).toEqual(['line 0']);
  expect(heard.word).not.toHaveBeenCalled();
});

it('stops at once, and what ends later is ignored', async () => {
  const engine = speech();
  const heard = events();
  engine.speak(saying(0), heard);
  await vi.advanceTimersByTimeAsync(0);
  engine.cancel();
  ends[0]?.();
  expect(played.at(-1)).toMatchObject({ sound: 'stopped' });
  expect(heard.ended).not.toHaveBeenCalled();
});

it('tells of a call, and shows no sign of life from then on [fault 3]', async () => {
  const engine = speech();
  const heard = events();
  engine.speak(saying(0), heard);
  await vi.advanceTimersByTimeAsync(0);
  interrupt();
  expect(heard.failed).toHaveBeenCalledExactlyOnceWith('interrupted');
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  expect(heard.word).not.toHaveBeenCalled();
});

it('shows that a slow reader is still reading', async () => {
  const engine = speech();
  const heard = events();
  engine.speak(saying(0), heard);
  await vi.advanceTimersByTimeAsync(6500);
  expect(heard.word).toHaveBeenCalledTimes(3);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(6500);
  expect(heard.word).toHaveBeenCalledTimes(3);
});

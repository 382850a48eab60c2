import { beforeEach, describe, expect, it, vi } from 'vitest';
import { scriptOf } from '../../voices/api/sentences.ts';
import { createReading, type Reading, START_TIMEOUT_MS } from './reading.ts';
import type { ReadingPorts, ReadingState, VoiceSettings } from './reading-ports.ts';
import type { TimerChoice } from './sleep-timer.ts';
import type { UtteranceRequest } from './speech/ports.ts';
import { type Habit, scriptedVoice, virtualClock } from './testing/rehearsal.ts';

const PAGES = ['The lamp yawned. So did Mira. The owl did not.', 'It was late. The moon came in.', 'Everybody slept.'];
const SCRIPT = scriptOf(
  PAGES.map((text) => [{ place: 0, text }]),
  'en',
);
const ALL = SCRIPT.map(({ text }) => text);
const MINUTE = 60_000;

let clock: ReturnType<typeof virtualClock>;
let voice: ReturnType<typeof scriptedVoice>;
let reading: Reading;
let states: ReadingState[];
let habit: (saying: UtteranceRequest) => Habit;
let others: (string | null)[];
let voiceSettings: VoiceSettings;

type Following = NonNullable<ReadingPorts['following']>;

function open({ script = SCRIPT, page = 0, pace = 60, following = (): ReturnType<Following> => null } = {}): void {
  voice = scriptedVoice(clock.clock, { pace, habitOf: (saying) => habit(saying) });
  states = [];
  reading = createReading(
    script,
    { engine: voice.engine, clock: clock.clock, voiceSettings: () => voiceSettings, otherVoice: () => others.shift() ?? null, following },
    page,
    (state) => states.push(state),
  );
}

beforeEach(() => {
  clock = virtualClock();
  habit = () => 'speaks';
  others = [];
  voiceSettings = { rate: 1, voice: null };
  open();
});

it('a voice without boundary events begins at the page on show, and anew when it is over', () => {
  open({ page: 2 });
  reading.play();
  clock.pass(MINUTE);
  expect(voice.texts()).toEqual(ALL.slice(5));
  reading.play();
  clock.pass(10);
  expect(reading.state()).toMatchObject({ at: 0, page: 0, stage: 'reading' });
});

it('is read once more from its beginning, from the middle and from the end, under the timer that counts', () => {
  open({ page: 1 });
  reading.setTimer(30);
  reading.play();
  clock.pass(1500);
  reading.again();
  clock.pass(10);
  expect(reading.state()).toMatchObject({ at: 0, page: 0, stage: 'reading' });
  expect(reading.left()).toBe(30 * MINUTE - 1510);
  clock.pass(MINUTE);
  expect(reading.state().stage).toBe('asleep');
  reading.again();
  expect(reading.state()).toMatchObject({ at: 0, stage: 'reading' });
});

it('words are marked where the voice tells them, and none that is not there', () => {
  reading.play();
  clock.pass(10);
  voice.said[0]?.heard.word(4, 4);
  expect(reading.state().word).toEqual({ start: 4, end: 8 });
  voice.said[0]?.heard.word(40, 4);
  expect(reading.state().word).toEqual({ start: 4, end: 8 });
  clock.pass(1100);
  expect(reading.state()).toMatchObject({ at: 1, word: null });
});

describe('pausing', () => {
  it('between two sentences repeats neither', () => {
    reading.play();
    clock.pass(1000);
    reading.pause();
    reading.play();
    clock.pass(MINUTE);
    expect(voice.texts()).toEqual(ALL);
  });

  it('is what a call does, and says so; a browser that wants a press first is told apart [fault 3]', () => {
    reading.play();
    voice.said[0]?.heard.failed('interrupted');
    expect(reading.state()).toMatchObject({ stage: 'paused', at: 0, trouble: 'interrupted' });
    reading.play();
    voice.said[1]?.heard.failed('refused');
    expect(reading.state()).toMatchObject({ stage: 'paused', at: 0, trouble: 'refused' });
    reading.play();
    expect(reading.state().trouble).toBeNull();
  });
});

describe('after a call', () => {
  beforeEach(() => {
    reading.setTimer(5);
    reading.play();
    clock.pass(100);
    voice.said[0]?.heard.failed('interrupted');
  });

  it.each([
    ['press', () => reading.next()],
    ['page', () => reading.turnTo(1)],
  ])('it reads on with the next %s [fault 3]', (_, move) => {
    move();
    expect(reading.state()).toMatchObject({ stage: 'reading', trouble: null });
    expect(voice.said).toHaveLength(2);
  });

  it('the sleep timer ends it if the user does not come back [fault 3]', () => {
    clock.pass(5 * MINUTE - 200);
    expect(reading.state().stage).toBe('paused');
    clock.pass(200);
    expect(reading.state()).toMatchObject({ stage: 'asleep', trouble: null });
  });

  it('nothing ends it without a timer, nor once the user has paused it [fault 3]', () => {
    reading.setTimer(null);
    clock.pass(60 * MINUTE);
    expect(reading.state()).toMatchObject({ stage: 'paused', trouble: 'interrupted' });
    reading.play();
    reading.setTimer(5);
    reading.pause();
    clock.pass(60 * MINUTE);
    expect(reading.state().stage).toBe('paused');
  });
});

describe('moving on and back', () => {
  it('reads from there, across pages', () => {
    reading.play();
    reading.next();
    reading.next();
    reading.next();
    expect(reading.state()).toMatchObject({ at: 3, page: 1, stage: 'reading' });
    reading.previous();
    expect(reading.state()).toMatchObject({ at: 2, page: 0 });
    clock.pass(MINUTE);
    expect(voice.texts().slice(-4)).toEqual(ALL.slice(2));
  });

  it('past the end is the end, before the beginning the beginning', () => {
    reading.previous();
    expect(reading.state().at).toBe(0);
    open({ page: 2 });
    reading.play();
    reading.next();
    expect(reading.state().stage).toBe('finished');
  });

  it('follows a hand that turns the page', () => {
    reading.play();
    reading.turnTo(1);
    expect(reading.state()).toMatchObject({ at: 3, stage: 'reading' });
    reading.pause();
    reading.turnTo(0);
    expect(reading.state()).toMatchObject({ at: 0, stage: 'paused', mark: null });
  });
});

describe('the sleep timer', () => {
  const LONG = scriptOf([[{ place: 0, text: 'The boat went on and on. '.repeat(1300) }]], 'en');

  it('lowers and slows the voice over the last minute, sentence by sentence, and lengthens the silences', () => {
    open({ script: LONG });
    reading.setTimer(5);
    reading.play();
    clock.pass(6 * MINUTE);
    const silenceBefore = (index: number) => {
      const before = voice.said[index - 1];
      return before === undefined ? 120 : (voice.said[index]?.at ?? 0) - before.at - 1 - before.saying.text.length * 60;
    };
    const said = voice.said.map(({ at, saying }, index) => ({ at, silence: silenceBefore(index), ...saying }));
    const usual = said.filter(({ at }) => at <= 4 * MINUTE);
    expect(new Set(usual.map(({ volume }) => volume))).toEqual(new Set([1]));
    expect(new Set(usual.map(({ silence }) => silence))).toEqual(new Set([120]));
    const last = said.filter(({ at }) => at > 4 * MINUTE + 1000);
    const [first] = last;
    const end = last.at(-1);
    expect(last.length).toBeGreaterThan(10);
    for (const [index, { volume, rate, silence }] of last.slice(1).entries()) {
      expect(volume).toBeLessThan(last[index]?.volume ?? 0);
      expect(rate).toBeLessThanOrEqual(last[index]?.rate ?? 0);
      expect(silence).toBeGreaterThanOrEqual(last[index]?.silence ?? 0);
    }
    expect(end?.rate).toBeLessThan((first?.rate ?? 0) * 0.9);
    expect(end?.volume).toBeLessThan(0.3);
    expect(end?.volume).toBeGreaterThanOrEqual(0.2);
    expect(first?.silence).toBeGreaterThan(120);
    expect(end?.silence).toBeGreaterThan(1000);
  });

  it('does not count while reading is paused', () => {
    open({ script: LONG });
    reading.play();
    reading.setTimer(5);
    clock.pass(4 * MINUTE);
    reading.pause();
    clock.pass(30 * MINUTE);
    expect(reading.left()).toBe(MINUTE);
    reading.play();
    clock.pass(50_000);
    expect(reading.state().stage).toBe('reading');
  });

  it('to the end of the story is over with it, and so is any other', () => {
    for (const choice of ['end', 30] as const) {
      open();
      reading.setTimer(choice);
      reading.play();
      clock.pass(2 * MINUTE);
      expect([choice, reading.state().stage]).toEqual([choice, 'asleep']);
      reading.wake();
      expect(reading.state()).toMatchObject({ stage: 'finished', timer: { choice: null } });
    }
  });

  it('goes back, when the user asks for it, to the last sentence that was heard whole before the voice faded', () => {
    open({ script: LONG });
    reading.setTimer(5);
    reading.play();
    clock.pass(6 * MINUTE);
    const count = voice.said.length;
    reading.next();
    reading.previous();
    reading.wake();
    clock.pass(MINUTE);
    expect(voice.said).toHaveLength(count);
    reading.play();
    const faded = voice.said.findIndex(({ at, saying }) => at + saying.text.length * 60 >= 4 * MINUTE);
    expect(reading.state()).toMatchObject({ stage: 'reading', at: faded - 1 });
    expect(voice.said.at(-1)?.saying).toMatchObject({ line: faded - 1, volume: 1 });
  });
});

describe('what browsers do to voices', () => {
  it('an end that never comes does not hold up the story', () => {
    habit = ({ text }) => (text === ALL[1] ? 'never-ends' : 'speaks');
    reading.play();
    clock.pass(2 * MINUTE);
    expect(voice.texts()).toEqual(ALL);
    expect(reading.state().stage).toBe('finished');
  });

  it('when no end is heard at all, it stops and says so, with the place kept, and is asleep at the end of its timer [fault 3]', () => {
    habit = () => 'never-ends';
    reading.setTimer(10);
    reading.play();
    clock.pass(5 * MINUTE);
    expect(reading.state()).toMatchObject({ stage: 'paused', trouble: 'silent', at: 1 });
    clock.pass(6 * MINUTE);
    expect(reading.state().stage).toBe('asleep');
    expect(voice.said).toHaveLength(2);
  });

  it('a voice that does not begin is replaced by another for this sentence and all that follow', () => {
    others = ['local'];
    habit = ({ voice: name }) => (name === null ? 'mute' : 'speaks');
    reading.play();
    clock.pass(START_TIMEOUT_MS + 2 * MINUTE);
    expect(voice.texts()).toEqual([ALL[0], ...ALL]);
    expect(voice.said.slice(1).every(({ saying }) => saying.voice === 'local')).toBe(true);
  });

  it('reads nothing until the user has chosen a voice, then begins', () => {
    voiceSettings = { rate: 1, voice: undefined };
    reading.play();
    clock.pass(MINUTE);
    expect(voice.said).toEqual([]);
    expect(reading.state()).toMatchObject({ stage: 'paused', trouble: 'unchosen', at: 0 });
    voiceSettings = { rate: 1, voice: 'cloud' };
    reading.voiceSettingsChanged();
    expect(voice.said).toHaveLength(1);
    expect(reading.state()).toMatchObject({ stage: 'reading', trouble: null });
  });

  it('a voice that is lost at night is asleep at the end of its timer, too [fault 3]', () => {
    reading.setTimer(5);
    reading.play();
    clock.pass(1200);
    voiceSettings = { rate: 1, voice: undefined };
    clock.pass(MINUTE);
    expect(reading.state()).toMatchObject({ stage: 'paused', trouble: 'unchosen' });
    clock.pass(5 * MINUTE);
    expect(reading.state()).toMatchObject({ stage: 'asleep', trouble: null });
  });

  it('another speed is heard at once, from the beginning of the sentence', () => {
    reading.play();
    clock.pass(1200);
    voiceSettings = { rate: 0.7, voice: 'other' };
    reading.voiceSettingsChanged();
    expect(voice.said.at(-1)?.saying).toEqual({ line: 1, text: ALL[1], rate: 0.7, pace: 1, voice: 'other', volume: 1 });
    clock.pass(MINUTE);
    expect(voice.texts()).toEqual([ALL[0], ALL[1], ...ALL.slice(1)]);
  });

  it('is silent when the book is closed', () => {
    reading.play();
    clock.pass(100);
    reading.close();
    clock.pass(MINUTE);
    expect(voice.said).toHaveLength(1);
  });
});

describe('with a story that follows', () => {
  const opened = vi.fn<() => void>();
  beforeEach(() => opened.mockClear());
  const readToEnd = async (timer: TimerChoice, following: Following = async () => opened): Promise<void> => {
    open({ page: 2, following });
    reading.setTimer(timer);
    reading.play();
    clock.pass(2000);
    expect(opened).not.toHaveBeenCalled();
    clock.pass(10_000);
    await Promise.resolve();
  };

  it('opens it after a silence, during which the sleep timer counts', async () => {
    await readToEnd(10);
    expect(opened).toHaveBeenCalledOnce();
    expect(reading.state().stage).toBe('reading');
    expect(reading.left()).toBeLessThan(10 * MINUTE - 3000);
    reading.close();
    expect(reading.state().timer).toMatchObject({ choice: 10, since: null });
  });

  it('goes on, too, if the timer is the end of the story, because it is that of the last one', async () => {
    await readToEnd('end');
    expect(opened).toHaveBeenCalledOnce();
  });

  it('ends where it cannot be opened, and says what was left of the timer', async () => {
    await readToEnd(10, async () => null);
    expect(reading.state().stage).toBe('asleep');
    expect(reading.state().timer.left).toBeGreaterThan(9 * MINUTE);
    reading.wake();
    expect(reading.state()).toMatchObject({ stage: 'finished', timer: { choice: null, left: null } });
  });

  it('does not open it after a pause in the silence, and goes on from the last line', async () => {
    open({ page: 2, following: async () => opened });
    reading.play();
    clock.pass(2000);
    reading.pause();
    clock.pass(MINUTE);
    await Promise.resolve();
    expect(opened).not.toHaveBeenCalled();
    reading.play();
    clock.pass(10_000);
    await Promise.resolve();
    expect(opened).toHaveBeenCalledOnce();
  });
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserSpeech } from './browser-speech.ts';
import type { UtteranceEvents } from './ports.ts';

class Utterance {
  text: string;
  lang = '';
  rate = 1;
  volume = 1;
  voice: object | null = null;
  onstart = (): void => undefined;
  onend = (): void => undefined;
  onerror = (_: { error: string }): void => undefined;
  onboundary = (_: { name: string; charIndex: number; charLength?: number }): void => undefined;
  constructor(text: string) {
    this.text = text;
  }
}

const MOIRA = { voiceURI: 'moira', lang: 'en-IE' };
let spoken: Utterance[];
const synth = {
  speaking: false,
  pending: false,
  paused: false,
  getVoices: () => [MOIRA],
  speak: vi.fn(),
  cancel: vi.fn(),
  resume: vi.fn(),
};
let heard: string[];
const ears: UtteranceEvents = {
  started: () => heard.push('started'),
  word: (start, length) => heard.push(`word ${start}+${length}`),
  ended: () => heard.push('ended'),
  failed: (why) => heard.push(why),
};

beforeEach(() => {
  vi.useFakeTimers();
  spoken = [];
  heard = [];
  Object.assign(synth, { speaking: false, paused: false });
  synth.speak.mockReset().mockImplementation((utterance: Utterance) => {
    spoken.push(utterance);
    synth.speaking = true;
  });
  synth.cancel.mockReset().mockImplementation(() => {
    synth.speaking = false;
  });
  vi.stubGlobal('speechSynthesis', synth);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const say = (text: string, voice: string | null = null) => ({ line: 0, text, voice, rate: 0.9, pace: 1, volume: 1 });

it('says the first thing at once, with the voice and in its language', () => {
  browserSpeech('en').speak(say('One.', 'moira'), ears);
  expect(spoken[0]).toMatchObject({ text: 'One.', voice: MOIRA, lang: 'en-IE', rate: 0.9, volume: 1 });
});

it('hears nothing any more of what was broken off, and takes a breath before the next', () => {
  const engine = browserSpeech('en');
  engine.speak(say('One.'), ears);
  engine.speak(say('Two.'), ears);
  expect(synth.cancel).toHaveBeenCalledOnce();
  expect(spoken).toHaveLength(1);
  spoken[0]?.onerror({ error: 'canceled' });
  spoken[0]?.onend();
  vi.advanceTimersByTime(100);
  expect(spoken[1]?.text).toBe('Two.');
  spoken[1]?.onend();
  expect(heard).toEqual(['ended']);
});

it('falls silent between two breaths, too', () => {
  const engine = browserSpeech('en');
  engine.speak(say('One.'), ears);
  engine.speak(say('Two.'), ears);
  engine.cancel();
  vi.advanceTimersByTime(1000);
  expect(spoken).toHaveLength(1);
});

it('tells words, also where a browser tells only where they begin, and no sentences', () => {
  browserSpeech('en').speak(say('Don’t wake her.'), ears);
  spoken[0]?.onboundary({ name: 'sentence', charIndex: 0 });
  spoken[0]?.onboundary({ name: 'word', charIndex: 0 });
  spoken[0]?.onboundary({ name: 'word', charIndex: 6, charLength: 4 });
  expect(heard).toEqual(['word 0+5', 'word 6+4']);
});

it.each([
  ['not-allowed', 'refused'],
  ['interrupted', 'interrupted'],
  ['network', 'unable'],
])('a browser’s %s is %s', (error, why) => {
  browserSpeech('en').speak(say('One.'), ears);
  spoken[0]?.onerror({ error });
  expect(heard).toEqual([why]);
});

it('wakes a browser that was left paused', () => {
  synth.paused = true;
  browserSpeech('en').speak(say('One.'), ears);
  expect(synth.resume).toHaveBeenCalledOnce();
});

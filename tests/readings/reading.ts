/** A page read aloud: sentences with hesitations, repeated words, coughs and noise, of which it is known when each sentence begins. */
import type { Speaker } from './speaker.ts';
import { RATE } from './wav.ts';

export interface Reading {
  samples: Float32Array;
  /** Milliseconds at which each sentence begins to sound, with a repeated beginning the first of both. */
  begins: number[];
  /** Milliseconds at which each sentence falls silent. */
  ends: number[];
}

/** Loudness, as a share of a word's, at which a word counts as begun. */
const AUDIBLE = 0.03;
const FRAME = RATE / 200;

/** @param random decides everything but the words and the voice. */
export function readingOf(sentences: readonly string[], speaker: Speaker, random: () => number): Reading {
  const chance = (share: number) => random() < share;
  const between = (least: number, most: number) => least + random() * (most - least);
  const parts: Float32Array[] = [];
  let length = 0;
  const add = (part: Float32Array): void => {
    parts.push(part);
    length += part.length;
  };
  const now = () => (length / RATE) * 1000;
  const quiet = (milliseconds: number) => add(new Float32Array(Math.round((milliseconds / 1000) * RATE)));
  const say = (words: string) => add(withoutQuiet(speaker.say(words)));
  const cough = () => {
    for (let burst = chance(0.5) ? 2 : 1; burst > 0; burst -= 1) {
      add(burstOf(between(80, 170), between(0.1, 0.5), random));
      if (burst > 1) quiet(between(60, 140));
    }
  };

  function read(sentence: string): void {
    const words = sentence.split(' ');
    const middle = Math.floor(words.length * between(0.3, 0.8));
    if (chance(0.1) && words.length > 3) {
      say(words.slice(0, Math.floor(between(1, 3))).join(' '));
      quiet(between(150, 450));
    }
    if (chance(0.25) && middle > 0 && middle < words.length) {
      say(words.slice(0, middle).join(' '));
      quiet(between(200, 650));
      if (chance(0.3)) {
        say('um');
        quiet(between(100, 300));
      }
      say(words.slice(middle).join(' '));
    } else say(sentence);
  }

  const begins: number[] = [];
  const ends: number[] = [];
  quiet(between(200, 900));
  for (const sentence of sentences) {
    begins.push(now());
    read(sentence);
    ends.push(now());
    // Most readers breathe for half a second, some look at the picture.
    const pause = 350 + 300 * -Math.log(1 - random() * 0.98);
    const disturbance = random();
    if (disturbance < 0.08) {
      quiet(between(0.3, 0.6) * pause);
      cough();
      quiet(between(0.4, 0.6) * pause);
    } else if (disturbance < 0.16) {
      quiet(0.3 * pause);
      add(burstOf(between(150, 400), between(0.004, 0.03), random));
      quiet(0.5 * pause);
    } else quiet(pause);
  }
  return { samples: inRoom(parts, length, random), begins, ends };
}

/** The moments at which a reader goes on: around the middle of each pause, normally distributed by so many milliseconds. */
export function tapsOf({ begins, ends }: Reading, scatterMs: number, random: () => number): number[] {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return begins.slice(1).map((begin, index) => Math.max(0, ((ends[index] ?? 0) + begin) / 2 + normal() * scatterMs));
}

/** What is audible of a sound, so that it is known when it begins. */
function withoutQuiet(sound: Float32Array): Float32Array {
  const loudness: number[] = [];
  for (let at = 0; at < sound.length; at += FRAME) {
    loudness.push(Math.hypot(...sound.subarray(Math.floor(at), Math.floor(at + FRAME))));
  }
  const audible = Math.max(...loudness) * AUDIBLE;
  const first = loudness.findIndex((loud) => loud > audible);
  const last = loudness.findLastIndex((loud) => loud > audible);
  return sound.slice(Math.floor(first * FRAME), Math.floor((last + 1) * FRAME));
}

/** A cough or the rustle of a page: dull noise that comes quickly and fades; every third one with a voice in it. */
function burstOf(milliseconds: number, loud: number, random: () => number): Float32Array {
  const count = Math.round((milliseconds / 1000) * RATE);
  const dull = 0.3 + random() * 0.4;
  const voice = random() < 1 / 3 ? 120 + random() * 200 : 0;
  let noise = 0;
  return Float32Array.from({ length: count }, (_, at) => {
    noise = dull * noise + (1 - dull) * (random() * 2 - 1);
    const sound = voice > 0 ? 0.5 * noise + 0.5 * Math.sin((2 * Math.PI * voice * at) / RATE) : noise;
    return loud * Math.min(1, at / 200) * (1 - at / count) * sound;
  });
}

/** Joins the parts at one reader's loudness, with the noise of a room: hiss, rumble and the hum of a lamp. */
function inRoom(parts: readonly Float32Array[], length: number, random: () => number): Float32Array {
  const voice = 10 ** (-(random() * 14) / 20);
  const hiss = voice * 10 ** (-(34 + random() * 26) / 20);
  const humming = random() < 0.3 ? hiss : 0;
  const samples = new Float32Array(length);
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  let rumble = 0;
  for (let index = 0; index < length; index += 1) {
    rumble = 0.98 * rumble + 0.2 * (random() * 2 - 1);
    const noise = hiss * (random() * 2 - 1 + rumble) + humming * Math.sin((2 * Math.PI * 100 * index) / RATE);
    samples[index] = (samples[index] as number) * voice + noise;
  }
  return samples;
}

/** A voice for scripted readings. */
import { RATE } from './wav.ts';

export interface Speaker {
  /** The sound of these words; it may begin and end with quiet. */
  say(words: string): Float32Array;
}

/** Hertz at which the vowels of a voice resonate. */
const VOWELS = [
  [730, 1090],
  [530, 1840],
  [390, 1990],
  [570, 840],
  [440, 1020],
] as const;

/**
 * A voice of hums and hisses in the rhythm of speech, for machines without a speech synthesizer: a syllable for each group of vowels, soft consonants
 * before it, short gaps between words, and a longer one at a comma.
 */
export function humSpeaker(random: () => number): Speaker {
  const between = (least: number, most: number) => least + random() * (most - least);
  const pitch = between(95, 260);
  const pace = between(0.8, 1.35);

  function hum(milliseconds: number): number[] {
    const [low, high] = VOWELS[Math.floor(random() * VOWELS.length)] ?? VOWELS[0];
    const tone = pitch * between(0.88, 1.12);
    const loud = between(0.5, 1);
    const count = Math.round((milliseconds / 1000) * RATE);
    const partials = Array.from({ length: Math.floor(4000 / tone) }, (_, index) => {
      const hertz = (index + 1) * tone;
      return { hertz, loud: Math.exp(-(((hertz - low) / 300) ** 2)) + 0.4 * Math.exp(-(((hertz - high) / 400) ** 2)) + 0.05 };
    });
    return Array.from({ length: count }, (_, at) => {
      const edge = Math.min(1, at / (0.02 * RATE), (count - at) / (0.05 * RATE));
      return edge * loud * partials.reduce((sum, part) => sum + part.loud * Math.sin((2 * Math.PI * part.hertz * at) / RATE), 0) * 0.2;
    });
  }
  const hiss = (milliseconds: number, loud: number) =>
    Array.from({ length: Math.round((milliseconds / 1000) * RATE) }, () => loud * (random() * 2 - 1));

  return {
    say(words) {
      const sound: number[] = [];
      for (const word of words.split(/\s+/)) {
        for (const syllable of word.match(/[^aeiouy]*[aeiouy]+/gi) ?? ['a']) {
          if (/^[sfhz]|^th|^sh/i.test(syllable)) sound.push(...hiss(between(50, 100) / pace, 0.07));
          else if (/^[ptkbdg]/i.test(syllable)) sound.push(...hiss(between(15, 50) / pace, 0.001), ...hiss(12, 0.15));
          sound.push(...hum(between(90, 190) / pace));
        }
        sound.push(...hiss(between(5, 45) / pace, 0.001));
        if (/[,;:]$/.test(word)) sound.push(...hiss(between(120, 260), 0.0005));
      }
      return Float32Array.from(sound);
    },
  };
}

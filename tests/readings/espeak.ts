/** Voices of espeak-ng, where it is installed: a speech synthesizer of Linux distributions. */
import { spawnSync } from 'node:child_process';
import type { Speaker } from './speaker.ts';
import { samplesOfWav } from './wav.ts';

const VOICES = ['en-us', 'en-gb', 'en-gb-scotland', 'en-gb-x-rp'];
const VARIANTS = ['', '+f1', '+f2', '+f3', '+f4', '+f5', '+m1', '+m2', '+m3', '+m4', '+m5', '+m6', '+m7', '+croak', '+whisper'];

export function hasEspeak(): boolean {
  return spawnSync('espeak-ng', ['--version']).status === 0;
}

/** One of its voices, at a speed between that of a careful and of a hurried reader. Its words throw where it is missing. */
export function espeakSpeaker(random: () => number): Speaker {
  const pick = (choices: readonly string[]) => choices[Math.floor(random() * choices.length)] as string;
  const voice = pick(VOICES) + pick(VARIANTS);
  const wordsPerMinute = String(Math.round(105 + random() * 85));
  const pitch = String(Math.round(20 + random() * 60));
  return {
    say(words) {
      const { stdout, status, error } = spawnSync('espeak-ng', ['--stdout', '-v', voice, '-s', wordsPerMinute, '-p', pitch, words], {
        maxBuffer: 2 ** 26,
      });
      if (error) throw new Error('This test needs espeak-ng; install it (Debian: apt-get install espeak-ng).', { cause: error });
      if (status !== 0) throw new Error(`espeak-ng failed with ${status}.`);
      return samplesOfWav(stdout);
    },
  };
}

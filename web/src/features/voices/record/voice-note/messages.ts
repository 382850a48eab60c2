import type { SharedNote } from '../../api/shared-note.ts';
import type { NoteProblem } from './read-note.ts';

/** @param bytes of a file */
const megabytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1_000_000))} MB`;

/** Minutes and seconds, as in 3:07. @param milliseconds of sound */
export function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** With tenths of a second, so that a small correction shows: 3:07.4. */
export function preciseClock(milliseconds: number): string {
  return `${clock(milliseconds)}.${Math.floor((milliseconds % 1000) / 100)}`;
}

/** Tells waiting notes apart: “Sat 8:14 PM, 210 KB”. */
export function nameOfNote({ sharedAt, file }: Pick<SharedNote, 'sharedAt' | 'file'>): string {
  const when = new Date(sharedAt).toLocaleString(undefined, { weekday: 'short', hour: 'numeric', minute: '2-digit' });
  return `${when}, ${file.size < 1_000_000 ? `${Math.max(1, Math.round(file.size / 1000))} KB` : megabytes(file.size)}`;
}

export const NOTE = {
  title: 'Use a voice note',
  lead: 'Read the story aloud with any app that records, such as WhatsApp or Voice Memos, save the recording on this device, and choose it here.',
  kinds: 'Files ending in .opus, .ogg, .m4a, .mp3 or .webm, up to 15 minutes.',
  firstPage: 'Starts on page',
  lastPage: 'Ends on page',
  choose: 'Choose a File',
  useShared: 'Use the Shared Voice Note',
  /** @param note such as “Sat 8:14 PM, 210 KB” */
  oneOf: (note: string) => `Use the Note from ${note}`,
  several: 'More than one voice note was shared. Which one is it?',
  chooseAnother: 'Choose Another File',
  reading: 'Listening to your voice note...',
  live: 'Record Here Instead',
  check: 'Does every sentence begin in the right place?',
  checkHint: 'Tap a sentence to hear it from there. Move its start with “Earlier” and “Later,” or tap along with the whole note.',
  page: (page: number) => `Page ${page}`,
  play: (sentence: number) => `Play sentence ${sentence}`,
  stop: 'Stop',
  earlier: 'Earlier',
  earlierOf: (sentence: number) => `Sentence ${sentence} earlier`,
  later: 'Later',
  laterOf: (sentence: number) => `Sentence ${sentence} later`,
  tapAlong: 'Tap Along',
  tapHint: 'Tap when this sentence begins.',
  tap: 'It Begins Now',
  tapStop: 'Stop Tapping',
  save: 'Save These Pages',
  saving: 'Saving the pages...',
  quiet: 'This voice note is very quiet. It may be hard to understand at bedtime.',
  clipped: 'This voice note is too loud in places. You can use it as it is.',
} as const;

/** What is wrong with a file, by name, and what helps. */
export function noteProblem(problem: NoteProblem): string {
  switch (problem.kind) {
    case 'size':
      return `This file is ${megabytes(problem.bytes)}, and the limit is ${megabytes(problem.most)}. Please send fewer pages at a time.`;
    case 'type':
      return 'We can’t read this as a voice note. Please choose a file ending in .opus, .ogg, .m4a, .mp3 or .webm.';
    case 'unreadable':
      return 'This browser can’t play this file. It may be damaged, or it may work in another browser, such as Chrome. You can also record here.';
    case 'duration':
      return `This voice note is ${clock(problem.ms)} long, and the limit is ${clock(problem.most)}. Please send fewer pages at a time.`;
    case 'silent':
      return 'We can’t hear anything in this file. Please choose another one.';
    case 'page':
      return `Page ${problem.page + 1} would be ${clock(problem.ms)} long, and the limit is about two minutes. Check where its sentences begin, or read it without long pauses.`;
    case 'empty-page':
      return `There’s nothing left for page ${problem.page + 1}. Check where its sentences begin, or choose the pages again.`;
    case 'encoding':
      return 'This browser can’t save voice notes. Please try another one, such as Chrome, or record here.';
    case 'no-room':
      return 'This device is out of space for recordings. Please free up some space and try again.';
  }
}

import { expect, it } from 'vitest';
import { otherVoice, sortedVoices, type Voice, voiceToUse } from './voices.ts';

const voice = (id: string, language: string, local = true): Voice => ({ id, name: id, language, local });
const ANNA = voice('Anna', 'de-DE');
const DANIEL = voice('Daniel', 'en-GB');
const SAMANTHA = voice('Samantha', 'en-US');
const CLOUD = voice('Cloud', 'en-US', false);
const MOIRA = voice('Moira', 'en_IE');

const sorted = sortedVoices([ANNA, MOIRA, CLOUD, DANIEL, SAMANTHA], 'en', ['en-US', 'de-DE']);

it('voices of the story’s language come first, of those what needs no network, of those the device’s own region', () => {
  expect(sorted).toEqual([SAMANTHA, DANIEL, MOIRA, CLOUD, ANNA]);
});

it('the chosen voice reads, in whatever language it is', () => {
  expect(voiceToUse(sorted, 'Anna', 'en', true)).toBe('Anna');
});

it('a voice that is gone, or needs a network that is not there, is replaced by one of the language', () => {
  expect(voiceToUse(sorted, 'Unknown', 'en', true)).toBe('Samantha');
  expect(voiceToUse([CLOUD, DANIEL], 'Cloud', 'en', true)).toBe('Cloud');
  expect(voiceToUse([CLOUD, DANIEL], 'Cloud', 'en', false)).toBe('Daniel');
});

it('where no voice is listed, the browser may have one all the same', () => {
  expect(voiceToUse([], null, 'en', true)).toBeNull();
  expect(voiceToUse([ANNA], null, 'en', true)).toBeNull();
});

it('uses a voice that sends the text away only when the user chose it', () => {
  expect(voiceToUse([CLOUD, ANNA], null, 'en', true)).toBeUndefined();
  expect(voiceToUse([CLOUD], 'Cloud', 'en', true)).toBe('Cloud');
  expect(voiceToUse([CLOUD], 'Cloud', 'en', false)).toBeUndefined();
});

it('after a failure another one of the language is tried, and only one that needs no network', () => {
  expect(otherVoice(sorted, 'Samantha', 'en')).toBe('Daniel');
  expect(otherVoice([CLOUD, DANIEL], 'Daniel', 'en')).toBeNull();
  expect(otherVoice([ANNA], null, 'en')).toBeNull();
});

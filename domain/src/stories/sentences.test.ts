import { afterEach, describe, expect, it, vi } from 'vitest';
import { sentenceSpans } from './sentences.ts';

const CASES: [text: string, language?: string][] = [
  ['The lamp yawned. | So did Mira! | Did the owl?'],
  ['“Are you asleep?” said the wall. | “No,” said Aigul.'],
  ['Mia had a friend, a T. Rex called Samosa, who yawned first.'],
  ['T. Rex yawned. | The T. rex slept.'],
  ['Good night, J. R. Bear. | Good night, J.R. Bear. | Good night, Mr. I. Owl.'],
  ['A. | B. | C. | D. | E'],
  [
    'From A to Z. | Mia sang the letter B. | Oli clapped for vitamin C. | Vitamin C. | Mia and I. | Oli slept. | It was plan B. | Then it rained.',
  ],
  ['Mr. Fox met Dr. Owl. | They bowed. | “Dr. Owl!” | Today Dr. Owl slept. | “Hello, Dr. Owl,” said Mia.'],
  ['Fr. Tom, Gen. Lin and Rev. Oz climbed Mt. Fig. | Prof. Dr. Eule saw Capt. Otter, Sgt. Mouse, Lt. Duck, Hon. Judge Hen and Mx. Moth.'],
  ['He asked the Prof. | Then he slept.'],
  ['It was Mia Jr. | Then it rained. | It was Mia, Sr. | Oli slept.'],
  [
    'We live on Elm St. | Then it rained. | We live on Elm St. | Mia slept there. | They went to 5th St. | Oli slept on Fig Dr. | Mia, too.',
  ],
  ['On St. Nicholas Day Mia’s St. Bernard saw Mount St. Helens. | St. Martin rode by. | Good old St. Nick slept.'],
  ['El Sr. Gómez durmió. | Después, Mamá Sr. Oso.', 'es'],
  ['At No. 5 Fig Lane lived vs. Mole, e.g. Mia. | No. | Then she slept. | It was 7 p.m. | Then it rained.'],
  ['I saw a U.F.O. | Mia waved.'],
  ['the lamp yawned. | so did mira!'],
  ['So… Mia slept. | Wow!!! | Yes. | A.b.c “No....” | Why'],
  ['It was quiet… | Then it rained. | “Hmm…” | “Yes,” said Mia.'],
  ['月が出た。|猫が見た。', 'ja'],
];

describe.each(['with the browser’s own rules', 'in a browser without any'])('a text ends its sentences, %s', (rules) => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(CASES)('%s [fault 1] [fault 2]', (marked, language = 'en') => {
    if (rules === 'in a browser without any') vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    const text = marked.replaceAll('|', '').replaceAll(/ {2}/g, ' ');
    const spans = sentenceSpans(text, language);
    expect(spans.map(({ start, end }) => text.slice(start, end).trim())).toEqual(marked.split('|').map((sentence) => sentence.trim()));
    expect(spans.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
  });
});

it('a long line of marks takes no time, in a browser without any rules', () => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  const started = performance.now();
  for (const text of ['.'.repeat(5000), 'A. '.repeat(300), '“'.repeat(5000), 'A.'.repeat(2000)]) sentenceSpans(text, 'en');
  expect(performance.now() - started).toBeLessThan(2000);
  vi.unstubAllGlobals();
});

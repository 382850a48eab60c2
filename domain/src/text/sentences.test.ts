import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectWithin } from '../../../tests/cpu-time.ts';
import { sentenceSpans } from './sentences.ts';

const CASES: [text: string, language?: string][] = [
  ['The lamp yawned. | So did Mira! | Did the owl?'],
  ['“Are you asleep?” said the wall. | “No,” said Aigul.'],
  ['Mia had a friend, a T. Rex called Samosa, who yawned first.'],
  ['T. Rex yawned. | The T. rex slept.'],
  ['Good night, J. R. Bear. | Good night, J.R. Bear. | Good night, Mr. I. Owl.'],
  ['A dog called J. R. slept. | “Good night, J. R., and Mia,” said A. J. softly.'],
  ['Mia saw J. R. | Then it rained. | “Sweet dreams, J. R.!” | The friend was X. | Mr. Park read. | It was J. R.'],
  ['A. | B. | C. | D. | E'],
  [
    'From A to Z. | Mia sang the letter B. | Oli clapped for vitamin C. | Vitamin C. | Mia and I. | Oli slept. | It was plan B. | Then it rained.',
  ],
  ['Mr. Fox met Dr. Owl. | They bowed. | “Dr. Owl!” | Today Dr. Owl slept. | “Hello, Dr. Owl,” said Mia.'],
  ['Fr. Tom, Gen. Lin and Rev. Oz climbed Mt. Fig. | Prof. Dr. Eule saw Capt. Otter, Sgt. Mouse, Lt. Duck, Hon. Judge Hen and Mx. Moth.'],
  ['He asked the Prof. | Then he slept. | “Aye, Capt. | The ship is ready.” | They called him Jr. | Then it rained.'],
  [
    'Dr. Will slept. | “Hello, Dr. Will!” said Capt. Will. | At last, Dr. Will slept. | Then came Prof. An, Sgt. My and J. Will Bear. | Will slept.',
  ],
  ['Br. Tom, Bro. Will, Sis. Ana, Ven. An, Pfc. Can, Asst. Insp. Owl and the Rt. Hon. Judge Hen slept.'],
  ['MR. BEAR MET DR. OWL. | THEN PROF. WILL BEAR SLEPT. | HE ASKED THE PROF. | THEN IT RAINED.'],
  ['It was Mia Jr. | Then it rained. | It was Mia, Sr. | Oli slept.'],
  [
    'We live on Elm St. | Then it rained. | We live on Elm St. | Mia slept there. | They went to 5th St. | Oli slept on Fig Dr. | Mia, too.',
  ],
  ['On St. Nicholas Day Mia’s St. Bernard saw Mount St. Helens. | St. Martin rode by. | Good old St. Nick slept.'],
  ['El Sr. Gómez durmió. | Después, Mamá Sr. Oso.', 'es'],
  ['At No. 5 Fig Lane lived vs. Mole, e.g. Mia. | No. | Then she slept. | It was 7 p.m. | Then it rained.'],
  ['I saw a U.F.O. | Mia waved. | He lived in the U.S. | Mia slept. | T.S. Bear drew an O. | Mia laughed.'],
  ['It was {Child} Jr. | {Child2} slept. | They live on {Child} St. | {Child2} slept there.'],
  ['the lamp yawned. | so did mira!'],
  ['So… Mia slept. | Wow!!!!!!!!!!!!!!!! | Yes. | A.b.c “No............” | Why'],
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

describe('a long line of marks, in a browser without any rules', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(['.', 'A. ', '“', 'A.'])('takes no time that grows with the third power of its length: %s', (mark) => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    // About 100 with the second power, and 4,000 with the third.
    expectWithin(1000, () => sentenceSpans(mark.repeat(4000), 'en'));
  });
});

import { describe, expect, it } from 'vitest';
import type { Arc, ArcPage } from '../../../../domain/src/content/index.ts';
import { ARCS } from '../arcs.ts';
import { arcFaults, tellingFaults } from './arc-faults.ts';
import { loosePronouns, repeatedSentences, sentencesInPresent } from './seams.ts';

/** Of so many stories one is told. */
const A_FEW = 11;

describe('a sentence in the present', () => {
  it.each(['The fox opens the gate and waits.', 'Then {child} laughs.', 'It rains on the roof.'])('is found: %s', (text) => {
    expect(sentencesInPresent(`The lamp was lit. ${text}`)).toEqual([text]);
  });
  it.each([
    'The fox opened the gate that creaks.',
    '“The gate opens by itself,” said the fox.',
    'Seven steps led down to the water.',
    'He knew the way, as a snail knows its shell.',
  ])('is not: %s', (text) => {
    expect(sentencesInPresent(text)).toEqual([]);
  });
});

describe('a sentence that is told twice', () => {
  it('is found on another page, too, however it is punctuated', () => {
    expect(repeatedSentences(['The otter put the spoon away.', 'It rained.\n\nThe otter put the spoon away!'], [])).toEqual([
      'the otter put the spoon away',
    ]);
  });
  it('is none if it is short, or the refrain', () => {
    expect(
      repeatedSentences(['Tick, said the clock. Row, row, over we go.', 'Tick, said the clock. Row, row, over we go.'], ['over we go']),
    ).toEqual([]);
  });
});

describe('“it” without a noun', () => {
  it('is found in a paragraph that has named nothing yet', () => {
    expect(loosePronouns('The kettle sang.\n\nThen everybody looked for it. It was gone.')).toEqual(['Then everybody looked for it']);
  });
  it.each([
    'The kettle sang, and everybody looked for it.',
    '{child} looked for it.',
    '“Look for it!” said Pavel.',
    'So it was, and they stood by it.',
  ])('is not: %s', (text) => {
    expect(loosePronouns(text)).toEqual([]);
  });
});

describe('an arc with a seam has a fault:', () => {
  const [arc] = ARCS as [Arc];
  /** The arc with a sentence that is always told, in a paragraph of its own. */
  const withLine = (wording: string, isOn: (index: number) => boolean = (index) => index === 1): Arc => {
    const withIt = (pages: readonly ArcPage[]) =>
      pages.map((page, index): ArcPage => {
        const [first = [], ...rest] = page.paragraphs;
        const line = { optional: false, when: [], changes: [], wordings: [wording] };
        return isOn(index) ? { ...page, paragraphs: [[line], first, ...rest] } : page;
      });
    return { ...arc, lengths: [withIt(arc.lengths[0]), withIt(arc.lengths[1]), withIt(arc.lengths[2])] };
  };

  it('a line in the present', () => {
    expect(arcFaults(withLine('The lamp waits.'))).toContain('In the present: The lamp waits.');
  });
  it('a line that comes twice', () => {
    expect(
      tellingFaults(
        withLine('So the old lamp was lit again.', (index) => index <= 1),
        A_FEW,
      ),
    ).toContain('Told twice: so the old lamp was lit again');
  });
  it('a paragraph that points at nothing', () => {
    expect(tellingFaults(withLine('Then everyone looked for it.'), A_FEW)).toContain(
      'What it points to is not said in its paragraph: Then everyone looked for it',
    );
  });
});

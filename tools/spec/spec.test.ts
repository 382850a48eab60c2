/** Each line of the specification has a test that names it, or a mark. */
import { describe, expect, it } from 'vitest';
import { parseLines } from './lines.ts';
import { findProblems, linesIn, readProofs, readSpecification, titlesIn } from './proofs.ts';

/** Put together here, because this file is searched for titles too. */
const tagOf = (ids: string): string => ['[spec', `${ids}]`].join(' ');
const tag = tagOf('1.1');

it('every line of the specification has a test, or a mark that it states nothing testable', async () => {
  expect(findProblems(readSpecification(), await readProofs())).toEqual([]);
});

describe('the lines of a specification', () => {
  it('are bullets, rows and sentences, in their order within a section', () => {
    const text = [
      '# All',
      '',
      'Before.',
      '## 1. One',
      '### Part',
      '| Route | Purpose |',
      '|---|---|',
      '| / | Home |',
      '**Auth**',
      '- A.',
      '  - B.',
      '## 2. Two',
      '**Toast**: C.',
    ];
    expect(parseLines(text.join('\n')).map(({ id, text }) => `${id} ${text}`)).toEqual([
      '0.1 Before.',
      '1.1 | / | Home |',
      '1.2 A.',
      '1.3 B.',
      '2.1 **Toast**: C.',
    ]);
  });
});

describe('the titles of a test file', () => {
  it('come from tests and tables at any level', () => {
    const source = `
      it('one ${tag}', () => {});
      describe('group', () => { test.each([1])("%s's two ${tag}", () => {}); });
      it.each<[number]>([[1]])(
        'three ${tag}',
        () => {},
      );
      it('names no line', () => {});
    `;
    expect(titlesIn(source)).toEqual([`one ${tag}`, `%s's two ${tag}`, `three ${tag}`]);
  });

  it('leave out skipped tests', () => {
    const source = `
      it.skip('one ${tag}', () => {});
      it.todo('two ${tag}');
      test.skipIf(slow)('four ${tag}', () => {});
    `;
    expect(titlesIn(source)).toEqual([]);
  });
});

describe('a line of the specification', () => {
  const lines = [{ id: '1.1', text: 'The moon is out.' }];
  const proofs = new Map([['1.1', [{ file: 'moon.test.ts', title: 'the moon is out' }]]]);
  const problems = (...more: [named?: typeof proofs, untestable?: Record<string, string>]) =>
    findProblems(lines, more[0] ?? new Map(), more[1] ?? {}).join('\n');

  it('is proved by a test or marked as not testable', () => {
    expect(problems(proofs)).toBe('');
    expect(problems(new Map(), { '1.1': 'The moon is out.' })).toBe('');
  });

  it('is reported without a test or a mark', () => {
    expect(problems()).toContain('1.1: no test names “The moon is out.”');
  });

  it('is reported when it does not exist, is marked with another text, or has both', () => {
    const missing = new Map([...proofs, ['1.2', [{ file: 'sun.test.ts', title: 'x' }]] as const]);
    expect(problems(missing)).toBe('1.2: sun.test.ts names a missing line.');
    expect(problems(proofs, { '1.3': 'The sun.' })).toContain('1.3: the specification no longer reads “The sun.”');
    expect(problems(proofs, { '1.1': 'The moon is out.' })).toBe('1.1: is marked as untestable and has a test.');
  });

  it('may be one of several that a title names', () => {
    expect(linesIn(`shows the moon ${tagOf('1.1, 2.30')}`)).toEqual(['1.1', '2.30']);
    expect(linesIn('shows the moon')).toEqual([]);
  });
});

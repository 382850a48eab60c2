/** The specification is a living list: each of its lines has a test that fails without it, or a mark that says what it waits for. */
import { describe, expect, it } from 'vitest';
import { type Claim, type Claims, problemsOf, readClaims, readSpecification, titlesInRepository } from './claims.ts';
import { parseLines } from './lines.ts';
import { titlesOf } from './titles.ts';

it('every line of the specification is proven by tests that are there, or marked', () => {
  expect(problemsOf(readSpecification(), readClaims(), titlesInRepository)).toEqual([]);
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
  it('are those of its tests and tables, wherever they stand', () => {
    const source = `
      it('one', () => {});
      describe('group', () => { test.each([1])('%s is two', () => {}); });
      it.each<[number]>([[1]])('three', () => {});
      test.describe('group', () => { for (const plan of PLANS) test(\`is \${plan}\`, async () => {}); });
    `;
    expect(titlesOf(source, 'a.test.ts')).toEqual(['one', '%s is two', 'three', 'is …']);
  });

  it('leave out what does not run', () => {
    const source = `
      it.skip('one', () => {});
      it.todo('two');
      describe.skip('group', () => { it('three', () => {}); });
      test.skipIf(slow)('four', () => {});
    `;
    expect(titlesOf(source, 'a.test.tsx')).toEqual([]);
  });
});

describe('a claim is found wrong', () => {
  const lines = [{ id: '1.1', text: 'The moon is out.' }];
  const titles = (file: string) => (file === 'moon.test.ts' ? ['the moon is out', 'the moon is out late'] : null);
  const good: Claim = { line: 'The moon', tests: { 'moon.test.ts': ['the moon is out'] } };
  const problems = (claims: Claims) => problemsOf(lines, claims, titles).join('\n');

  it('not where its test is there', () => {
    expect(problems({ '1.1': good })).toBe('');
    expect(problems({ '1.1': { ...good, tests: { 'moon.test.ts': ['out late'] } } })).toBe('');
    expect(problems({ '1.1': { line: 'The moon', open: 'push', missing: 'the moon' } })).toBe('');
    expect(problems({ '1.1': { line: 'The moon', prose: 'says nothing' } })).toBe('');
  });

  it.each<[string, Claims, string]>([
    ['a line without a claim', {}, 'nothing is claimed'],
    ['a claim without a line', { '1.1': good, '1.2': good }, '1.2: the specification has no such line.'],
    ['a claim on another line', { '1.1': { ...good, line: 'The sun' } }, 'is claimed as “The sun”'],
    ['a file that is not there', { '1.1': { ...good, tests: { 'sun.test.ts': ['x'] } } }, 'there is no sun.test.ts.'],
    ['a test that is not there', { '1.1': { ...good, tests: { 'moon.test.ts': ['the sun'] } } }, 'has no test “the sun”'],
    ['a part of two titles', { '1.1': { ...good, tests: { 'moon.test.ts': ['is out', 'moon'] } } }, '“moon” fits 2 tests'],
    ['a file without a title', { '1.1': { ...good, tests: { 'moon.test.ts': [] } } }, 'names no test of moon.test.ts'],
    ['nothing at all', { '1.1': { line: 'The moon' } }, 'neither a test nor a mark'],
    ['an unknown mark', { '1.1': { line: 'The moon', open: 'later' as never, missing: 'x' } }, '“later” is no open work.'],
    ['an open line that says nothing', { '1.1': { line: 'The moon', open: 'push' } }, 'does not say what is missing'],
    ['prose with a test', { '1.1': { ...good, prose: 'says nothing' } }, 'is prose, and yet'],
  ])('by %s', (_name, claims, words) => {
    expect(problems(claims)).toContain(words);
  });
});

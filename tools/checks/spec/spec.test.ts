/** Each line of the specification has a test that names it, or a mark. */
import { expect, it } from 'vitest';
import { findProblems, linesIn, readProofs, readSpecification, titlesIn } from './proofs.ts';

/** Put together here, because this file is searched for titles too. */
const tagOf = (ids: string): string => ['[spec', `${ids}]`].join(' ');

it('every line of the specification has a test, or a mark that it states nothing testable', async () => {
  expect(findProblems(readSpecification(), await readProofs())).toEqual([]);
});

it('a line that neither a test nor a mark names is reported, and so is a missing line that a test names', () => {
  const lines = [{ id: '1.1', text: 'The moon is out.' }];
  expect(findProblems(lines, new Map(), {}).join()).toContain('1.1: no test names “The moon is out.”');
  const proofs = new Map(['1.1', '1.2'].map((id) => [id, [{ file: 'moon.test.ts', title: 'the moon is out' }]]));
  expect(findProblems(lines, proofs, {})).toEqual(['1.2: moon.test.ts names a missing line.']);
});

it('a skipped test proves nothing, and a title may name several lines', () => {
  const source = `it('one ${tagOf('1.1, 2.30')}', () => {}); it.skip('two ${tagOf('1.2')}', () => {}); test.each([1])('%s ${tagOf('1.3')}', () => {});`;
  expect(titlesIn(source).map(linesIn)).toEqual([['1.1', '2.30'], ['1.3']]);
});

/** The pictures of curated stories show what their texts say. */
import { describe, expect, it } from 'vitest';
import { curatedSources } from '../../tools/seed/sources.ts';
import { LONG } from '../long.ts';
import { curatedFaults } from './support/curated-page.ts';

/** One with much to count; the long run takes all. */
const SAMPLE = 'a-very-polite-well';

const checked = curatedSources().filter(({ slug }) => LONG || slug === SAMPLE);

describe('a curated story', () => {
  it.each(checked.map((source) => [source.title, source] as const))('%s: its pictures show what its text says', (_, source) => {
    expect(curatedFaults(source)).toEqual([]);
  });
});

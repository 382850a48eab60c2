import type { Story } from '@tuckaway/domain';
import { describe, expect, it } from 'vitest';
import { FOX_STORY } from '../../../../testing/fixtures.ts';
import { ANY, childrenOf, findStories, type ShelfFilter } from './shelf-search.ts';

const story = (id: string, more: Partial<Story>): Story => ({ ...FOX_STORY, id, ...more });
const OTTER = story('otter', { title: 'Été au phare', content: '<p>An otter &amp; a lamp.</p>', childName: 'Zoë', storySetting: 'garden' });
const WHALE = story('whale', {
  title: 'The Whale',
  content: '<p>Slow.</p>',
  childName: ' zoe ',
  storySetting: 'underwater',
  storyLength: 'long',
});
const OWL = story('owl', { title: 'The Owl', content: '<p>A lamp in the wood.</p>', childName: 'Ben', storySetting: 'forest' });
const SHELF = [OTTER, WHALE, OWL];
const find = (wish: Partial<ShelfFilter>, favorites: string[] = []) =>
  findStories(SHELF, { ...ANY, ...wish }, (id) => favorites.includes(id)).map(({ id }) => id);

describe('looking for a story', () => {
  it('finds words in titles and texts, without the markup', () => {
    expect(find({ words: 'ete PHARE' })).toEqual(['otter']);
    expect(find({ words: 'lamp' })).toEqual(['otter', 'owl']);
    expect(find({ words: 'amp' })).toEqual(['otter', 'owl']);
    expect(find({ words: 'otter whale' })).toEqual([]);
    expect(find({ words: '</p>' })).toEqual([]);
  });

  it('finds letters by what is typed for them, and compounds as one word [fault 12]', () => {
    const both = story('both', { childName: 'Guðrún', siblings: ["O'Neill"] });
    expect(findStories([...SHELF, both], { ...ANY, words: 'gudrun oneill' }, () => false)).toEqual([both]);
  });

  it('finds a child’s stories however the name was written', () => {
    expect(find({ child: 'Zoë' })).toEqual(['otter', 'whale']);
    expect(childrenOf(SHELF)).toEqual(['Ben', 'Zoë']);
  });

  it('finds the stories of each child who is in them, beside the first, too', () => {
    const both = story('both', { title: 'Two', content: '<p>Slow.</p>', childName: 'Ben', siblings: ['Zoé', ' Ana '] });
    const found = (wish: Partial<ShelfFilter>) => findStories([...SHELF, both], { ...ANY, ...wish }, () => false).map(({ id }) => id);
    expect(found({ child: 'Ana' })).toEqual(['both']);
    expect(found({ child: 'Zoë' })).toEqual(['otter', 'whale', 'both']);
    expect(found({ child: 'Ben' })).toEqual(['owl', 'both']);
    expect(found({ words: 'ana' })).toEqual(['both']);
    expect(childrenOf([...SHELF, both])).toEqual(['Ana', 'Ben', 'Zoë']);
  });
});

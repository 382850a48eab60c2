import { expect, it } from 'vitest';
import { FOX_STORY } from '../../../../testing/fixtures.ts';
import { type TonightsChoices, tonightsBook } from './tonights-book.ts';

const curated = (id: number) => ({ id, slug: `s${id}`, title: `Story ${id}`, description: '', category: '', rating: 5, readingTime: 5 });
const FOX = { ...FOX_STORY, recap: '{child} met a fox.' };
const at = (storyId: string) => ({ storyId, page: 4, pageCount: 9, finished: false, updatedAt: 1 });
const choose = (choices: Partial<TonightsChoices>) =>
  tonightsBook({ begun: [], own: [], curated: [curated(3), curated(4)], suggestion: curated(4), canWrite: true, ...choices });

it('is the story in progress, own or curated, whichever was read last', () => {
  expect(choose({ begun: [at(FOX.id), at('3')], own: [FOX] })).toMatchObject({ kind: 'begun-own', place: { page: 4 } });
  expect(choose({ begun: [at('3'), at(FOX.id)], own: [FOX] })).toMatchObject({ kind: 'begun-curated', story: { id: 3 } });
});

it('passes over a begun story that does not exist any more', () => {
  expect(choose({ begun: [at('77'), at('3')] })).toMatchObject({ kind: 'begun-curated', story: { id: 3 } });
});

it('is otherwise the next chapter of the newest adventure', () => {
  expect(choose({ own: [FOX] })).toEqual({ kind: 'next-chapter', story: FOX });
});

it('is the story of the evening without an adventure to continue, and when none can be written now', () => {
  expect(choose({})).toMatchObject({ kind: 'suggestion', story: { id: 4 } });
  expect(choose({ own: [FOX_STORY] })).toMatchObject({ kind: 'suggestion' });
  expect(choose({ own: [FOX], canWrite: false })).toMatchObject({ kind: 'suggestion' });
});

it('is nothing where nothing is known', () => {
  expect(choose({ suggestion: null })).toBeNull();
});

import { expect, it } from 'vitest';
import { FOX_STORY } from '../../../../testing/fixtures.ts';
import { lastNightsBook } from './last-night.ts';

const curated = (id: number) => ({ id, slug: `s${id}`, title: `Story ${id}`, description: '', category: '', rating: 5, readingTime: 5 });
const at = (storyId: string, updatedAt: number) => ({ storyId, page: 9, pageCount: 9, finished: true, updatedAt });
const choose = (choices: Partial<Parameters<typeof lastNightsBook>[0]>) =>
  lastNightsBook({ read: [], own: [FOX_STORY], curated: [curated(3), curated(4)], tonight: null, ...choices });

it('is the story that was read last, own or curated, if it still exists', () => {
  expect(choose({ read: [at(FOX_STORY.id, 1), at('3', 2), at('77', 3)] })).toMatchObject({ kind: 'curated', story: { id: 3 } });
  expect(choose({ read: [at(FOX_STORY.id, 3), at('3', 2)] })).toEqual({ kind: 'own', story: FOX_STORY });
});

it('is otherwise the newest of the family’s own', () => {
  expect(choose({})).toEqual({ kind: 'own', story: FOX_STORY });
  expect(choose({ own: [] })).toBeNull();
});

it('is not tonight’s book, unless that is the next chapter of it', () => {
  expect(choose({ tonight: { kind: 'suggestion', story: curated(3) }, read: [at('3', 2)] })).toMatchObject({ kind: 'own' });
  expect(choose({ tonight: { kind: 'next-chapter', story: FOX_STORY } })).toEqual({ kind: 'own', story: FOX_STORY });
});

import { describe, expect, it } from 'vitest';
import { FOX_STORY } from '../../../../testing/fixtures.ts';
import { lastNightsBook } from './last-night.ts';
import { type TonightsChoices, tonightsBook } from './tonights-book.ts';

const curated = (id: number) => ({ id, slug: `s${id}`, title: `Story ${id}`, description: '', category: '', rating: 5, readingTime: 5 });
const FOX = { ...FOX_STORY, recap: '{child} met a fox.' };

describe('tonight’s book', () => {
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
});

describe('last night’s book', () => {
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
});

import type { CuratedStory } from '@tuckaway/domain';
import { describe, expect, test } from 'vitest';
import { featuredList, type PublishedCopy, type PublishingState, planPublication } from './plan-publication.ts';

const NOW = Date.UTC(2026, 10, 21, 18);
const TYPED = { title: 'The Late Lamp', description: 'A lamp goes out.', category: 'Cozy', pages: [{ content: 'Once.' }], published: true };

function storyOf(id: number, slug: string): CuratedStory {
  return { id, slug, title: `Story ${id}`, description: 'd', category: 'c', rating: 5, readingTime: 5, pages: [{ content: 'p' }] };
}
const copyOf = (docId: string, id: number, slug = `story-no-${id}`): PublishedCopy => ({
  docId,
  publishedAt: NOW - id * 1000,
  story: storyOf(id, slug),
});
const plan = (state: Partial<PublishingState>) =>
  planPublication({ docId: 'lamp', document: TYPED, stampedAt: undefined, numbers: {}, copies: [], imageHosts: [], now: NOW, ...state });

/** The state that a plan leads to, as the next event finds it. */
function after(state: Partial<PublishingState>): Partial<PublishingState> {
  const { document: changes, numbers, copies } = plan(state);
  const { problems, publishedAt, id } = changes;
  const document = {
    ...(state.document === undefined ? TYPED : state.document),
    ...(id === undefined ? {} : { id }),
    ...(problems ? { problems } : {}),
  };
  if (problems === null) delete (document as Record<string, unknown>).problems;
  return { ...state, document, numbers, copies, stampedAt: publishedAt ?? state.stampedAt };
}

describe('publishing', () => {
  test('gives the story a number and a date, and visitors their copy', () => {
    const { outcome, document, numbers, copies } = plan({});
    expect(outcome).toBe('published');
    expect(document).toEqual({ id: 1, publishedAt: NOW });
    expect(numbers).toEqual({ lamp: 1 });
    expect(copies).toMatchObject([{ docId: 'lamp', publishedAt: NOW, story: { id: 1, slug: 'the-late-lamp', title: 'The Late Lamp' } }]);
  });

  test('writes nothing into a correct document: its own event changes nothing', () => {
    const again = plan(after({}));
    expect(again.outcome).toBe('renewed');
    expect(again.document).toEqual({});
    expect(again.copies).toEqual(after({}).copies);
  });

  test('again updates the copy and keeps number and date', () => {
    const state = { ...after({}), now: NOW + 1000 };
    const renewed = plan({ ...state, document: { ...state.document, title: 'The Later Lamp' } });
    expect(renewed.outcome).toBe('renewed');
    expect(renewed.copies).toMatchObject([{ publishedAt: NOW, story: { id: 1, title: 'The Later Lamp' } }]);
  });

  test('accepts a number that an admin chose, and skips taken ones', () => {
    expect(plan({ document: { ...TYPED, id: 7 } }).numbers).toEqual({ lamp: 7 });
    expect(plan({ numbers: { one: 1, other: 2 } }).document.id).toBe(3);
    expect(plan({ copies: [copyOf('one', 1)] }).document.id).toBe(2);
  });

  test('removes earlier problems', () => {
    expect(plan({ document: { ...TYPED, problems: ['“title” is missing.'] } }).document).toMatchObject({ problems: null });
  });

  test('appends the number to a slug from the title if it is taken', () => {
    expect(plan({ copies: [copyOf('other', 1, 'the-late-lamp')] }).copies[1]?.story.slug).toBe('the-late-lamp-2');
  });
});

describe('an invalid story', () => {
  test('is not published, gets no number, and says why', () => {
    const { outcome, document, numbers, copies } = plan({ document: { ...TYPED, title: '', pages: [] } });
    expect(outcome).toBe('problems');
    expect(document.problems).toHaveLength(2);
    expect({ numbers, copies }).toEqual({ numbers: {}, copies: [] });
  });

  test('keeps its last valid copy', () => {
    const state = after({});
    const { outcome, copies } = plan({ ...state, document: { ...state.document, title: '' } });
    expect(outcome).toBe('problems');
    expect(copies).toEqual(state.copies);
  });

  test('whose “published” is not a boolean says so, and nothing else changes', () => {
    const state = after({});
    const { document, copies } = plan({ ...state, document: { ...state.document, published: 'yes' } });
    expect(document.problems).toEqual(['“published” has to be a boolean: true or false.']);
    expect(copies).toEqual(state.copies);
  });

  test.each([
    ['a number that another story has', { id: 7 }, /“id” 7 already belongs to “Story 7”/],
    ['a number that another story once had', { id: 8 }, /“id” 8 already belongs to another story/],
    ['a number that is none', { id: '7' }, /whole number above zero/],
    ['zero', { id: 0 }, /whole number above zero/],
    ['half a number', { id: 1.5 }, /whole number above zero/],
    ['a slug that another story has', { slug: 'taken' }, /“slug” taken already belongs to “Story 7”/],
  ])('because of %s says so', (_what, fields, problem) => {
    const { outcome, document } = plan({
      document: { ...TYPED, ...fields },
      numbers: { other: 7, gone: 8 },
      copies: [copyOf('other', 7, 'taken')],
    });
    expect(outcome).toBe('problems');
    expect(document.problems).toEqual([expect.stringMatching(problem)]);
  });

  test('whose number was changed is told the old one', () => {
    const state = after({});
    const { document, copies } = plan({ ...state, document: { ...state.document, id: 9 } });
    expect(document.problems).toEqual(['“id” was 1 when the story was first published and cannot change: put 1 back.']);
    expect(copies).toEqual(state.copies);
  });
});

describe('withdrawing', () => {
  test.each([
    ['unpublishing', { ...TYPED, published: false }],
    ['taking the field out', { ...TYPED, published: undefined }],
    ['deleting the document', null],
  ])('by %s takes copy and entry off, and leaves other stories', (_how, document) => {
    const other = copyOf('other', 7);
    const { outcome, copies, document: changes } = plan({ document, numbers: { lamp: 1, other: 7 }, copies: [copyOf('lamp', 1), other] });
    expect(outcome).toBe('taken-off');
    expect(copies).toEqual([other]);
    expect(changes).toEqual({});
  });

  test('of a draft changes nothing', () => {
    expect(plan({ document: { published: false } })).toMatchObject({ outcome: 'draft', document: {}, numbers: {}, copies: [] });
  });

  test('and publishing again restores the number, even if the field was removed', () => {
    expect(plan({ numbers: { one: 1, lamp: 4 } })).toMatchObject({ outcome: 'renewed', document: { id: 4 } });
  });
});

test('the list has the newest story first and no pages', () => {
  const list = featuredList([copyOf('b', 2), copyOf('a', 1), copyOf('c', 3)]);
  expect(list.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(list[0]).not.toHaveProperty('pages');
});

import type { CuratedStory } from '@tuckaway/domain';
import { describe, expect, test } from 'vitest';
import { featuredList, mayChangePublication, type PublishedCopy, type PublishingState, planPublication } from './plan-publication.ts';

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

describe('a published story with draft: true', () => {
  const edited = (fields: object) => {
    const state = { ...after({}), now: NOW + 1000 };
    return { state, edit: { ...state, document: { ...state.document, title: 'The Later Lamp', ...fields } } };
  };

  test('keeps its last copy, also where the edit is invalid', () => {
    for (const fields of [{ draft: true }, { draft: true, title: '', pages: [] }]) {
      const { state, edit } = edited(fields);
      expect(plan(edit)).toEqual({ outcome: 'held', document: {}, numbers: state.numbers, copies: state.copies });
    }
  });

  test.each([[false], [null], [undefined]])('is updated once draft is %s, and not announced again', (draft) => {
    const { outcome, copies } = plan(edited({ draft }).edit);
    expect(outcome).toBe('renewed');
    expect(copies).toMatchObject([{ publishedAt: NOW, story: { id: 1, title: 'The Later Lamp' } }]);
  });

  test('is taken off when it is unpublished', () => {
    expect(plan(edited({ draft: true, published: false }).edit)).toMatchObject({ outcome: 'taken-off', copies: [] });
  });

  test('that was never published stays a draft without a number', () => {
    expect(plan({ document: { ...TYPED, draft: true } })).toEqual({ outcome: 'draft', document: {}, numbers: {}, copies: [] });
  });

  test('loses problems of before', () => {
    expect(plan(edited({ draft: true, problems: ['“title” is missing.'] }).edit).document).toEqual({ problems: null });
  });
});

test.each([['yes'], [1], ['']])('a draft that is %j is a problem, published or not', (draft) => {
  const sentence = '“draft” has to be a boolean: true or false.';
  const state = after({});
  expect(plan({ ...state, document: { ...state.document, draft } })).toMatchObject({
    outcome: 'problems',
    document: { problems: [sentence] },
    copies: state.copies ?? [],
  });
  expect(plan({ document: { ...TYPED, published: false, draft } }).document).toEqual({ problems: [sentence] });
});

describe('a misspelled field', () => {
  const { title, published, ...rest } = TYPED;

  test('stops publishing where the right one is missing, and is named in the document', () => {
    const { outcome, document } = plan({ document: { ...rest, published, Title: title } });
    expect(outcome).toBe('problems');
    expect(document.problems).toEqual([
      '“title” is missing.',
      '“Title” is no field that publishing knows. Did you mean “title”? The name has to be exactly that.',
    ]);
  });

  test('stops publishing also where the right one is optional', () => {
    const { outcome, document } = plan({ document: { ...TYPED, raiting: 4, pages: [{ content: 'Once.', image: '/a.svg' }] } });
    expect(outcome).toBe('problems');
    expect(document.problems).toEqual([
      expect.stringContaining('“raiting” is no field that publishing knows. Did you mean “rating”?'),
      expect.stringContaining('Page 1: “image” is no field that publishing knows. Did you mean “imageUrl”?'),
    ]);
  });

  test('is not the “note” of an admin, though it is nearly “tone”', () => {
    expect(plan({ document: { ...TYPED, note: 'Ask Ana.' } })).toMatchObject({ outcome: 'published', document: { id: 1 } });
    expect(plan({ document: { ...TYPED, note: 'Ask Ana.' } }).document).not.toHaveProperty('problems');
  });

  test.each(['task', 'tale', 'walk', 'tall', 'tank'])('is only a hint for %s, which is nearly “talk”', (name) => {
    const { outcome, document } = plan({ document: { ...TYPED, [name]: 'for Ana' } });
    expect(outcome).toBe('published');
    expect(document.problems).toEqual([expect.stringMatching(/^Hint: .*Did you mean “talk”\?/u)]);
  });

  test('beside the right one is a hint, with which the story is published', () => {
    const { outcome, document, copies } = plan({ document: { ...TYPED, Title: 'x' } });
    expect(outcome).toBe('published');
    expect(document.problems).toEqual(['Hint: “Title” is ignored, because there is “title” too. Take it out.']);
    expect(copies).toHaveLength(1);
  });

  test.each([['publish'], ['publised'], ['Published'], ['isPublished'], ['published ']])(
    '%s is named in a draft that it should have published',
    (name) => {
      const document = { ...rest, title, [name]: true };
      expect(mayChangePublication({ before: null, after: document })).toBe(true);
      const planned = plan({ document });
      expect(planned.outcome).toBe('draft');
      expect(planned.document.problems).toEqual([
        `“${name}” is no field that publishing knows. Did you mean “published”? The name has to be exactly that.`,
      ]);
      // Its own event has nothing left to do.
      expect(mayChangePublication({ before: document, after: { ...document, problems: planned.document.problems } })).toBe(false);
    },
  );

  test('that would contradict “published” stops an edit, and visitors keep the last copy', () => {
    const state = after({});
    const { outcome, copies } = plan({ ...state, document: { ...state.document, publised: false } });
    expect([outcome, copies]).toEqual(['problems', state.copies]);
  });

  test('is no longer named once it is right', () => {
    const draft = { ...rest, title, problems: ['“publish” is …'] };
    expect(mayChangePublication({ before: { ...draft, publish: true }, after: draft })).toBe(true);
    expect(plan({ document: draft }).document).toEqual({ problems: null });
  });
});

describe('an event', () => {
  const { published: _published, ...DRAFT } = TYPED;
  const EDITING = { ...TYPED, draft: true };

  test.each([
    ['creating a draft', null, DRAFT],
    ['editing a draft', DRAFT, { ...DRAFT, title: 'The Later Lamp' }],
    ['marking a draft as unpublished', DRAFT, { ...DRAFT, published: false }],
    ['deleting a draft', DRAFT, null],
    ['editing a published story under draft: true', EDITING, { ...EDITING, title: 'The Later Lamp' }],
  ])('of %s cannot change the publication, so nothing is read', (_what, before, after) => {
    expect(mayChangePublication({ before, after })).toBe(false);
  });

  test.each([
    ['publishing a draft', DRAFT, TYPED],
    ['ending an edit', EDITING, TYPED],
    ['unpublishing during an edit', EDITING, { ...DRAFT, draft: true }],
    ['editing a published story', TYPED, { ...TYPED, title: 'The Later Lamp' }],
    ['unpublishing', TYPED, DRAFT],
    ['deleting a published story', TYPED, null],
    ['correcting a value that is not a boolean', { ...DRAFT, published: 'yes' }, DRAFT],
  ])('of %s may change it', (_what, before, after) => {
    expect(mayChangePublication({ before, after })).toBe(true);
  });
});

test('the list has the newest story first and no pages', () => {
  const list = featuredList([copyOf('b', 2), copyOf('a', 1), copyOf('c', 3)]);
  expect(list.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(list[0]).not.toHaveProperty('pages');
});

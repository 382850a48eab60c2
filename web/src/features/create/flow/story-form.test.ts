// @vitest-environment jsdom
import type { Child } from '@tuckaway/domain';
import { describe, expect, it } from 'vitest';
import { MIA } from '../../../../testing/fixtures.ts';
import { COMPLETE } from '../../../../testing/story-form.ts';
import { saveDraft } from '../../../data/session/drafts.ts';
import { CREATE_STORY_DRAFT } from '../../reader/api/stories/create-draft.ts';
import { type CompleteStoryForm, missingParts, type StoryForm, storedForm, storeForm, surprise, wishesIn } from './story-form.ts';

it.each<[string, Partial<StoryForm>]>([
  ["the child's name", { childName: ' ' }],
  ['a favorite animal', { favoriteAnimal: '' }],
  ['a setting', { storySetting: null }],
  ['a length', { storyLength: null }],
  ['a mood', { storyTone: null }],
  ['a cover', { coverImage: '' as never }],
])('is incomplete without %s [spec 5.2]', (part, change) => {
  expect(missingParts({ ...COMPLETE, ...change })).toEqual([part]);
});

describe('the request', () => {
  const OTHER_MIA: Child = { ...MIA, id: '5', age: '6-8', notTonight: ['fire'] };
  const { childName, favoriteAnimal, storySetting, storyLength, storyTone } = COMPLETE;
  const ALWAYS = { childName, favoriteAnimal, storySetting, storyLength, storyTone };
  const OF_MIA = { age: '2-3', pronouns: 'she', notTonight: ['dark', 'dogs'], childId: '3' };
  const EPISODE = { storyId: COMPLETE.storyId, recap: '{child} found a lamp.', cast: ['the owl'] };

  it.each<[string, Partial<StoryForm>, Child[], object]>([
    ['has an age and nothing else that was not chosen', {}, [], { age: '4-5' }],
    [
      'has age, pronouns and topics of a child that is not remembered',
      { age: '6-8', pronouns: 'they', notTonight: ['thunder'] },
      [],
      { age: '6-8', pronouns: 'they', notTonight: ['thunder'] },
    ],
    ['has those of the remembered child with the typed name', { childName: 'mia ', age: '6-8', notTonight: ['clowns'] }, [MIA], OF_MIA],
    [
      'has its own where the name is no longer that of the chosen child',
      { childName: 'Mia Rose', childId: '3', age: '6-8', notTonight: ['clowns'] },
      [MIA],
      { age: '6-8', notTonight: ['clowns'] },
    ],
    ['has those of the chosen one of two children with one name', { childId: '5' }, [MIA, OTHER_MIA], { age: '6-8', childId: '5' }],
    [
      'leaves out what a remembered child leaves out who only comes along',
      { childName: 'Leo', siblings: ['mia'], notTonight: ['clowns'] },
      [MIA],
      { siblings: ['mia'], age: '4-5', notTonight: ['clowns', 'dark', 'dogs'] },
    ],
    ['does not look like a story that it no longer continues', { continues: null, childSeed: 7 }, [], {}],
    ['has what happened today', { moment: 'thunderstorm' }, [], { moment: 'thunderstorm', age: '4-5' }],
    [
      'has nothing of today that a child leaves out',
      { moment: 'thunderstorm', notTonight: ['thunder'] },
      [],
      { age: '4-5', notTonight: ['thunder'] },
    ],
    ['has every child once', { siblings: ['Leo', 'mia', 'LEO', 'Ana'] }, [], { siblings: ['Leo', 'Ana'] }],
    [
      'has what happened in the episode before, not its title',
      { continues: { ...EPISODE, title: 'The Late Lamp' }, childSeed: 0 },
      [],
      { continues: EPISODE, childSeed: 0 },
    ],
  ])('%s', (_what, change, known, expected) => {
    const form = { ...COMPLETE, ...change } as CompleteStoryForm;
    const wishes = wishesIn(form, known);
    expect(wishes).toMatchObject({ ...ALWAYS, childName: form.childName, ...expected });
    for (const field of ['childId', 'childSeed']) if (!(field in expected)) expect(wishes).not.toHaveProperty(field);
    if (Object.keys(change).length === 0) expect(wishes).toEqual({ ...ALWAYS, ...expected });
  });
});

describe('“Surprise Me”', () => {
  const EMPTY: StoryForm = { ...COMPLETE, childName: '', favoriteAnimal: '', storySetting: null, storyLength: null, storyTone: null };

  it('chooses everything but the name', () => {
    const chosen = { ...EMPTY, ...surprise(EMPTY) };
    expect(missingParts(chosen)).toEqual(["the child's name"]);
  });

  it('keeps what the family chose, and replaces its own place and cover', () => {
    expect(
      surprise({ ...EMPTY, favoriteAnimal: 'otter', storyLength: 'long', storySetting: 'meadow', coverImage: 'garden' }),
    ).toMatchObject({
      favoriteAnimal: 'otter',
      storyLength: 'long',
      storySetting: 'meadow',
      coverImage: 'garden',
    });
    const first = surprise(EMPTY, {}, () => 0);
    const second = surprise({ ...EMPTY, ...first }, first, () => 0.99);
    expect(second.storySetting).not.toBe(first.storySetting);
    expect(second.coverImage).not.toBe(first.coverImage);
    expect(second.storyTone).toBe(first.storyTone);
  });
});

describe('the draft', () => {
  it('keeps the id of the story to be, and a draft of an earlier version gets one', () => {
    storeForm(COMPLETE);
    expect(storedForm()).toEqual(COMPLETE);
    const { storyId: _none, ...earlier } = COMPLETE;
    saveDraft(CREATE_STORY_DRAFT, earlier);
    expect(storedForm()).toEqual({ ...earlier, storyId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });

  it('is read without what this version does not know', () => {
    saveDraft(CREATE_STORY_DRAFT, {
      ...COMPLETE,
      storySetting: 'volcano',
      coverImage: 'x',
      siblings: ['Leo', 7],
      continues: { title: 'The Fox' },
    });
    expect(storedForm()).toEqual({ ...COMPLETE, storySetting: null, coverImage: 'moon', siblings: ['Leo'] });
  });
});

import { childSeedOf, coverScene, DEFAULT_SCENE, type FamilyPage, paragraphsToHtml } from '@tuckaway/domain';
import { describe, expect, test } from 'vitest';
import { type StoredStory, sharedCopy } from './shared-copy.ts';
import { drawablePictures, picturesOf, sharedStoryOf } from './shared-pictures.ts';

const RAIN: FamilyPage['scene'] = { ...DEFAULT_SCENE, place: 'forest', weather: 'rain' };
const NIGHT: FamilyPage['scene'] = { ...DEFAULT_SCENE, place: 'home', space: 'inside', time: 'night' };
const TEXTS = ['Mia yawned.', '“Mia,” said the lamp.', 'Mia slept.'];
const nameless = (text: string) => text.replaceAll('Mia', '{child}');
const STORY: StoredStory = {
  title: 'Mia and the Lamp',
  content: paragraphsToHtml(TEXTS),
  template: paragraphsToHtml(TEXTS.map(nameless)),
  childName: 'Mia',
  favoriteAnimal: 'fox',
  storySetting: 'forest',
  storyTone: 'sleepy',
  coverImage: 'castle',
  pages: [
    { text: `${TEXTS[0]}\n\n${TEXTS[1]}`, scene: RAIN },
    { text: TEXTS[2], scene: NIGHT },
  ],
  cover: coverScene({ storySetting: 'forest', coverImage: 'castle' }),
};
const shownOf = (story: StoredStory, showName = false) => {
  const copy = sharedCopy(story, showName);
  if (copy === null) throw new Error('It cannot be shared.');
  return copy.shown;
};
const pictures = (story: StoredStory, showName = false) => picturesOf(story, shownOf(story, showName));

describe('the pictures of a shared story', () => {
  test('are those of its pages, with the names left out of their texts', () => {
    expect(pictures(STORY)).toEqual({
      pages: [
        { text: 'The little one yawned.\n\n“The little one,” said the lamp.', scene: RAIN },
        { text: 'The little one slept.', scene: NIGHT },
      ],
      cover: STORY.cover,
      coverImage: 'castle',
      storyTone: 'sleepy',
    });
  });

  test('are derived for a story of an earlier version, with the pages that its reader shows', () => {
    const { pages: _pages, cover: _cover, ...earlier } = STORY;
    const shown = pictures(earlier);
    expect(shown.pages.map(({ text }) => text).join('\n\n')).toBe(shownOf(STORY).paragraphs.join('\n\n'));
    expect(shown.pages[0]?.scene.figures.map(({ who }) => who)).toEqual(['animal', 'child']);
    expect(shown.cover).toEqual(STORY.cover);
  });

  test('are derived from the shown text where template and pages do not match', () => {
    const story = { ...STORY, template: nameless(TEXTS.join('\n\n')) };
    expect(pictures(story).pages.map(({ text }) => text)).toEqual([shownOf(story).paragraphs.join('\n\n')]);
  });

  test('know whom and what the acts of its pages name, in known words', () => {
    const scene = { ...RAIN, staging: { view: 'near', acts: [{ who: ['Noor', '<b>'], does: 'dig' }], things: [] } };
    const pictureCast = {
      characters: [
        { name: 'Noor', kind: 'owl', hair: '<i>' },
        { name: '<b>', kind: '<u>' },
      ],
      things: '<p>',
    };
    const shown = pictures({ ...STORY, pages: [{ text: TEXTS.join('\n\n'), scene }], pictureCast });
    expect(shown.pictureCast?.characters[0]).toEqual({ name: 'Noor', kind: 'owl', hair: 'i' });
    expect(JSON.stringify(shown)).not.toContain('<');
    const share = { ...shownOf(STORY), ...shown, storyId: 'an-id', storySetting: 'forest', expiresAt: 1, story: STORY };
    expect(drawablePictures('an-id', sharedStoryOf(share))[0].cast).toEqual(shown.pictureCast);
  });

  test('never contain markup or words that a stored document may have', () => {
    const hostile = { ...RAIN, svg: '<svg onload="alert(1)">', place: '<script>', figures: [{ who: '<b>', pose: 'x' }] };
    const story = { ...STORY, pages: [{ text: TEXTS.join('\n\n'), scene: hostile }], cover: hostile, storyTone: '<i>', coverImage: '<u>' };
    expect(JSON.stringify(pictures(story))).not.toContain('<');
    expect(pictures({ ...story, storySetting: '<p>' }).pages[0]?.scene.place).toBe('meadow');
  });
});

describe('a stored share', () => {
  const shown = shownOf(STORY);
  const share = { ...shown, storyId: 'an-id', storySetting: 'forest', expiresAt: 1 };

  test('shows the pictures that it was stored with', () => {
    const other = { ...STORY, coverImage: 'moon', storyTone: 'silly', pages: [{ text: TEXTS.join('\n\n'), scene: DEFAULT_SCENE }] };
    expect(sharedStoryOf({ ...share, ...pictures(STORY), story: other })).toEqual({ ...share, ...pictures(STORY) });
  });

  test('shows the looks that it was stored with, in known words, on its cover and pages', () => {
    const stored = sharedStoryOf({ ...share, ...pictures(STORY), looks: [{ skin: 'dark', hair: '<b>' }, 'tall'], story: STORY });
    expect(stored.looks).toEqual([{ skin: 'dark' }, null]);
    expect(drawablePictures('an-id', stored).map(({ looks }) => looks)).toEqual([stored.looks, stored.looks, stored.looks]);
  });

  test('shows undescribed children as its story does, also if that has no number', () => {
    const numbered = { ...STORY, childSeed: 7 };
    const shares = [
      { ...share, ...pictures(numbered), story: numbered },
      { ...share, story: numbered },
      { ...share, story: STORY },
    ];
    expect(shares.map((stored) => drawablePictures('an-id', sharedStoryOf(stored))[1]?.childSeed)).toEqual([
      7,
      7,
      childSeedOf({ id: 'an-id' }),
    ]);
    expect(pictures({ ...STORY, childSeed: '<b>' })).not.toHaveProperty('childSeed');
  });

  test('shows no looks that only its story has', () => {
    const story = { ...STORY, looks: [{ skin: 'dark' }], appearance: { skin: 'dark' } } as StoredStory;
    expect(sharedStoryOf({ ...share, ...pictures(story), story })).not.toHaveProperty('looks');
    expect(JSON.stringify(sharedStoryOf({ ...share, story }))).not.toContain('dark');
  });

  test('of an earlier version shows those of its story', () => {
    expect(sharedStoryOf({ ...share, story: STORY })).toEqual({ ...share, ...pictures(STORY) });
    const { content: _content, pages: _pages, ...empty } = STORY;
    expect(sharedStoryOf({ ...share, story: empty as StoredStory }).pages.map(({ text }) => text)).toEqual([shown.paragraphs.join('\n\n')]);
  });
});

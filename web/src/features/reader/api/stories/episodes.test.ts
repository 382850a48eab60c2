// @vitest-environment jsdom
import type { Story } from '@tuckaway/domain';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FOX_STORY } from '../../../../../testing/fixtures.ts';
import { readDraft, saveDraft } from '../../../../data/session/drafts.ts';
import { draftNextEpisode, isPreviousEpisode, previousEpisode } from './episodes.ts';

const NOTED: Story = { ...FOX_STORY, recap: '{child} met a fox.', cast: ['the fox'], siblings: ['Leo'] };

describe('what the next episode is told', () => {
  it('is the recap and the cast that are kept with a story', () => {
    expect(previousEpisode(NOTED)).toEqual({
      storyId: FOX_STORY.id,
      title: FOX_STORY.title,
      recap: '{child} met a fox.',
      cast: ['the fox'],
    });
  });

  it('is the end of a story that has none, as far as that has no name in it', () => {
    const template = '<p>{child} met a fox.</p><p>It was &lt;quite&gt; late. They slept.</p>';
    expect(previousEpisode({ ...FOX_STORY, template })).toMatchObject({ recap: 'It was <quite> late. They slept.', cast: [] });
    const long = `<p>${'{child} walked on and on and on and on. '.repeat(30)}They slept.</p>`;
    const { recap = '' } = previousEpisode({ ...FOX_STORY, template: long }) ?? {};
    expect(recap.length).toBeLessThanOrEqual(400);
    expect(recap).toMatch(/^\{child\} walked .* They slept\.$/);
  });

  it('is nothing for a story that is only there with the name', () => {
    expect(previousEpisode(FOX_STORY)).toBeNull();
  });

  it('is laid out with the same wishes, the same children and what the family chose', () => {
    const chosen: Partial<Story> = { age: '6-8', pronouns: 'he', notTonight: ['dark'], childId: '0', childSeed: 7 };
    draftNextEpisode({ ...NOTED, ...chosen });
    const { childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage } = FOX_STORY;
    const wishes = { childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage };
    expect(readDraft('create-story')).toEqual({ ...wishes, ...chosen, siblings: ['Leo'], continues: previousEpisode(NOTED) });
  });

  it.each([null, 'x', {}, { storyId: 'a', title: 'b', recap: 'c' }, { storyId: 'a', title: 'b', recap: 'c', cast: [1] }])(
    'is not %j',
    (value) => {
      expect(isPreviousEpisode(value)).toBe(false);
    },
  );
});

it('starts nothing where its code cannot be loaded: the form may hold another story', async () => {
  saveDraft('create-story', { childName: 'Noor' });
  vi.resetModules();
  vi.doMock('./episodes.ts', () => Promise.reject(new Error('no network')));
  onTestFinished(() => void vi.doUnmock('./episodes.ts'));
  const { prepareNextEpisode } = await import('./next-episode.ts');
  expect(await prepareNextEpisode(FOX_STORY, { start: true })).toEqual({ start: false });
  expect(readDraft('create-story')).toEqual({ childName: 'Noor' });
});

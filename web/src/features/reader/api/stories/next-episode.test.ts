// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { FOX_STORY } from '../../../../../testing/fixtures.ts';
import { readDraft, saveDraft } from '../../../../data/session/drafts.ts';

beforeEach(() => {
  vi.resetModules();
  vi.doUnmock('./episodes.ts');
});

it('starts nothing where its code cannot be loaded: the form may hold another story', async () => {
  saveDraft('create-story', { childName: 'Noor' });
  vi.doMock('./episodes.ts', () => Promise.reject(new Error('no network')));
  const { prepareNextEpisode } = await import('./next-episode.ts');
  expect(await prepareNextEpisode(FOX_STORY, { start: true })).toEqual({ start: false });
  expect(readDraft('create-story')).toEqual({ childName: 'Noor' });
});

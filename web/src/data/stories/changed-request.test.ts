// @vitest-environment jsdom
import type { KeptWishes } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { storyEntry } from '../../../testing/entries.ts';
import { discardEntry } from '../../../testing/fake-sync.ts';
import { readDraft } from '../cache/drafts.ts';
import { queryClient } from '../queries/query-client.ts';
import { showEntries } from '../sync/sync-state.ts';
import { discardReplacedRequest, draftChangedRequest } from './changed-request.ts';

vi.mock('../sync/sync.ts', () => import('../../../testing/fake-sync.ts'));

const REFUSED = storyEntry({ attention: { because: 'refused', message: 'Please choose another animal.' } });

beforeEach(() => {
  discardEntry.mockReset().mockResolvedValue();
  showEntries([]);
});

it('lays out an order with its siblings, the wishes of the child and the story that it goes on from', () => {
  const wishes: KeptWishes = { age: '2-3', pronouns: 'she', notTonight: ['dogs'], childId: '3' };
  const continues = { storyId: '1b671a64-40d5-491e-99b0-da01ff1f3341', recap: 'They found the kite.', cast: ['a heron'] };
  queryClient.setQueryData(['story', continues.storyId], { id: continues.storyId, title: 'The Kite' });
  draftChangedRequest({ ...REFUSED, data: { ...REFUSED.data, ...wishes, siblings: ['Noor'], continues } });
  expect(readDraft('create-story')).toMatchObject({
    ...wishes,
    siblings: ['Noor'],
    continues: { ...continues, title: 'The Kite' },
    replaces: REFUSED.id,
  });
});

it('leaves alone what is gone, or is on its way again', async () => {
  showEntries([storyEntry()]);
  await discardReplacedRequest(storyEntry().id);
  await discardReplacedRequest('long-gone');
  expect(discardEntry).not.toHaveBeenCalled();
});

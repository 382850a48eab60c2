// @vitest-environment jsdom
import type { KeptWishes } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { storyEntry } from '../../../../testing/entries.ts';
import { connectSyncEngine, type SyncEngine } from '../../../data/outbox/page/sync.ts';
import { showEntries } from '../../../data/outbox/page/sync-state.ts';
import { queryClient } from '../../../data/query/query-client.ts';
import { readDraft } from '../../../data/session/drafts.ts';
import { discardReplacedRequest, draftChangedRequest } from './changed-request.ts';

const discard = vi.fn<SyncEngine['discard']>();
connectSyncEngine(async () => ({ discard }) as unknown as SyncEngine);

const REFUSED = storyEntry({ attention: { because: 'refused', message: 'Please choose another animal.' } });

beforeEach(() => showEntries([]));

it('lays out an order with its siblings, the wishes of the child and the story that it goes on from', () => {
  const kept: KeptWishes = { age: '2-3', pronouns: 'she', notTonight: ['dogs'], childId: '3' };
  const wishes = { ...kept, moment: 'sharing' as const };
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

it('asks for another animal in place of a longer one that an earlier version queued, and keeps everything else [safety 10]', () => {
  const favoriteAnimal = 'a small red fox with two white socks';
  draftChangedRequest({ ...REFUSED, data: { ...REFUSED.data, favoriteAnimal, siblings: ['Noor'], age: '2-3' } });
  const { uid: _uid, createdAt: _createdAt, ...wishes } = REFUSED.data;
  expect(readDraft('create-story')).toMatchObject({
    ...wishes,
    ...{ favoriteAnimal, siblings: ['Noor'], age: '2-3', replaces: REFUSED.id },
    problem: { field: 'favoriteAnimal', message: 'The favorite animal is too long: at most six words, please.' },
  });
});

it('takes the refused entry’s place, and leaves alone what is gone, or is on its way again', async () => {
  const again = storyEntry();
  showEntries([again]);
  await discardReplacedRequest(again.id);
  await discardReplacedRequest('long-gone');
  expect(discard).not.toHaveBeenCalled();
  showEntries([REFUSED]);
  await discardReplacedRequest(REFUSED.id);
  expect(discard).toHaveBeenCalledExactlyOnceWith(REFUSED);
});

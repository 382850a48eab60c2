// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import type { Child } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA } from '../../../../../testing/fixtures.ts';
import { renderHook } from '../../../../../testing/render-hook.ts';
import { NotSignedIn, OfflineError } from '../../../../data/device/errors.ts';
import { TimeoutError } from '../../../../data/device/with-timeout.ts';
import { copyOf, handCopiesTo } from '../../../../data/query/cached-copies.ts';
import { queryClient } from '../../../../data/query/query-client.ts';
import { NoRoomError, removeChild, saveChild, useChildren } from './children.ts';

const documents = vi.hoisted(() => ({ readChildren: vi.fn(), createChild: vi.fn(), writeChild: vi.fn(), deleteChild: vi.fn() }));
const uid = vi.hoisted(() => vi.fn<() => string | null>());
vi.mock('./child-documents.ts', () => documents);
vi.mock('../../../../data/session/session.ts', async () => {
  const errors = await import('../../../../data/device/errors.ts');
  const requireUid = () => {
    if (uid() === null) throw new errors.NotSignedIn();
    return uid();
  };
  return { currentUid: uid, requireUid, useUid: uid };
});

const UID = ANNA.firebaseUid;
const wishes = { favoriteAnimal: 'fox', storyLength: 'short', storyTone: 'cozy' } as const;
const MIA: Child = { id: 'm', nickname: 'Mia', ...wishes };
const LEO: Child = { id: 'l', nickname: 'Leo', ...wishes };
const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
const shown = () => renderHook(() => useChildren()).result;

beforeEach(async () => {
  queryClient.clear();
  handCopiesTo(UID);
  await copyOf<Child[]>(UID, 'children').drop();
  online(true);
  uid.mockReturnValue(UID);
  documents.readChildren.mockReset().mockResolvedValue([MIA, LEO]);
  documents.createChild.mockReset().mockResolvedValue('0');
  documents.writeChild.mockReset().mockResolvedValue(undefined);
  documents.deleteChild.mockReset().mockResolvedValue(undefined);
});

describe('remembered children', () => {
  it('are shown from the copy before the server answers and while offline', async () => {
    await copyOf<Child[]>(UID, 'children').put([LEO]);
    const answer = Promise.withResolvers<Child[]>();
    documents.readChildren.mockReturnValue(answer.promise);
    const children = shown();
    await waitFor(() => expect(children.current).toEqual([LEO]));
    answer.resolve([MIA]);
    await waitFor(() => expect(children.current).toEqual([MIA]));
    queryClient.clear();
    online(false);
    documents.readChildren.mockClear();
    const later = shown();
    await waitFor(() => expect(later.current).toEqual([MIA]));
    expect(documents.readChildren).not.toHaveBeenCalled();
  });

  it('that another device added leave no room: the caller is told, and they are loaded', async () => {
    const children = shown();
    await waitFor(() => expect(children.current).toEqual([LEO, MIA]));
    const all = Array.from({ length: 8 }, (_, slot) => ({ ...MIA, id: String(slot) }));
    documents.readChildren.mockResolvedValue(all);
    documents.createChild.mockResolvedValue(null);
    await expect(saveChild(null, { ...wishes, nickname: 'Zoe' })).rejects.toBeInstanceOf(NoRoomError);
    await waitFor(() => expect(children.current).toEqual(all));
  });

  it('do not change while offline, after a refusal, or signed out, and the caller is told', async () => {
    const children = shown();
    await waitFor(() => expect(children.current).toEqual([LEO, MIA]));
    online(false);
    await expect(saveChild('x', { ...wishes, nickname: 'Ana' })).rejects.toBeInstanceOf(OfflineError);
    online(true);
    documents.writeChild.mockRejectedValue(Object.assign(new Error('no'), { code: 'permission-denied' }));
    await expect(saveChild('x', { ...wishes, nickname: 'Ana' })).rejects.toMatchObject({ code: 'permission-denied' });
    uid.mockReturnValue(null);
    await expect(removeChild('m')).rejects.toBeInstanceOf(NotSignedIn);
    expect(children.current).toEqual([LEO, MIA]);
  });

  it('fail to change after twelve seconds without an answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    documents.writeChild.mockReturnValue(new Promise(() => undefined));
    const saving = saveChild('x', { ...wishes, nickname: 'Ana' }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(12_000);
    vi.useRealTimers();
    expect(await Promise.race([saving, 'still waiting'])).toBeInstanceOf(TimeoutError);
  });
});

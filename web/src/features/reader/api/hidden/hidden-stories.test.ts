// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { LIMITS } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBackend, fakeBackend, signIn } from '../../../../../testing/fake-backend.ts';
import { ANNA } from '../../../../../testing/fixtures.ts';
import { CallFailed } from '../../../../data/http/call.ts';
import { followServerList, forgetAccountLists } from './hidden-lists.ts';
import { useHiddenStories, useStoryReport } from './hidden-stories.ts';
import { reportStory, showStoryAgain } from './report-story.ts';

const REPORT = { storyId: '7', reason: 'too-scary', note: 'The wolf.' } as const;
let backend: FakeBackend;
const answer = vi.fn<() => Promise<Response>>();
const failOnce = () => answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));

const hidden = () => [...renderHook(() => useHiddenStories()).result.current];
const reportOn = (storyId: string) => renderHook(() => useStoryReport(storyId)).result.current;
/** A reload: what only the page knew is gone. */
const reload = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));

beforeEach(async () => {
  backend = await fakeBackend();
  backend.api['POST /api/report-story'] = answer;
  answer.mockReset().mockImplementation(async () => Response.json({ hidden: true }));
  act(forgetAccountLists);
  reload();
});

describe('a visitor who reports a story', () => {
  it('has it hidden for this visit where nothing can be kept', async () => {
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    await reportStory(REPORT);
    expect(hidden()).toEqual(['7']);
    blocked.mockRestore();
  });

  it('sends the same key when trying again, and after having seen it again', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    failOnce();
    await expect(reportStory(REPORT)).rejects.toThrow(CallFailed);
    expect(reportOn('7')).toEqual({ hidden: true, sent: false });
    await reportStory(REPORT);
    await showStoryAgain('7');
    expect(hidden()).toEqual([]);
    await reportStory(REPORT);
    const keys = sent.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  });
});

describe('a signed-in person who reports a story', () => {
  beforeEach(signIn);

  it('has it hidden in other tabs, too, and a visitor’s list stays when the session ends', async () => {
    const { result } = renderHook(() => useHiddenStories());
    const list = (storyId: string) => JSON.stringify([{ storyId, key: 'k', sent: true, hidden: true }]);
    localStorage.setItem('tuckaway:reported', list('9'));
    const key = `tuckaway:reported:${ANNA.firebaseUid}`;
    localStorage.setItem(key, list('7'));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect([...result.current]).toEqual(['9', '7']);
    act(forgetAccountLists);
    expect([...result.current]).toEqual(['9']);
  });

  it('keeps hidden what the server has not heard of yet, and what was reported since the profile was asked for', async () => {
    failOnce();
    await expect(reportStory(REPORT)).rejects.toThrow(CallFailed);
    await reportStory({ storyId: '8', reason: 'too-scary' });
    act(() => followServerList(ANNA.firebaseUid, undefined));
    expect(hidden()).toEqual(['7', '8']);
  });

  it('keeps unsent reports hidden on later visits, and shows stories the server no longer lists', () => {
    const before = { key: 'k', hidden: true };
    const list = [
      { ...before, storyId: '7', sent: false },
      { ...before, storyId: '8', sent: true },
      { ...before, storyId: '9', sent: false },
    ];
    localStorage.setItem(`tuckaway:reported:${ANNA.firebaseUid}`, JSON.stringify(list));
    reload();
    act(() => followServerList(ANNA.firebaseUid, ['9']));
    expect(reportOn('7')).toEqual({ hidden: true, sent: false });
    expect(reportOn('8')).toEqual({ hidden: false, sent: false });
    expect(reportOn('9')).toEqual({ hidden: true, sent: true });
  });

  it('sees it again only once the server has heard of that, and then at the next profile, too', async () => {
    // The session reads its profile meanwhile.
    backend.store(`users/${ANNA.firebaseUid}`, { hiddenStories: ['7'] });
    act(() => followServerList(ANNA.firebaseUid, ['7']));
    failOnce();
    await expect(showStoryAgain('7')).rejects.toThrow(CallFailed);
    expect(hidden()).toEqual(['7']);
    await showStoryAgain('7');
    act(() => followServerList(ANNA.firebaseUid, ['7']));
    expect(hidden()).toEqual([]);
  });

  it('sees a story again whose report never left, without the server', async () => {
    failOnce();
    await expect(reportStory(REPORT)).rejects.toThrow(CallFailed);
    await showStoryAgain('7');
    expect(hidden()).toEqual([]);
    expect(backend.calls).toHaveLength(1);
  });

  it('has the list held to its limit', () => {
    const ids = Array.from({ length: LIMITS.hiddenStories + 1 }, (_, index) => String(index + 1));
    act(() => followServerList(ANNA.firebaseUid, ids));
    expect(hidden()).toHaveLength(LIMITS.hiddenStories);
  });
});

it('a server that answers with a page instead of JSON leaves the story hidden and the report unsent', async () => {
  answer.mockResolvedValue(new Response('<html>', { status: 502 }));
  await expect(reportStory(REPORT)).rejects.toMatchObject({ reason: '', status: 502 });
  expect(reportOn('7')).toEqual({ hidden: true, sent: false });
});

it.each(['no JSON', '{}', '[null, 7, {"storyId": 7}]'])('what else stands in the storage (%s) is no report', (text) => {
  localStorage.setItem('tuckaway:reported', text);
  reload();
  expect(hidden()).toEqual([]);
});

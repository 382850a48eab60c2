// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { LIMITS } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA } from '../../../../../testing/fixtures.ts';
import { CallFailed } from '../../../../data/http/call.ts';
import type { Session } from '../../../../data/session/session.ts';
import { followServerList, forgetAccountLists } from './hidden-lists.ts';
import { useHiddenStories, useStoryReport } from './hidden-stories.ts';
import { reportStory, showStoryAgain } from './report-story.ts';

const session = vi.hoisted(() => ({ useSession: vi.fn<() => Session>(), currentUid: vi.fn<() => string | null>() }));
vi.mock('../../../../data/session/session.ts', () => session);
vi.mock('../../../../data/session/sign-in/auth.ts', () => ({ idTokenOf: async () => 'token' }));

const REPORT = { storyId: '7', reason: 'too-scary', note: 'The wolf.' } as const;
const sent = vi.fn<typeof fetch>();

function signOutAll() {
  session.useSession.mockReturnValue({ status: 'signed-out' });
  session.currentUid.mockReturnValue(null);
}
function anna() {
  session.useSession.mockReturnValue({ status: 'signed-in', user: ANNA });
  session.currentUid.mockReturnValue(ANNA.firebaseUid);
}
const hidden = () => [...renderHook(() => useHiddenStories()).result.current];
const reportOn = (storyId: string) => renderHook(() => useStoryReport(storyId)).result.current;
/** A reload: what only the page knew is gone. */
const reload = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
const sentKeys = () => sent.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));

beforeEach(() => {
  act(forgetAccountLists);
  reload();
  signOutAll();
  vi.stubGlobal('fetch', sent);
  sent.mockReset().mockImplementation(async () => Response.json({ hidden: true }));
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
    sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(reportStory(REPORT)).rejects.toThrow(CallFailed);
    expect(reportOn('7')).toEqual({ hidden: true, sent: false });
    await reportStory(REPORT);
    await showStoryAgain('7');
    expect(hidden()).toEqual([]);
    await reportStory(REPORT);
    expect(new Set(sentKeys()).size).toBe(1);
    expect(sent).toHaveBeenCalledTimes(3);
  });
});

describe('a signed-in person who reports a story', () => {
  beforeEach(anna);

  it('leaves nothing of it on the device after the session, while a visitor’s list stays', async () => {
    signOutAll();
    await reportStory({ storyId: '9', reason: 'too-scary' });
    anna();
    await reportStory(REPORT);
    act(forgetAccountLists);
    reload();
    expect(hidden()).toEqual(['9']);
    expect(JSON.stringify({ ...localStorage })).not.toContain(ANNA.firebaseUid);
  });

  it('has it hidden in other tabs, too', () => {
    const { result } = renderHook(() => useHiddenStories());
    const key = `tuckaway:reported:${ANNA.firebaseUid}`;
    localStorage.setItem(key, JSON.stringify([{ storyId: '7', key: 'k', sent: true, hidden: true }]));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect([...result.current]).toEqual(['7']);
  });

  it('keeps hidden what the server has not heard of yet, and what was reported since the profile was asked for', async () => {
    sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
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

  it('keeps on show what was shown again since the profile was asked for', async () => {
    act(() => followServerList(ANNA.firebaseUid, ['7']));
    await showStoryAgain('7');
    act(() => followServerList(ANNA.firebaseUid, ['7']));
    expect(hidden()).toEqual([]);
  });

  it('does not see it again where the server did not hear of it: it would hide itself at the next visit', async () => {
    act(() => followServerList(ANNA.firebaseUid, ['7']));
    sent.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(showStoryAgain('7')).rejects.toThrow(CallFailed);
    expect(hidden()).toEqual(['7']);
  });

  it('sees a story again whose report never left, without the server', async () => {
    sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(reportStory(REPORT)).rejects.toThrow(CallFailed);
    await showStoryAgain('7');
    expect(hidden()).toEqual([]);
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

it.each([
  [
    'says why in its own words',
    Response.json({ message: 'This story is not there any more.' }, { status: 404 }),
    'This story is not there any more.',
    404,
  ],
  ['answers with a page instead of JSON', new Response('<html>', { status: 502 }), '', 502],
])('a server that %s leaves the story hidden and the report unsent', async (_how, answer, words, status) => {
  sent.mockResolvedValue(answer);
  await expect(reportStory(REPORT)).rejects.toMatchObject({ reason: words, status });
  expect(reportOn('7')).toEqual({ hidden: true, sent: false });
});

it.each(['no JSON', '{}', '[null, 7, {"storyId": 7}]'])('what else stands in the storage (%s) is no report', (text) => {
  localStorage.setItem('tuckaway:reported', text);
  reload();
  expect(hidden()).toEqual([]);
});

it('the list is held to its limit', () => {
  anna();
  act(() =>
    followServerList(
      ANNA.firebaseUid,
      Array.from({ length: LIMITS.hiddenStories + 1 }, (_, index) => String(index + 1)),
    ),
  );
  expect(hidden()).toHaveLength(LIMITS.hiddenStories);
});

// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook } from '../../../../testing/render-hook.ts';
import { handCopiesTo } from '../../../data/query/cached-copies.ts';
import { queryClient } from '../../../data/query/query-client.ts';
import { copyWholeVoice, keepRecordedPage, recordedPage, refreshVoices, useStoryVoices } from './story-voices.ts';
import { type RecordedPage, readRecording, readVoices, type StoryVoice } from './voice-documents.ts';

const UID = 'uid-anna';
const STORY = '3f0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a10';
vi.mock('./voice-documents.ts', () => ({ readVoices: vi.fn(), readRecording: vi.fn(), deleteVoiceDocument: vi.fn() }));
vi.mock('../../../data/session/session.ts', () => ({ useUid: () => UID, requireUid: () => UID, currentUid: () => UID }));

const voice = (id: string): StoryVoice => ({
  id,
  name: 'Grandma Ana',
  by: 'guest',
  kept: true,
  linked: true,
  pages: [0, 1, 2],
  expiresAt: null,
});
const recording = (page: number): RecordedPage => ({
  type: 'audio/webm',
  audio: new Uint8Array([page, 7]),
  durationMs: 900,
  starts: [0],
});
const network = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
const offline = new Error('no network');

beforeEach(() => {
  handCopiesTo(UID);
  queryClient.clear();
  network(true);
  vi.mocked(readVoices)
    .mockReset()
    .mockResolvedValue([voice('ana'), voice('joe')]);
  vi.mocked(readRecording)
    .mockReset()
    .mockImplementation(async (_uid, _story, _voice, page) => recording(page));
});

/** Shows the story's voices, as the player does. */
async function listed() {
  const { result } = renderHook(() => useStoryVoices(STORY));
  await waitFor(() => expect(result.current.voices).toHaveLength(2));
  return result;
}

/** @returns the pages that play without a network. */
async function playableOffline(voiceId: string): Promise<number[]> {
  vi.mocked(readRecording).mockRejectedValue(offline);
  const heard = await Promise.allSettled([0, 1, 2].map((page) => recordedPage(STORY, voiceId, page)));
  return heard.flatMap(({ status }, page) => (status === 'fulfilled' ? [page] : []));
}

describe('a recorded voice', () => {
  it('plays without a network after its pages were copied, each fetched once', async () => {
    await listed();
    await recordedPage(STORY, 'ana', 0);
    await copyWholeVoice(STORY, 'ana');
    expect(vi.mocked(readRecording).mock.calls.map(([, , , page]) => page)).toEqual([0, 1, 2]);
    expect(await playableOffline('ana')).toEqual([0, 1, 2]);
    expect(await playableOffline('joe')).toEqual([]);
  });

  it('keeps the pages that arrived before the connection was lost', async () => {
    await listed();
    vi.mocked(readRecording).mockImplementation(async (_uid, _story, _voice, page) => {
      if (page === 1) throw offline;
      return recording(page);
    });
    await copyWholeVoice(STORY, 'joe');
    expect(await playableOffline('joe')).toEqual([0]);
  });

  it('that was kept elsewhere plays as it was kept, not as it was copied before [safety 1]', async () => {
    vi.mocked(readVoices).mockResolvedValue([{ ...voice('ana'), kept: false }, voice('joe')]);
    await listed();
    // Earlier versions stored what the family listened to.
    await keepRecordedPage(STORY, 'ana', 0, { ...recording(0), audio: new Uint8Array([9]) });
    vi.mocked(readVoices).mockResolvedValue([voice('ana'), voice('joe')]);
    await refreshVoices(STORY);
    expect(await recordedPage(STORY, 'ana', 0)).toEqual(recording(0));
  });

  it('leaves this device when it was deleted elsewhere', async () => {
    const result = await listed();
    await copyWholeVoice(STORY, 'ana');
    await copyWholeVoice(STORY, 'joe');
    vi.mocked(readVoices).mockResolvedValue([voice('joe')]);
    await refreshVoices(STORY);
    await waitFor(() => expect(result.current.voices).toHaveLength(1));
    expect(await playableOffline('ana')).toEqual([]);
    expect(await playableOffline('joe')).toEqual([0, 1, 2]);
  });
});

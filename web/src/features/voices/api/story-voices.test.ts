// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeBackend, fakeBackend, setOnline, signIn } from '../../../../testing/fake-backend.ts';
import { ROOT } from '../../../../testing/fake-firestore.ts';
import { ANNA, FOX_STORY } from '../../../../testing/fixtures.ts';
import { renderHook } from '../../../../testing/render-hook.ts';
import { Bytes } from '../../../data/firestore/values.ts';
import type { RecordedPage } from './recorded-page.ts';
import { copyWholeVoice, keepRecordedPage, recordedPage, refreshVoices, useStoryVoices } from './story-voices.ts';

const STORY = FOX_STORY.id;
const pathOf = (voiceId: string) => `stories/${STORY}/voices/${voiceId}`;
const TIMES = { durationMs: 900, starts: [0], sentenceRules: 2 };
const recording = (page: number): RecordedPage => ({ type: 'audio/webm', audio: new Uint8Array([page, 7]), ...TIMES });
let backend: FakeBackend;

function storeVoice(id: string, kept = true): void {
  const pages = { 0: 1, 1: 1, 2: 1 };
  backend.store(pathOf(id), { uid: ANNA.firebaseUid, name: 'Grandma Ana', by: 'guest', kept, invitation: 'secret', pages });
  for (const page of [0, 1, 2]) {
    const audio = new Bytes(btoa(String.fromCharCode(page, 7)));
    backend.store(`${pathOf(id)}/recordings/${page}`, { type: 'audio/webm', audio, ...TIMES });
  }
}

beforeEach(async () => {
  backend = await fakeBackend();
  for (const id of ['ana', 'joe']) storeVoice(id);
  signIn();
});

/** Shows the story's voices, as the player does. */
async function listed() {
  const { result } = renderHook(() => useStoryVoices(STORY));
  await waitFor(() => expect(result.current.voices).toHaveLength(2));
  return result;
}

/** @returns the pages that play without a network. */
async function playableOffline(voiceId: string): Promise<number[]> {
  setOnline(false);
  const heard = await Promise.allSettled([0, 1, 2].map((page) => recordedPage(STORY, voiceId, page)));
  return heard.flatMap(({ status }, page) => (status === 'fulfilled' ? [page] : []));
}

describe('a recorded voice', () => {
  it('without a name is called by whose it is [fault 14]', async () => {
    for (const [id, by] of [
      ['ana', 'family'],
      ['joe', 'guest'],
    ] as const)
      backend.store(pathOf(id), { uid: ANNA.firebaseUid, name: ' ', by, kept: true, pages: {} });
    const { current } = await listed();
    expect(current.voices?.map(({ name }) => name).sort()).toEqual(['A guest', 'Someone in your family']);
  });

  it('plays without a network after its pages were copied, each fetched once', async () => {
    await listed();
    await recordedPage(STORY, 'ana', 0);
    await copyWholeVoice(STORY, 'ana');
    const fetched = backend.requests.flatMap(({ body }) => /recordings\/(\d)$/.exec(String(body.documents))?.[1] ?? []);
    expect(fetched).toEqual(['0', '1', '2']);
    expect(await playableOffline('ana')).toEqual([0, 1, 2]);
    expect(await playableOffline('joe')).toEqual([]);
  });

  it('keeps the pages that arrived before the connection was lost', async () => {
    await listed();
    backend.intercept = () =>
      String(backend.requests.at(-1)?.body.documents).endsWith('recordings/1') ? new Response('', { status: 503 }) : undefined;
    await copyWholeVoice(STORY, 'joe');
    expect(await playableOffline('joe')).toEqual([0]);
  });

  it('that was kept elsewhere plays as it was kept, not as it was copied before [safety 1]', async () => {
    storeVoice('ana', false);
    await listed();
    // Earlier versions stored what the family listened to.
    await keepRecordedPage(STORY, 'ana', 0, { ...recording(0), audio: new Uint8Array([9]) });
    storeVoice('ana');
    await refreshVoices(STORY);
    expect(await recordedPage(STORY, 'ana', 0)).toEqual(recording(0));
  });

  it('leaves this device when it was deleted elsewhere', async () => {
    const result = await listed();
    await copyWholeVoice(STORY, 'ana');
    await copyWholeVoice(STORY, 'joe');
    backend.documents.delete(`${ROOT}/${pathOf('ana')}`);
    await refreshVoices(STORY);
    await waitFor(() => expect(result.current.voices).toHaveLength(1));
    expect(await playableOffline('ana')).toEqual([]);
    expect(await playableOffline('joe')).toEqual([0, 1, 2]);
  });
});

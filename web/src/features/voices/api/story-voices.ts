/** The voices of a family's story, with copies on the device: a kept voice plays without a network. */

import { useQuery } from '@tanstack/react-query';
import { isStoryId } from '@tuckaway/domain';
import { copyOf } from '../../../data/query/cached-copies.ts';
import { queryClient } from '../../../data/query/query-client.ts';
import { storedQuery } from '../../../data/query/stored-query.ts';
import { currentUid, requireUid, useUid } from '../../../data/session/session.ts';
import { voicesKey } from './keys.ts';
import type { RecordedPage } from './recorded-page.ts';
import { deleteVoiceDocument, readRecording, readVoices, type StoryVoice } from './voice-documents.ts';

export type { RecordedPage } from './recorded-page.ts';
export type { StoryVoice } from './voice-documents.ts';

const listCopy = (uid: string, storyId: string) => copyOf<StoryVoice[]>(uid, `voices/${storyId}`, Array.isArray);
const pageCopy = (uid: string, storyId: string, voiceId: string, page: number) =>
  copyOf<RecordedPage>(
    uid,
    `recording/${storyId}/${voiceId}/${page}`,
    ({ audio, starts }) => ArrayBuffer.isView(audio) && Array.isArray(starts),
  );

/** Undefined until they are known. `failed`: neither the server nor this device knows them. */
export function useStoryVoices(storyId: string): { voices: readonly StoryVoice[] | undefined; failed: boolean } {
  const uid = useUid();
  // Curated stories have none.
  const enabled = uid !== null && isStoryId(storyId);
  const { data, isError } = useQuery({ ...voicesQuery(uid, storyId), enabled });
  return { voices: enabled ? data : [], failed: isError };
}

export function voicesQuery(uid: string | null, storyId: string) {
  const owner = uid ?? '';
  return storedQuery<StoryVoice[]>({
    uid,
    queryKey: voicesKey(owner, storyId),
    read: () => readCurrentVoices(owner, storyId),
    stored: listCopy(owner, storyId),
    // A guest's voice must not look accepted.
    first: 'server',
  });
}

/** Copies of a voice that was deleted elsewhere, or not kept yet when they were made, leave this device: they may be takes that no one heard. */
async function readCurrentVoices(uid: string, storyId: string): Promise<StoryVoice[]> {
  const voices = await readVoices(uid, storyId);
  const known = (await listCopy(uid, storyId).get()) ?? [];
  const gone = known.filter(({ id, kept }) => !kept || !voices.some((voice) => voice.id === id));
  await Promise.all(gone.map((voice) => dropPages(uid, storyId, voice)));
  return voices;
}

/** Reads the list again, after something changed. */
export function refreshVoices(storyId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: voicesKey(currentUid() ?? '', storyId) });
}

/**
 * One page of a voice. A copy is used first, because recordings rarely change and playing must begin at once; the current one takes its place for the
 * next time. Null if there is none.
 */
export async function recordedPage(storyId: string, voiceId: string, page: number): Promise<RecordedPage | null> {
  const uid = requireUid();
  const copy = pageCopy(uid, storyId, voiceId, page);
  const fetched = readRecording(uid, storyId, voiceId, page).then(async (recording) => {
    await (recording === null ? copy.drop() : copy.put(recording));
    return recording;
  });
  fetched.catch(() => undefined);
  return (await copy.get()) ?? fetched;
}

/** One page of a voice that is not kept yet, as the server has it now: no copy stays, because its guest may record it again. Null if it is gone. */
export async function waitingPage(storyId: string, voiceId: string, page: number): Promise<RecordedPage | null> {
  return readRecording(requireUid(), storyId, voiceId, page);
}

/** Fetches the pages of a voice that this device does not have yet, so that it plays without a network. Never rejects. */
export async function copyWholeVoice(storyId: string, voiceId: string): Promise<void> {
  const uid = requireUid();
  const voices = (await listCopy(uid, storyId).get()) ?? [];
  const pages = voices.find(({ id }) => id === voiceId)?.pages ?? [];
  try {
    for (const page of pages) {
      if ((await pageCopy(uid, storyId, voiceId, page).get()) === undefined) await recordedPage(storyId, voiceId, page);
    }
  } catch {
    // The next listening tries again.
  }
}

/** One page of a voice as the server has it now, or its copy without a network. Null if it is gone; rejects if there is neither. */
export async function currentRecordedPage(storyId: string, voiceId: string, page: number): Promise<RecordedPage | null> {
  return queryClient.fetchQuery(recordingQuery(requireUid(), storyId, voiceId, page));
}

export function recordingQuery(uid: string, storyId: string, voiceId: string, page: number) {
  const copy = pageCopy(uid, storyId, voiceId, page);
  const query = storedQuery<RecordedPage | null>({
    uid,
    queryKey: [...voicesKey(uid, storyId), voiceId, page],
    read: () => readRecording(uid, storyId, voiceId, page),
    stored: { ...copy, put: (recording) => (recording === null ? copy.drop() : copy.put(recording)) },
    first: 'server',
  });
  // Recordings are too large for the memory.
  return { ...query, gcTime: 0 };
}

/** Removes all copies of a deleted story's voices. Never rejects. */
export async function dropVoiceCopies(uid: string, storyId: string): Promise<void> {
  const list = listCopy(uid, storyId);
  const voices = (await list.get()) ?? [];
  await Promise.all(voices.map((voice) => dropPages(uid, storyId, voice)));
  await list.drop();
  queryClient.removeQueries({ queryKey: voicesKey(uid, storyId) });
}

/** Stores what was recorded on this device as a copy, for playing it without a network. */
export async function keepRecordedPage(storyId: string, voiceId: string, page: number, recording: RecordedPage): Promise<void> {
  await pageCopy(requireUid(), storyId, voiceId, page).put(recording);
}

/** Throws `FirestoreError`. */
export async function deleteVoice(storyId: string, voice: StoryVoice): Promise<void> {
  const uid = requireUid();
  await deleteVoiceDocument(uid, storyId, voice.id);
  await dropPages(uid, storyId, voice);
  await refreshVoices(storyId);
}

async function dropPages(uid: string, storyId: string, { id, pages }: StoryVoice): Promise<void> {
  await Promise.all(pages.map((page) => pageCopy(uid, storyId, id, page).drop()));
}

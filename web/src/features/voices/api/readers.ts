/** Who reads a family's story, for its recorder. */
import { useQuery } from '@tanstack/react-query';
import { useUid } from '../../../data/session/session.ts';
import { voicesKey } from './keys.ts';
import { type StoryVoice, useStoryVoices } from './story-voices.ts';
import { readTakes, type Take } from './takes.ts';

export interface StoryReader extends Pick<StoryVoice, 'id' | 'name' | 'by' | 'pages'> {
  /** Whether recordings of this voice wait on this device. */
  waits?: boolean;
}

/** The voices that the server has, and those of which only this device has recordings. Undefined until they are known. */
export function useReaders(storyId: string): readonly StoryReader[] | undefined {
  const uid = useUid();
  const { voices, failed } = useStoryVoices(storyId);
  const { data: waiting } = useQuery({
    queryKey: [...voicesKey(uid ?? '', storyId), 'waiting'],
    // Without a database nothing waits in it.
    queryFn: () => waitingTakes(uid ?? '', storyId).catch(() => []),
    enabled: uid !== null,
    gcTime: 0,
  });
  if (!waiting || (!voices && !failed)) return undefined;
  const readers = new Map((voices ?? []).map((voice): [string, StoryReader] => [voice.id, voice]));
  for (const { target, page, finished } of waiting) {
    if (target.by !== 'family') continue;
    const { voiceId: id, name } = target;
    const known: StoryReader = readers.get(id) ?? { id, name, by: 'family', pages: [] };
    // A page that was cut off is opened first, as it may be recorded again.
    readers.set(id, { ...known, waits: true, pages: finished ? [...known.pages, page] : known.pages });
  }
  return [...readers.values()];
}

async function waitingTakes(uid: string, storyId: string): Promise<Take[]> {
  return (await readTakes()).filter((take) => take.uid === uid && take.target.by === 'family' && take.target.storyId === storyId);
}

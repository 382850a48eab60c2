import type { VoiceTarget } from '@tuckaway/domain';
import { currentRecordedPage, type RecordedPage } from './story-voices.ts';
import { isSame, readTakes, recordedPageOf } from './takes.ts';

/**
 * What was recorded of a page: by a take that waits on this device, or by what the family has. Null if there is nothing, or a guest's page is
 * delivered: guests cannot read it back.
 */
export async function pageSound(target: VoiceTarget, page: number): Promise<RecordedPage | null> {
  const waiting = (await readTakes()).filter((take) => take.finished && take.page === page && isSame(take.target, target)).at(-1);
  if (waiting !== undefined) {
    const recording = await recordedPageOf(waiting);
    if (recording.audio.length > 0) return recording;
  }
  return target.by === 'family' ? currentRecordedPage(target.storyId, target.voiceId, page) : null;
}

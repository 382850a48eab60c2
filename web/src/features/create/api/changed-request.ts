/** "Change It": puts a refused request back into the create form. Its entry stays until the changed request is stored. */
import { keptWishes, parseStoryRequest } from '@tuckaway/domain';
import type { StoryEntry } from '../../../data/outbox/entry.ts';
import { discardEntry } from '../../../data/outbox/page/sync.ts';
import { waitingEntries } from '../../../data/outbox/page/sync-state.ts';
import { saveDraft } from '../../../data/session/drafts.ts';
import { CREATE_STORY_DRAFT } from '../../reader/api/stories/create-draft.ts';
import { titleInCache } from '../../reader/api/stories/known-titles.ts';

/** Shown for the previous episode where its title is unknown on this device. */
const UNKNOWN_TITLE = 'A story';

/** The form says beside its field what was refused. */
export function draftChangedRequest({ id, data, attention }: StoryEntry): void {
  const { childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage, siblings = [], moment } = data;
  const continues = data.continues ? { ...data.continues, title: titleInCache(data.continues.storyId) ?? UNKNOWN_TITLE } : null;
  const wishes = {
    childName,
    favoriteAnimal,
    storySetting,
    storyLength,
    storyTone,
    coverImage,
    siblings,
    continues,
    moment,
    ...keptWishes(data),
  };
  saveDraft(CREATE_STORY_DRAFT, { ...wishes, replaces: id, problem: problemOf(data) ?? attention });
}

/** Entries that an earlier version sent say only in words what was refused, so the request is checked again. */
function problemOf(data: StoryEntry['data']): { field?: string; message: string } | null {
  const parsed = parseStoryRequest(data);
  return parsed.ok ? null : parsed;
}

/** Removes the refused entry once the changed request is stored. If it cannot be removed, the user can discard it in the list. */
export async function discardReplacedRequest(entryId: string): Promise<void> {
  const entry = waitingEntries().find(({ id }) => id === entryId);
  if (entry?.attention) await discardEntry(entry).catch(() => undefined);
}

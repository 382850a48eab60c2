/** “Change It”: a story's order that was refused, laid out in the create form. It waits where it is until the changed one is written down. */
import { saveDraft } from '../cache/drafts.ts';
import type { StoryEntry } from '../outbox/entry.ts';
import { discardEntry } from '../sync/sync.ts';
import { waitingEntries } from '../sync/sync-state.ts';
import { titleInCache } from './known-titles.ts';
import { CREATE_STORY_DRAFT } from './previous-episode.ts';

/** The story before it, where no title of it is at hand. */
const SOME_STORY = 'A story';

export function layOutOrder({ id, data }: StoryEntry): void {
  const { childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage, siblings = [] } = data;
  const continues = data.continues ? { ...data.continues, title: titleInCache(data.continues.storyId) ?? SOME_STORY } : null;
  const wishes = { childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage, siblings, continues };
  saveDraft(CREATE_STORY_DRAFT, { ...wishes, replaces: id });
}

/** The changed order is kept: what it replaces goes. Where it cannot be taken out it stays in the list, for its person to discard. */
export async function dropChangedOrder(entryId: string): Promise<void> {
  const entry = waitingEntries().find(({ id }) => id === entryId);
  if (entry?.attention) await discardEntry(entry).catch(() => undefined);
}

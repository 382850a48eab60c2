import { useMemo, useRef } from 'react';
import { useNow } from '../../../data/device/use-now.ts';
import type { StoryEntry } from '../../../data/outbox/entry.ts';
import { useSyncState } from '../../../data/outbox/page/sync.ts';
import { storyIdOf } from '../../../data/outbox/story-entry.ts';
import { useKeptFocus } from '../../../ui/dialog/use-kept-focus.ts';
import { LateStoryCover } from '../../reader/api/cover/late-story-cover.tsx';
import { describeEntry, type EntryDescription, WORDS_INTERVAL_MS } from './describe-entry.ts';
import { EntryActions } from './entry-actions.tsx';
import { Details, Reason } from './waiting-entry.tsx';
import * as messages from './waiting-messages.ts';

/** The account's story requests that are not written yet, oldest first. */
export function useWaitingStories(): readonly StoryEntry[] {
  const { entries } = useSyncState();
  return useMemo(() => entries.filter((entry) => entry.type === 'story'), [entries]);
}

/** Above the favorites: the requested stories that are not written yet. */
export function WaitingStrip() {
  const stories = useWaitingStories();
  const { label, online } = useSyncState();
  const now = useNow(WORDS_INTERVAL_MS);
  const heading = useRef<HTMLHeadingElement>(null);
  const keepFocus = useKeptFocus(stories, () => heading.current);
  if (stories.length === 0) return null;

  const context = { now, online, syncing: label === 'syncing', titleOf: () => undefined };
  return (
    <section aria-labelledby="on-their-way" className="mb-10 sm:mb-12">
      <h2 ref={heading} id="on-their-way" tabIndex={-1} className="font-display text-title font-semibold">
        {messages.STRIP_TITLE}
      </h2>
      <p className="mt-1.5 text-soft">{messages.STRIP_LINE}</p>
      <ul className="mt-5 grid list-none items-start gap-4 p-0 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {stories.map((entry) => (
          <WaitingStory key={entry.id} entry={entry} description={describeEntry(entry, context)} onAct={keepFocus} />
        ))}
      </ul>
    </section>
  );
}

/** Shows the picture that the story will have, dimmed. */
function WaitingStory({ entry, description, onAct }: { entry: StoryEntry; description: EntryDescription; onAct: () => void }) {
  const story = useMemo(() => ({ ...entry.data, id: storyIdOf(entry) }), [entry]);
  return (
    <li className="flex gap-4 rounded-sheet border border-dashed border-line p-3 pr-4 large-text:flex-col">
      <LateStoryCover
        story={story}
        upright
        className="block aspect-4/5 w-22 shrink-0 self-start rounded-field object-cover opacity-80 sm:w-24"
      />
      <div className="min-w-0 grow py-1">
        <h3 className="font-display text-[1.125rem] leading-snug font-semibold [overflow-wrap:anywhere]">
          <bdi>{description.subject}</bdi>
        </h3>
        <Details entry={entry} description={description} />
        <Reason entry={entry} description={description} />
        {entry.attention && <EntryActions entry={entry} description={description} onAct={onAct} />}
      </div>
    </li>
  );
}

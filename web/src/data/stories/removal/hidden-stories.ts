/** The stories that are hidden here, because this account, or a visitor on this device, reported them. */
import { useMemo } from 'react';
import { useSession } from '../../session/session.ts';
import { type ReportedStory, reportedBy, storageChanged, useListChanges } from './hidden-lists.ts';

if (!import.meta.env.SSR) window.addEventListener('storage', ({ key }) => storageChanged(key));

/** Ids of stories to leave out: curated numbers in digits, own stories' UUIDs. The same set as long as nothing changes. */
export function useHiddenStories(): ReadonlySet<string> {
  const reported = useReported();
  return useMemo(() => new Set(reported.map(({ storyId }) => storyId)), [reported]);
}

/** Whether a story is hidden, and whether its report has reached the server. */
export function useStoryReport(storyId: string): { hidden: boolean; sent: boolean } {
  const mine = useReported().filter((story) => story.storyId === storyId);
  return { hidden: mine.length > 0, sent: mine.some(({ sent }) => sent) };
}

function useReported(): readonly ReportedStory[] {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.firebaseUid : null;
  const changes = useListChanges();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists are outside React and are read again after each change.
  return useMemo(() => [...reportedBy(null), ...(uid === null ? [] : reportedBy(uid))].filter(({ hidden }) => hidden), [uid, changes]);
}

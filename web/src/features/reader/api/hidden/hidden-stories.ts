/** The stories that are hidden here, because this account, or a visitor on this device, reported them. */
import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../../../../data/session/session.ts';
import { onListChange, type ReportedStory, reportedBy, storageChanged } from './hidden-lists.ts';

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
  const visitors = useReportedBy(null);
  const own = useReportedBy(uid);
  return useMemo(() => [...visitors, ...(uid === null ? [] : own)].filter(({ hidden }) => hidden), [uid, visitors, own]);
}

function useReportedBy(owner: string | null): readonly ReportedStory[] {
  const read = () => reportedBy(owner);
  return useSyncExternalStore(onListChange, read, read);
}

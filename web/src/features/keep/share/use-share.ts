import { useQuery, useQueryClient } from '@tanstack/react-query';
import { NAME_STAYS, type ShareDays, type Story, TAKEN_DOWN } from '@tuckaway/domain';
import { useState } from 'react';
import { CallFailed } from '../../../data/http/call.ts';
import { PRIVATE } from '../../../data/query/keys.ts';
import { currentUid } from '../../../data/session/session.ts';
import { readShare, type SharedLink, shareStory, takeShareBack } from '../api/share-story.ts';
import { CHANGED, MADE, NOT_NOW, TAKEN_BACK, WITHOUT_NAMES } from './messages.ts';

export function useShare({ id: storyId, template }: Pick<Story, 'id' | 'template'>) {
  const client = useQueryClient();
  const queryKey = [PRIVATE, currentUid(), 'share', storyId];
  const look = useQuery({
    queryKey,
    queryFn: () => readShare(storyId),
    // Another device may have changed it meanwhile.
    gcTime: 0,
    throwOnError: (error) => !(error instanceof CallFailed),
  });
  /** Undefined until it is known, null if the story is not shared. */
  const share = look.data === 'taken-down' ? undefined : look.data;
  const notSeen = look.error instanceof CallFailed && !look.isFetching ? look.error : null;
  const [acting, setActing] = useState<'making' | 'taking-back' | null>(null);
  const [notDone, setNotDone] = useState<CallFailed | null>(null);
  const [news, setNews] = useState('');
  const [nameStays, setNameStays] = useState(template === undefined);
  const busy = acting ?? (look.isFetching ? 'looking' : null);
  const failure = notDone ?? notSeen;
  const takenDown = look.data === 'taken-down' || failure?.code === TAKEN_DOWN;

  /** @returns whether it worked. */
  async function attempt(
    what: 'making' | 'taking-back',
    work: () => Promise<{ share: SharedLink | null; news: string }>,
  ): Promise<boolean> {
    if (busy !== null) return false;
    setActing(what);
    setNotDone(null);
    setNews('');
    try {
      const done = await work();
      client.setQueryData<SharedLink | null>(queryKey, done.share);
      setNews(done.news);
      return true;
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (error.code === NAME_STAYS) setNameStays(true);
      setNotDone(error);
      return false;
    } finally {
      setActing(null);
    }
  }

  return {
    share,
    busy,
    problem: failure === null || takenDown ? null : failure.reason || NOT_NOW,
    news,
    nameStays,
    takenDown,
    look: () => void look.refetch(),
    make: (wish: { showName: boolean; showLook?: true; days: ShareDays }) =>
      attempt('making', async () => {
        const made = await shareStory({ storyId, ...wish }, share ?? null);
        const news = share?.link && made.link === share.link ? CHANGED : MADE;
        return { share: made, news: wish.showName && !made.showName ? `${news} ${WITHOUT_NAMES}` : news };
      }),
    takeBack: () =>
      attempt('taking-back', async () => {
        await takeShareBack(storyId);
        return { share: null, news: TAKEN_BACK };
      }),
  };
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { NAME_STAYS, type ShareDays, type Story, TAKEN_DOWN } from '@tuckaway/domain';
import { useState } from 'react';
import { CallFailed } from '../../../data/http/call.ts';
import { PRIVATE } from '../../../data/query/keys.ts';
import { currentUid } from '../../../data/session/session.ts';
import { readShare, type SharedLink, shareStory, takeShareBack } from '../api/share-story.ts';
import { CHANGED, MADE, NOT_NOW, TAKEN_BACK, WITHOUT_NAMES } from './messages.ts';

interface Step {
  what: 'making' | 'taking-back';
  work: () => Promise<{ share: SharedLink | null; news: string }>;
}

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
  const [nameStays, setNameStays] = useState(template === undefined);
  const step = useMutation<Awaited<ReturnType<Step['work']>>, CallFailed, Step>({
    mutationFn: ({ work }) => work(),
    onSuccess: (done) => client.setQueryData<SharedLink | null>(queryKey, done.share),
    onError: ({ code }) => setNameStays(nameStays || code === NAME_STAYS),
  });
  const busy = step.isPending ? step.variables.what : look.isFetching ? 'looking' : null;
  const failure = step.error ?? notSeen;
  const takenDown = look.data === 'taken-down' || failure?.code === TAKEN_DOWN;

  function begin(what: Step['what'], work: Step['work'], onDone: () => void = () => undefined): void {
    if (busy === null) step.mutate({ what, work }, { onSuccess: onDone });
  }

  return {
    share,
    busy,
    problem: failure === null || takenDown ? null : failure.reason || NOT_NOW,
    news: step.data?.news ?? '',
    nameStays,
    takenDown,
    look: () => void look.refetch(),
    make: (wish: { showName: boolean; showLook?: true; days: ShareDays }, onDone: () => void) => {
      const make = async () => {
        const made = await shareStory({ storyId, ...wish }, share ?? null);
        const news = share?.link && made.link === share.link ? CHANGED : MADE;
        return { share: made, news: wish.showName && !made.showName ? `${news} ${WITHOUT_NAMES}` : news };
      };
      begin('making', make, onDone);
    },
    takeBack: () =>
      begin('taking-back', async () => {
        await takeShareBack(storyId);
        return { share: null, news: TAKEN_BACK };
      }),
  };
}

import { NAME_STAYS, type ShareDays, type Story, TAKEN_DOWN } from '@tuckaway/domain';
import { useEffect, useState } from 'react';
import { CallFailed } from '../../data/http/call.ts';
import { readShare, type SharedLink, shareStory, takeShareBack } from '../../data/stories/share-story.ts';
import { CHANGED, MADE, NOT_NOW, TAKEN_BACK, WITHOUT_NAMES } from './messages.ts';

/** Undefined until it is known, null if the story is not shared. */
type Known = SharedLink | null | undefined;

export function useShare({ id: storyId, template }: Pick<Story, 'id' | 'template'>) {
  const [share, setShare] = useState<Known>(undefined);
  const [busy, setBusy] = useState<'looking' | 'making' | 'taking-back' | null>('looking');
  const [problem, setProblem] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const [nameStays, setNameStays] = useState(template === undefined);
  const [takenDown, setTakenDown] = useState(false);
  const [looks, setLooks] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again at each retry.
  useEffect(() => {
    let here = true;
    setBusy('looking');
    setProblem(null);
    readShare(storyId)
      .then(
        (known) => here && (known === 'taken-down' ? setTakenDown(true) : setShare(known)),
        (error: unknown) => here && fail(error),
      )
      .finally(() => here && setBusy(null));
    return () => {
      here = false;
    };
  }, [storyId, looks]);

  function fail(error: unknown): void {
    if (!(error instanceof CallFailed)) throw error;
    if (error.code === TAKEN_DOWN) {
      setTakenDown(true);
      return;
    }
    if (error.code === NAME_STAYS) setNameStays(true);
    setProblem(error.reason || NOT_NOW);
  }

  /** @returns whether it worked. */
  async function attempt(
    what: 'making' | 'taking-back',
    work: () => Promise<{ share: SharedLink | null; news: string }>,
  ): Promise<boolean> {
    if (busy !== null) return false;
    setBusy(what);
    setProblem(null);
    setNews('');
    try {
      const done = await work();
      setShare(done.share);
      setNews(done.news);
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      setBusy(null);
    }
  }

  return {
    share,
    busy,
    problem,
    news,
    nameStays,
    takenDown,
    look: () => setLooks((count) => count + 1),
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

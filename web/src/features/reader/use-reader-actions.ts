import { useMutation } from '@tanstack/react-query';
import { childrenNames, downloadFileName, downloadText, htmlToParagraphs, type Moment, type Story } from '@tuckaway/domain';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RegenerationFailure } from '../../data/device/errors.ts';
import { useElapsed } from '../../data/device/use-now.ts';
import { downloadFile } from '../../ui/download-file.ts';
import { toast } from '../../ui/toaster/toast.ts';
import { savedHere } from './api/saved-here.ts';
import { moreStoriesAt } from './api/stories/more-stories.ts';
import { type CreateFormVisit, prepareNextEpisode } from './api/stories/next-episode.ts';
import * as messages from './messages.ts';

/** Milliseconds from showing the new text to fading it in (section 9). */
const RESTORE_DELAY_MS = 100;

export type ReaderActions = ReturnType<typeof useReaderActions>;

/** What a family can do with the open story. Callbacks of `mutate` are not called when another story is open by then. */
export function useReaderActions(story: Story) {
  const navigate = useNavigate();
  const [arriving] = useState<boolean>(useLocation().state?.arriving === true);
  const restored = useElapsed(RESTORE_DELAY_MS);

  const version = useMutation({
    mutationFn: async (moment?: Moment) => (await import('./api/stories/regenerate-story.ts')).regenerateStory(story, moment),
  });
  const episode = useMutation({ mutationFn: (visit: CreateFormVisit) => prepareNextEpisode(story, visit) });

  return {
    download: () => {
      const text = downloadText({ ...story, childName: childrenNames(story), paragraphs: htmlToParagraphs(story.content) });
      downloadFile(downloadFileName(story.title), 'text/plain;charset=utf-8', text);
      toast(savedHere(messages.DOWNLOADED));
    },
    regenerating: version.isPending,
    faded: version.isPending || version.isSuccess || (arriving && !restored),
    regenerate: (moment?: Moment) =>
      version.mutate(moment, {
        onSuccess: (newId) => {
          navigate(`/read-story/${newId}`, { replace: true, state: { arriving: true } });
          toast(messages.REGENERATED);
        },
        onError: (error) => {
          const { reason, returnsAt } = error instanceof RegenerationFailure ? error : { reason: '', returnsAt: null };
          const more = returnsAt === null ? '' : ` ${moreStoriesAt(returnsAt, Date.now())}`;
          toast({ ...messages.regenerationFailed(reason + more), tone: 'destructive' });
        },
      }),
    nextEpisode: (visit: CreateFormVisit) => episode.mutate(visit, { onSuccess: (state) => navigate('/create-story', { state }) }),
    openingNext: episode.isPending,
  };
}

import { useQuery } from '@tanstack/react-query';
import type { Story } from '@tuckaway/domain';
import { useState } from 'react';
import { prepareStoryImage } from '../../art/index.ts';
import { currentLooks } from '../parents/api/children/looks.ts';
import { useReadingComfort } from './api/reading/reading-comfort.ts';
import { familyBook } from './family/family-book.ts';
import { useTallFrame } from './pages/use-tall-frame.ts';

/** Milliseconds that a text waits for its picture: enough for code that the device has, and too short to be a wait. */
const PATIENCE_MS = 400;

/**
 * Whether a story can open with the picture of its first page in place. One that is there at once does not wait, as nothing would be shown meanwhile.
 * @param story undefined while it is loading.
 */
export function useFirstPicture(story: Story | undefined): boolean {
  const [ready, setReady] = useState(story !== undefined);
  const tall = useTallFrame(useReadingComfort().longPage);
  const { isSuccess } = useQuery({
    queryKey: ['first-picture', story?.id],
    queryFn: async () => {
      const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
      if (story !== undefined) await Promise.race([prepareFirst(story, tall), patience]);
      return true;
    },
    enabled: !ready && story !== undefined,
    gcTime: 0,
  });
  if (!ready && isSuccess) setReady(true);
  return ready;
}

async function prepareFirst(story: Story, tall: boolean): Promise<void> {
  const picture = familyBook(story, await currentLooks(story.uid, story)).pages[0]?.picture;
  if (picture?.kind === 'drawn') await prepareStoryImage(picture.picture, tall);
}

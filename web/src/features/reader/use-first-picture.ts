import { useQuery } from '@tanstack/react-query';
import type { Story } from '@tuckaway/domain';
import { useState } from 'react';
import { prepareStoryImage } from '../../art/index.ts';
import { currentLooks } from '../parents/api/children/looks.ts';
import { familyBook } from './family/family-book.ts';

/** Milliseconds that a text waits for its picture: enough for code that the device has, and too short to be a wait. */
const PATIENCE_MS = 400;

async function prepareFirst(story: Story): Promise<void> {
  const [first] = familyBook(story, await currentLooks(story.uid, story)).pages;
  if (first?.picture?.kind === 'drawn') await prepareStoryImage(first.picture.picture);
}

/**
 * Whether a story can open with the picture of its first page in place. One that is there at once does not wait, as nothing would be shown meanwhile.
 * @param story undefined while it is loading.
 */
export function useFirstPicture(story: Story | undefined): boolean {
  const [ready, setReady] = useState(story !== undefined);
  const { isSuccess } = useQuery({
    queryKey: ['first-picture', story?.id],
    queryFn: async () => {
      const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
      if (story !== undefined) await Promise.race([prepareFirst(story), patience]);
      return true;
    },
    enabled: !ready && story !== undefined,
    gcTime: 0,
  });
  if (!ready && isSuccess) setReady(true);
  return ready;
}

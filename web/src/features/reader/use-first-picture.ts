import { coverPicture, type Story } from '@tuckaway/domain';
import { useEffect, useState } from 'react';
import { prepareStoryImage } from '../../art/index.ts';

/** Milliseconds that a text waits for its picture: enough for code that the device has, and too short to be a wait. */
const PATIENCE_MS = 400;

/**
 * Whether a story can open with the picture of its first page in place. One that is there at once does not wait, as nothing would be shown meanwhile.
 * @param story undefined while it is loading.
 */
export function useFirstPicture(story: Story | undefined): boolean {
  const [ready, setReady] = useState(story !== undefined);
  useEffect(() => {
    if (ready || story === undefined) return;
    const open = (): void => setReady(true);
    const timer = window.setTimeout(open, PATIENCE_MS);
    void prepareStoryImage(coverPicture(story)).then(open);
    return () => window.clearTimeout(timer);
  }, [ready, story]);
  return ready;
}

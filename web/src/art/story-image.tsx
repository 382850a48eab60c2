/*
 * A story's picture is composed on the device; until its code is loaded, an empty sheet of the same size keeps the layout still.
 */
import type { DrawnPicture } from '@tuckaway/art';
import type { StoryPicture } from '@tuckaway/domain';
import { memo, useCallback, useSyncExternalStore } from 'react';

/** Every picture of a story is composed in this size and cropped where less fits, so that it is the same everywhere. */
export const STORY_PICTURE_SIZE = { width: 960, height: 640 };

interface FinishedPicture {
  src: string;
  alt: string;
}

/** Draws a picture after loading the code that it needs. Rejects if that cannot be loaded, for example offline. */
export async function drawStoryPicture(picture: StoryPicture): Promise<DrawnPicture> {
  return (await import('@tuckaway/art')).drawStoryPicture(picture, STORY_PICTURE_SIZE);
}

/** Recently drawn pictures by what they show, so that going back to a screen shows them at once. */
const finished = new Map<string, FinishedPicture>();
const FINISHED_LIMIT = 60;
const drawing = new Set<string>();
/** Listeners of the mounted pictures, by what they show. */
const listeners = new Map<string, Set<() => void>>();

function remember(key: string, picture: FinishedPicture): void {
  finished.set(key, picture);
  for (const old of finished.keys()) {
    if (finished.size <= FINISHED_LIMIT) break;
    if (!listeners.has(old)) finished.delete(old);
  }
  for (const notify of listeners.get(key) ?? []) notify();
}

async function draw(key: string): Promise<void> {
  if (finished.has(key) || drawing.has(key)) return;
  drawing.add(key);
  try {
    const { svg, alt } = await drawStoryPicture(JSON.parse(key) as StoryPicture);
    remember(key, { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt });
  } catch {
    // The kit could not be loaded: the empty sheet stays, and the next such picture tries again.
  } finally {
    drawing.delete(key);
  }
}

function useDrawn(picture: StoryPicture): FinishedPicture | null {
  const key = JSON.stringify(picture);
  const subscribe = useCallback(
    (notify: () => void) => {
      const watching = listeners.get(key) ?? new Set();
      listeners.set(key, watching.add(notify));
      void draw(key);
      return () => {
        watching.delete(notify);
        if (watching.size === 0) listeners.delete(key);
      };
    },
    [key],
  );
  const current = useCallback(() => finished.get(key) ?? null, [key]);
  return useSyncExternalStore(subscribe, current, () => null);
}

interface StoryImageProps {
  picture: StoryPicture;
  /** False if the text beside the picture says the same. */
  described?: boolean;
  /** May crop, with `object-cover` and a height or an aspect ratio. */
  className?: string;
}

/** A picture of a family's story: its cover, or a page. */
export const StoryImage = /* @__PURE__ */ memo(({ picture, described = true, className = 'block h-auto w-full' }: StoryImageProps) => {
  const drawn = useDrawn(picture);
  const { width, height } = STORY_PICTURE_SIZE;
  if (drawn !== null) {
    return <img src={drawn.src} alt={described ? drawn.alt : ''} width={width} height={height} decoding="async" className={className} />;
  }
  // Without width and height attributes, which affect an svg's layout more than an img's: the layout would shift when the picture appears.
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false" className={className}>
      <rect width={width} height={height} className="fill-raised" />
    </svg>
  );
});

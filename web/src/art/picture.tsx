import type { DrawnPicture, EmptyKind } from '@tuckaway/art';
import type { CoverImage, StoryPicture, StorySetting } from '@tuckaway/domain';
import { memo, useCallback, useSyncExternalStore } from 'react';

/*
 * React components for the kit's pictures. A story's picture is composed on the device; until its code is loaded, an empty sheet of the same
 * size keeps the layout still. Pictures that never change (covers, settings, empty states) are files drawn by tools/art/make-pictures.ts.
 */

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

interface FrameProps {
  /** Null while the picture is being drawn. */
  src: string | null;
  alt: string;
  width: number;
  height: number;
  className: string;
}

function Frame({ src, alt, width, height, className }: FrameProps) {
  if (src !== null) return <img src={src} alt={alt} width={width} height={height} decoding="async" className={className} />;
  // Without width and height attributes, which affect an svg's layout more than an img's: the layout would shift when the picture appears.
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false" className={className}>
      <rect width={width} height={height} className="fill-raised" />
    </svg>
  );
}

/** A cover's size in drawing units. */
const COVER = { width: 720, height: 480 };
const FULL_WIDTH = 'block h-auto w-full';

interface StoryImageProps {
  picture: StoryPicture;
  /** False if the text beside the picture says the same. */
  described?: boolean;
  /** May crop, with `object-cover` and a height or an aspect ratio. */
  className?: string;
}

/** A picture of a family's story: its cover, or a page. */
export const StoryImage = memo(({ picture, described = true, className = FULL_WIDTH }: StoryImageProps) => {
  const drawn = useDrawn(picture);
  return <Frame src={drawn?.src ?? null} alt={described ? (drawn?.alt ?? '') : ''} {...STORY_PICTURE_SIZE} className={className} />;
});

/** One of the six covers, named by the label beside it. */
export const CoverPicture = memo(({ cover, alt = '', className = FULL_WIDTH }: { cover: CoverImage; alt?: string; className?: string }) => (
  <Frame src={`/art/covers/${cover}.svg`} alt={alt} {...COVER} className={className} />
));

/** The small picture of a setting, named by the label beside it. */
export const SettingIcon = memo(({ place, className = 'block size-14' }: { place: StorySetting; className?: string }) => (
  <Frame src={`/art/settings/${place}.svg`} alt="" width={64} height={64} className={className} />
));

/** The decorative picture of a screen without content. */
export const EmptyPicture = memo(
  ({ kind, className = 'mx-auto block h-auto w-full max-w-xs' }: { kind: EmptyKind; className?: string }) => (
    <Frame src={`/art/empty/${kind}.svg`} alt="" width={320} height={240} className={className} />
  ),
);

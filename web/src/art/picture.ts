import type { CoverImage, StoryPicture, StorySetting } from '@tuckaway/domain';
import { createElement, memo, useCallback, useSyncExternalStore } from 'react';
import type { PictureOptions, SceneRequest } from './compose.ts';
import type { EmptyKind } from './empty-state.ts';
import type { ScenePictureMarkup } from './load.ts';

/*
 * React components for the kit's pictures. A story's scene is composed on the device; until its code is loaded, an empty sheet of the same
 * size keeps the layout still. Pictures that never change (covers, settings, empty states) are files drawn by tools/art/make-pictures.ts.
 * Written without JSX, because Node runs the build tools that import the kit and does not read JSX.
 */

interface PictureSize {
  width: number;
  height: number;
}

interface FinishedPicture {
  src: string;
  alt: string;
}

/** Draws a scene after loading the code that it needs. Rejects if that cannot be loaded, for example offline. */
export async function drawScene(request: SceneRequest, options?: PictureOptions): Promise<ScenePictureMarkup> {
  return (await import('./load.ts')).drawScene(request, options);
}

/** Recently drawn pictures by request, so that going back to a screen shows them at once. */
const finished = new Map<string, FinishedPicture>();
const FINISHED_LIMIT = 60;
const drawing = new Set<string>();
/** Listeners of the mounted pictures, by request. */
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
    const { svg, alt } = await drawScene(...(JSON.parse(key) as [SceneRequest, PictureSize]));
    remember(key, { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt });
  } catch {
    // The kit could not be loaded: the empty sheet stays, and the next picture with this request tries again.
  } finally {
    drawing.delete(key);
  }
}

function useScene(request: SceneRequest, size: PictureSize): FinishedPicture | null {
  const key = JSON.stringify([request, size]);
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
  if (src !== null) return createElement('img', { src, alt, width, height, decoding: 'async', className });
  // Without width and height attributes, which affect an svg's layout more than an img's: the layout would shift when the picture appears.
  return createElement(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': true, focusable: false, className },
    createElement('rect', { width, height, className: 'fill-raised' }),
  );
}

/** A cover's size in drawing units. */
const COVER = { width: 720, height: 480 };
const FULL_WIDTH = 'block h-auto w-full';

interface ScenePictureProps {
  request: SceneRequest;
  /** In drawing units; the picture scales to the width of its container. */
  options?: Partial<PictureSize>;
  /** False if the text beside the picture says the same. */
  described?: boolean;
  className?: string;
}

/** A story's scene. */
export const ScenePicture = memo(({ request, options, described = true, className = FULL_WIDTH }: ScenePictureProps) => {
  const size = { width: options?.width ?? COVER.width, height: options?.height ?? COVER.height };
  const picture = useScene(request, size);
  return Frame({ src: picture?.src ?? null, alt: described ? (picture?.alt ?? '') : '', ...size, className });
});

/** Every picture of a story is composed in this size and cropped where less fits, so that it is the same everywhere. */
export const STORY_PICTURE_SIZE = { width: 960, height: 640 };

interface StoryImageProps {
  picture: StoryPicture;
  /** False if the text beside the picture says the same. */
  described?: boolean;
  /** May crop, with `object-cover` and a height or an aspect ratio. */
  className?: string;
}

/** A picture of a family's story: its cover, or a page. */
export const StoryImage = memo(({ picture, described = true, className = FULL_WIDTH }: StoryImageProps) => {
  const { scene, animal, tone, cover, seed, page } = picture;
  const request = {
    place: scene.place,
    animal,
    mood: tone,
    seed: page === null ? seed : `${seed}/${page}`,
    ...(page === null && { cover }),
  };
  const drawn = useScene(request, STORY_PICTURE_SIZE);
  return Frame({ src: drawn?.src ?? null, alt: described ? (drawn?.alt ?? '') : '', ...STORY_PICTURE_SIZE, className });
});

/** One of the six covers, named by the label beside it. */
export const CoverPicture = memo(({ cover, alt = '', className = FULL_WIDTH }: { cover: CoverImage; alt?: string; className?: string }) =>
  Frame({ src: `/art/covers/${cover}.svg`, alt, ...COVER, className }),
);

/** The small picture of a setting, named by the label beside it. */
export const SettingIcon = memo(({ place, className = 'block size-14' }: { place: StorySetting; className?: string }) =>
  Frame({ src: `/art/settings/${place}.svg`, alt: '', width: 64, height: 64, className }),
);

/** The decorative picture of a screen without content. */
export const EmptyPicture = memo(({ kind, className = 'mx-auto block h-auto w-full max-w-xs' }: { kind: EmptyKind; className?: string }) =>
  Frame({ src: `/art/empty/${kind}.svg`, alt: '', width: 320, height: 240, className }),
);

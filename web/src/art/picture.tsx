import type { CoverImage, StorySetting } from '@tuckaway/domain';
import { memo, useCallback, useSyncExternalStore } from 'react';
import type * as Kit from './load.ts';

/**
 * The one door between the screens and the art kit. A family's scene is composed here, from the pieces of the kit that it shows, loaded
 * when it is asked for; until then a calm sheet of the same size holds the place, so that nothing moves. What is the same for everybody
 * (covers, settings, empty states) is drawn before a build (tools/art/make-pictures.ts) and is a file of its own.
 */

export type SceneRequest = Parameters<typeof Kit.drawScene>[0];
export interface SceneSize {
  width: number;
  height: number;
}
export type EmptyKind = 'favorites' | 'offline' | 'not-found' | 'soon' | 'error';

interface Made {
  src: string;
  alt: string;
}

/** Pictures made lately, by what was asked for: they come back on every visit. */
const made = new Map<string, Made>();
const MADE_LIMIT = 60;
const drawing = new Set<string>();
/** Who shows a picture now, by its key. */
const viewers = new Map<string, Set<() => void>>();

function keep(key: string, picture: Made): void {
  made.set(key, picture);
  for (const old of made.keys()) {
    if (made.size <= MADE_LIMIT) break;
    if (!viewers.has(old)) made.delete(old);
  }
  for (const tell of viewers.get(key) ?? []) tell();
}

/** Composes a picture; a failed load is forgotten, so that the next one to show it tries again. */
async function draw(key: string): Promise<void> {
  if (made.has(key) || drawing.has(key)) return;
  drawing.add(key);
  try {
    const [request, size] = JSON.parse(key) as [SceneRequest, SceneSize];
    const kit = await import('./load.ts');
    const [svg, alt] = await Promise.all([kit.drawScene(request, size), kit.wordsFor(request)]);
    keep(key, { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt });
  } catch {
    // Offline before the pieces were kept: the sheet stays.
  } finally {
    drawing.delete(key);
  }
}

function useScene(request: SceneRequest, size: SceneSize): Made | null {
  const key = JSON.stringify([request, size]);
  const subscribe = useCallback(
    (tell: () => void) => {
      const watching = viewers.get(key) ?? new Set();
      viewers.set(key, watching.add(tell));
      void draw(key);
      return () => {
        watching.delete(tell);
        if (watching.size === 0) viewers.delete(key);
      };
    },
    [key],
  );
  const current = useCallback(() => made.get(key) ?? null, [key]);
  return useSyncExternalStore(subscribe, current, () => null);
}

interface FrameProps {
  /** Null while the picture is being made. */
  src: string | null;
  alt: string;
  width: number;
  height: number;
  className: string;
}

function Frame({ src, alt, width, height, className }: FrameProps) {
  if (src === null) {
    return (
      // Without a height of its own, which would count for more here than it does for a picture: all below would move when that comes.
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false" className={className}>
        <rect width={width} height={height} className="fill-raised" />
      </svg>
    );
  }
  return <img src={src} alt={alt} width={width} height={height} decoding="async" className={className} />;
}

/** A cover's size in drawing units. */
const COVER = { width: 720, height: 480 };
const FULL = 'block h-auto w-full';

export interface ScenePictureProps {
  request: SceneRequest;
  /** In the drawing's own units; it scales to the width of its place. */
  options?: Partial<SceneSize>;
  /** False where the words beside it say the same. */
  described?: boolean;
  className?: string;
}

/** A story's scene. */
export const ScenePicture = memo(function ScenePicture({ request, options, described = true, className = FULL }: ScenePictureProps) {
  const size = { width: options?.width ?? COVER.width, height: options?.height ?? COVER.height };
  const picture = useScene(request, size);
  return <Frame src={picture?.src ?? null} alt={described ? (picture?.alt ?? '') : ''} {...size} className={className} />;
});

/** One of the six covers; the label beside it names it. */
export const CoverPicture = memo(function CoverPicture({
  cover,
  alt = '',
  className = FULL,
}: {
  cover: CoverImage;
  alt?: string;
  className?: string;
}) {
  return <Frame src={`/art/covers/${cover}.svg`} alt={alt} {...COVER} className={className} />;
});

/** The small picture of a setting; the label beside it names it. */
export const SettingIcon = memo(function SettingIcon({ place, className = 'block size-14' }: { place: StorySetting; className?: string }) {
  return <Frame src={`/art/settings/${place}.svg`} alt="" width={64} height={64} className={className} />;
});

/** The picture of a screen that has nothing to show; decorative. */
export const EmptyPicture = memo(function EmptyPicture({
  kind,
  className = 'mx-auto block h-auto w-full max-w-xs',
}: {
  kind: EmptyKind;
  className?: string;
}) {
  return <Frame src={`/art/empty/${kind}.svg`} alt="" width={320} height={240} className={className} />;
});

import type { CoverImage, StorySetting } from '@tuckaway/domain';
import { memo, useSyncExternalStore } from 'react';
import type * as ArtKit from './index.ts';

/**
 * The one door between the screens and the art kit. The kit is loaded when the first picture is asked for; until then a calm
 * sheet of the same size holds the place, so that nothing moves.
 */

type Kit = typeof ArtKit;
export type SceneRequest = Parameters<Kit['sceneSvg']>[0];
export type SceneSize = Parameters<Kit['sceneSvg']>[1];
export type EmptyKind = Parameters<Kit['emptyStateSvg']>[0];

let kit: Kit | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Loads the kit; a failed load is forgotten, so that the next picture tries again. */
export function loadArt(): Promise<void> {
  loading ??= import('./index.ts').then(
    (loaded) => {
      kit = loaded;
      for (const listener of listeners) listener();
    },
    () => {
      loading = null;
    },
  );
  return loading;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  void loadArt();
  return () => listeners.delete(listener);
}

function currentKit(): Kit | null {
  return kit;
}

function useKit(): Kit | null {
  return useSyncExternalStore(subscribe, currentKit, () => null);
}

/** Pictures made lately, by what was asked for: scenes take a few milliseconds each and come back on every visit. */
const made = new Map<string, string>();
const MADE_LIMIT = 60;

function pictureUrl(key: string, draw: () => string): string {
  const known = made.get(key);
  if (known !== undefined) return known;
  if (made.size >= MADE_LIMIT) made.delete(made.keys().next().value as string);
  const url = `data:image/svg+xml,${encodeURIComponent(draw())}`;
  made.set(key, url);
  return url;
}

interface FrameProps {
  /** Null while the kit is loading. */
  src: string | null;
  alt: string;
  width: number;
  height: number;
  className: string;
}

function Frame({ src, alt, width, height, className }: FrameProps) {
  if (src === null) {
    return (
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" focusable="false" className={className}>
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
  options?: SceneSize;
  /** False where the words beside it say the same. */
  described?: boolean;
  className?: string;
}

/** A story's scene. */
export const ScenePicture = memo(function ScenePicture({ request, options, described = true, className = FULL }: ScenePictureProps) {
  const art = useKit();
  const size = { width: options?.width ?? COVER.width, height: options?.height ?? COVER.height };
  const src = art && pictureUrl(`scene ${JSON.stringify([request, size])}`, () => art.sceneSvg(request, size));
  return <Frame src={src} alt={art && described ? art.sceneAlt(request) : ''} {...size} className={className} />;
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
  const art = useKit();
  const src = art && pictureUrl(`cover ${cover}`, () => art.coverSvg(cover, COVER));
  return <Frame src={src} alt={alt} {...COVER} className={className} />;
});

/** The small picture of a setting; the label beside it names it. */
export const SettingIcon = memo(function SettingIcon({ place, className = 'block size-14' }: { place: StorySetting; className?: string }) {
  const art = useKit();
  const src = art && pictureUrl(`setting ${place}`, () => art.settingIconSvg(place));
  return <Frame src={src} alt="" width={64} height={64} className={className} />;
});

/** The picture of a screen that has nothing to show; decorative. */
export const EmptyPicture = memo(function EmptyPicture({
  kind,
  className = 'mx-auto block h-auto w-full max-w-xs',
}: {
  kind: EmptyKind;
  className?: string;
}) {
  const art = useKit();
  const src = art && pictureUrl(`empty ${kind}`, () => art.emptyStateSvg(kind));
  return <Frame src={src} alt="" width={320} height={240} className={className} />;
});

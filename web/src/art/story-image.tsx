/*
 * A story's picture is composed on the device; until its code is loaded, an empty sheet of the same size keeps the layout still.
 */
import type { DrawnPicture, LayeredPicture, PictureSize } from '@tuckaway/art';
import type { StoryPicture } from '@tuckaway/domain';
import { memo, type ReactNode, useCallback, useSyncExternalStore } from 'react';

/** Every picture of a story is composed in this size and cropped where less fits, so that its figures and things are the same everywhere. */
export const STORY_PICTURE_SIZE = { width: 960, height: 640 };
/** The same with more of its place above it, for a frame on a phone (styles/book.css). */
const TALL_PICTURE_SIZE = { width: 960, height: 800, above: 160 };
/** A cover on a small card, as of a book: of a wide one only a strip would be left. */
const UPRIGHT_COVER_SIZE = { width: 480, height: 600 };

/** A whole picture for usual or tall frames, a cover on a small card, or layers. */
type Form = 'whole' | 'tall' | 'upright' | 'layers' | 'tall layers';

interface FinishedPicture {
  /** The whole picture, or its layers from the back to the front: what is far, what is near, and the light of a lamp. */
  sources: readonly string[];
  alt: string;
  /** Only of layers: where the picture's light is, and who is in it. */
  light?: LayeredPicture['light'];
  figures?: LayeredPicture['figures'];
}

/** Draws a picture after loading the code that it needs. Rejects if that cannot be loaded, for example offline. */
export async function drawStoryPicture(picture: StoryPicture, size = STORY_PICTURE_SIZE): Promise<DrawnPicture> {
  return (await import('@tuckaway/art')).drawStoryPicture(picture, size);
}

/** Recently drawn pictures by what they show, so that going back to a screen shows them at once. */
const finished = new Map<string, FinishedPicture>();
const FINISHED_LIMIT = 60;
const drawing = new Map<string, Promise<void>>();
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

interface Wanted {
  picture: StoryPicture;
  form: Form;
}

const SIZES = {
  whole: STORY_PICTURE_SIZE,
  tall: TALL_PICTURE_SIZE,
  upright: UPRIGHT_COVER_SIZE,
  layers: STORY_PICTURE_SIZE,
  'tall layers': TALL_PICTURE_SIZE,
} satisfies Record<Form, PictureSize>;

const sourceOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

async function finish({ picture, form }: Wanted): Promise<FinishedPicture> {
  if (form === 'whole' || form === 'tall' || form === 'upright') {
    const { svg, alt } = await drawStoryPicture(picture, SIZES[form]);
    return { sources: [sourceOf(svg)], alt };
  }
  const { far, near, lamp, alt, light, figures } = await (await import('@tuckaway/art')).drawStoryLayers(picture, SIZES[form]);
  return { sources: [far, near, ...(lamp ? [lamp] : [])].map(sourceOf), alt, light, figures };
}

/** Never rejects. */
function draw(key: string): Promise<void> {
  if (finished.has(key)) return Promise.resolve();
  const started = drawing.get(key) ?? drawOnce(key).finally(() => drawing.delete(key));
  drawing.set(key, started);
  return started;
}

async function drawOnce(key: string): Promise<void> {
  try {
    remember(key, await finish(JSON.parse(key) as Wanted));
  } catch {
    // The kit could not be loaded: the empty sheet stays, and the next such picture tries again.
  }
}

const keyOf = (picture: StoryPicture, form: Form): string => JSON.stringify({ picture, form } satisfies Wanted);

const layersFor = (tall: boolean): Form => (tall ? 'tall layers' : 'layers');

/** Draws a picture's layers ahead, so that {@link StoryImage} shows them in its first frame. Also resolves if they cannot be drawn. */
export const prepareStoryImage = (picture: StoryPicture, tall: boolean): Promise<void> => draw(keyOf(picture, layersFor(tall)));

function useDrawn(picture: StoryPicture, form: Form): FinishedPicture | null {
  const key = keyOf(picture, form);
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

/** From the back to the front. */
const LAYERS = ['far', 'near', 'lamp'] as const;

interface StoryImageProps {
  picture: StoryPicture;
  /** One of the pictures that lie on each other and show the whole; only last pages have a lamp. */
  layer?: (typeof LAYERS)[number] | undefined;
  /** It has more of the place above the picture; not a cover. */
  tall?: boolean;
  /** A cover of 4 to 5. */
  upright?: boolean;
  /** False if the text beside the picture says the same. */
  described?: boolean;
  /** May crop, with `object-cover` and a height or an aspect ratio. */
  className?: string;
}

/** A picture of a family's story: its cover, or a page. */
export const StoryImage = /* @__PURE__ */ memo(
  ({ picture, layer, tall = false, upright = false, described = true, className = 'block h-auto w-full' }: StoryImageProps) => {
    const form = layer ? layersFor(tall) : upright ? 'upright' : tall ? 'tall' : 'whole';
    const drawn = useDrawn(picture, form);
    const { width, height } = SIZES[form];
    const source = drawn?.sources[layer ? LAYERS.indexOf(layer) : 0];
    if (drawn !== null && source !== undefined) {
      return <img src={source} alt={described ? drawn.alt : ''} width={width} height={height} decoding="async" className={className} />;
    }
    if (layer === 'near' || layer === 'lamp') return null;
    // Without width and height attributes, which affect an svg's layout more than an img's: the layout would shift when the picture appears.
    return (
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false" className={className}>
        <rect width={width} height={height} className="fill-raised" />
      </svg>
    );
  },
);

/** Who is in a picture's layers, and where; nobody before they are drawn. */
export const figuresIn = (picture: StoryPicture, tall: boolean): LayeredPicture['figures'] =>
  finished.get(keyOf(picture, layersFor(tall)))?.figures ?? [];

interface AtLightProps {
  picture: StoryPicture;
  tall: boolean;
  className: string;
  children?: ReactNode;
}

/** What is where the light of a picture's layers is; it lies on a place that has the size of the picture without what is above it. */
export function AtLight({ picture, tall, className, children }: AtLightProps) {
  const light = useDrawn(picture, layersFor(tall))?.light;
  if (!light || light.x < 0 || light.x > 1 || light.y < 0 || light.y > 1) return null;
  return (
    <span className={className} style={{ left: `${light.x * 100}%`, top: `${light.y * 100}%` }}>
      {children}
    </span>
  );
}

/** What the art kit needs to draw a story's cover and pages; it draws the same picture from the same data everywhere. */
import type { StoryLooks } from '../children/child-appearance.ts';
import { hash32 } from '../hash.ts';
import { COVER_IDS, type CoverImage, DEFAULT_COVER, INDOOR_SETTINGS, type StorySetting, type StoryTone } from '../stories/story-options.ts';
import { isExact } from './acts/positions.ts';
import { readCast } from './acts/read-cast.ts';
import type { StoryCast } from './acts/staging.ts';
import { parseScene, staged } from './parse-scene.ts';
import type { Figure, Scene } from './scene.ts';
import type { SceneTime, ShownEmotion } from './vocabulary.ts';

export interface StoryPicture {
  scene: Scene;
  /** The family's word for its animal, in any language. */
  animal: string;
  tone: StoryTone;
  /** Defines the light of all pictures, and the frame of the cover. */
  cover: CoverImage;
  /** The story's id: its characters look the same on all its pictures. */
  seed: string;
  /** The same for its children without chosen looks (decision 35). */
  childSeed: number;
  /** The story's characters and things. */
  cast: StoryCast;
  /** Counted from 0; null for the cover, which has a frame. */
  page: number | null;
  /** Only of covers that have it on them. */
  title?: string;
  /** How the story's children look; missing if the family says nothing. */
  looks?: StoryLooks;
  /** The story's last page: a lamp is all its light. */
  last?: boolean;
  /** Who shows another feeling than the act says, for a moment: a touched character blinks or yawns. */
  face?: { who: string | readonly string[]; feels: ShownEmotion };
}

/** The fields of a story, or of a request with the id of the story to be, that its pictures depend on. */
export interface PicturedStory {
  id: string;
  storySetting: StorySetting;
  storyTone: StoryTone;
  favoriteAnimal: string;
  coverImage?: CoverImage | undefined;
  /** The cover's scene as it was stored. */
  cover?: unknown;
  /** Its characters and things as they were stored. */
  pictureCast?: unknown;
  childSeed?: number | undefined;
}

/** The number that decides how a story's undescribed children are drawn: the stored one, or for stories without one that of its id. */
export const childSeedOf = ({ id, childSeed }: Pick<PicturedStory, 'id' | 'childSeed'>): number => childSeed ?? hash32(id);

/** The light of each cover. */
const COVER_TIMES: Record<CoverImage, SceneTime> = {
  moon: 'night',
  forest: 'evening',
  ocean: 'night',
  space: 'late-night',
  castle: 'evening',
  garden: 'afternoon',
};

/** The cover's scene: the setting, with the animal in it, in the cover's light (decision P21). */
export function coverScene({ storySetting, coverImage = DEFAULT_COVER }: Pick<PicturedStory, 'storySetting' | 'coverImage'>): Scene {
  return staged({
    place: storySetting,
    space: INDOOR_SETTINGS.includes(storySetting) ? 'inside' : 'outside',
    view: 'wide',
    time: COVER_TIMES[coverImage],
    weather: 'clear',
    figures: [{ who: 'animal', pose: 'stand', emotion: 'happy', size: 'medium', side: 'middle' }],
    objects: [],
    focus: 'animal',
  });
}

/** The cover of a story, of any version's document, or of a request that is not written yet. */
export function coverPicture(story: PicturedStory, looks: StoryLooks = []): StoryPicture {
  const cover = COVER_IDS.find((id) => id === story.coverImage) ?? DEFAULT_COVER;
  const made = coverScene({ storySetting: story.storySetting, coverImage: cover });
  const cast = readCast(story.pictureCast);
  const scene = story.cover === undefined ? made : parseScene(story.cover, made, cast);
  return {
    scene,
    cast,
    animal: story.favoriteAnimal,
    tone: story.storyTone,
    cover,
    seed: story.id,
    childSeed: childSeedOf(story),
    page: null,
    ...(looks.length > 0 && { looks }),
  };
}

const OTHER_SIDE: Record<Figure['side'], Figure['side']> = { left: 'right', middle: 'middle', right: 'left' };

/** Every second version shows its figures on the other side, on all pages; where an author puts them, they stay. */
function inVersion(scene: Scene, id: string): Scene {
  const { figures, staging } = scene;
  if (pictureVersion(id) % 2 === 0 || isExact(staging)) return scene;
  return {
    ...scene,
    figures: figures.map((figure) => ({ ...figure, side: OTHER_SIDE[figure.side] })),
    staging: { ...staging, acts: staging.acts.map((act) => (act.side ? { ...act, side: OTHER_SIDE[act.side] } : act)) },
  };
}

/** The picture of a page. @param pages how many the story has; missing while it is being written. */
export function pagePicture(story: PicturedStory, scene: Scene, page: number, looks: StoryLooks = [], pages = 0): StoryPicture {
  return {
    ...coverPicture(story, looks),
    scene: inVersion(scene, story.id),
    page,
    ...(page === pages - 1 && { last: true }),
  };
}

/** How many versions a story's pictures have: three palettes and viewpoints on each of two sides. */
export const PICTURE_VERSIONS = 6;

/** In which of its versions a story's pictures are drawn, from 0. @param seed the story's id */
export const pictureVersion = (seed: string): number => hash32(seed) % PICTURE_VERSIONS;

/**
 * The id of a new story with the wishes of an earlier one: its pictures have another palette, viewpoint and side.
 * @param makeId makes a random id; every third one fits.
 */
export function otherVersionId(earlier: string, makeId: () => string): string {
  const before = pictureVersion(earlier);
  let id = makeId();
  for (let tries = 0; tries < 100 && !isUnlike(pictureVersion(id), before); tries++) id = makeId();
  return id;
}

const isUnlike = (one: number, other: number): boolean => one % 2 !== other % 2 && one % 3 !== other % 3;

/** What the art kit needs to draw a story's cover and pages; it draws the same picture from the same data everywhere. */
import type { StoryLooks } from '../child-appearance.ts';
import { COVER_IDS, type CoverImage, DEFAULT_COVER, type StorySetting, type StoryTone } from '../story-options.ts';
import { parseScene } from './parse-scene.ts';
import type { Scene } from './scene.ts';
import { INDOOR_SETTINGS } from './scene-words.ts';
import type { SceneTime } from './vocabulary.ts';

export interface StoryPicture {
  scene: Scene;
  /** The family's word for its animal, in any language. */
  animal: string;
  tone: StoryTone;
  /** Defines the light of all pictures, and the frame of the cover. */
  cover: CoverImage;
  /** The story's id: its characters look the same on all its pictures. */
  seed: string;
  /** Counted from 0; null for the cover, which has a frame. */
  page: number | null;
  /** How the story's children look; missing where the family says nothing. */
  looks?: StoryLooks;
  /** The story's last page, which is mostly light. */
  last?: boolean;
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
}

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
  return {
    place: storySetting,
    space: INDOOR_SETTINGS.includes(storySetting) ? 'inside' : 'outside',
    view: 'wide',
    time: COVER_TIMES[coverImage],
    weather: 'clear',
    figures: [{ who: 'animal', pose: 'stand', emotion: 'happy', size: 'medium', side: 'middle' }],
    objects: [],
    focus: 'animal',
  };
}

/** The cover of a story, of any version's document, or of a request that is not written yet. */
export function coverPicture(story: PicturedStory): StoryPicture {
  const cover = COVER_IDS.find((id) => id === story.coverImage) ?? DEFAULT_COVER;
  const made = coverScene({ storySetting: story.storySetting, coverImage: cover });
  const scene = story.cover === undefined ? made : parseScene(story.cover, made);
  return { scene, animal: story.favoriteAnimal, tone: story.storyTone, cover, seed: story.id, page: null };
}

/** The picture of a page. @param pages how many the story has; missing while it is being written. */
export function pagePicture(story: PicturedStory, scene: Scene, page: number, looks: StoryLooks = [], pages = 0): StoryPicture {
  return { ...coverPicture(story), scene, page, ...(looks.length > 0 && { looks }), ...(page === pages - 1 && { last: true }) };
}

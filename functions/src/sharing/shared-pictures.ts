/** The pictures of a shared story, as data: its pages and its cover, made from the family's story and never from markup. */
import {
  COVER_IDS,
  type CoverImage,
  coverPicture,
  DEFAULT_COVER,
  type FamilyPage,
  NAMELESS_CHILD,
  type PicturedStory,
  pageParagraphs,
  pagePicture,
  pagesFromParagraphs,
  parsePages,
  readCast,
  readChildSeed,
  readLooks,
  type Scene,
  SETTING_IDS,
  type StoryCast,
  type StoryLooks,
  type StoryPicture,
  type StorySetting,
  type StoryTone,
  storyPages,
  TONE_IDS,
  withoutAnimal,
} from '@tuckaway/domain';
import type { SharedText, StoredStory } from './shared-copy.ts';

export interface SharedPictures {
  /** The shown paragraphs by pages. */
  pages: FamilyPage[];
  /** The cover's scene. */
  cover: Scene;
  /** Missing if the scenes have no characters or things of their own. */
  pictureCast?: StoryCast;
  /** Missing for stories of earlier versions. */
  childSeed?: number;
  coverImage: CoverImage;
  storyTone: StoryTone;
  /** Only if the family wants them to be shown. */
  looks?: StoryLooks;
}

/** What the page of a link shows. */
export interface SharedStory extends SharedText, SharedPictures {
  storyId: string;
  storySetting: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** A share's document, with its story's. */
export interface StoredShare extends Omit<SharedStory, keyof SharedPictures> {
  story: StoredStory;
  /** Missing in shares of earlier versions. */
  pages?: unknown;
  cover?: unknown;
  pictureCast?: unknown;
  childSeed?: unknown;
  coverImage?: unknown;
  storyTone?: unknown;
  looks?: unknown;
}

/** The pages and pictures that the family sees, with the texts that a link shows of it. */
export function picturesOf(story: StoredStory, { paragraphs, childName, animal }: SharedText): SharedPictures {
  const pictured = picturedStory('', story, animal);
  const { storySetting } = pictured;
  const content = typeof story.content === 'string' ? story.content : '';
  const pages = pagesLike(storyPages({ ...story, content, storySetting }), paragraphs);
  const context = { storySetting, favoriteAnimal: pictured.favoriteAnimal, childName: childName ?? NAMELESS_CHILD };
  return {
    pages: pages ?? pagesFromParagraphs(paragraphs, context),
    cover: coverPicture(pictured).scene,
    ...peopleOf(story),
    coverImage: pictured.coverImage ?? DEFAULT_COVER,
    storyTone: pictured.storyTone,
  };
}

/** The pictures as they were stored with a share. An earlier version's share has none: they are those of its story, which never changes. */
function storedPictures({ story, ...share }: StoredShare): SharedPictures {
  const pages = parsePages(share.pages, settingOf(share.storySetting), share.pictureCast);
  if (pages === null) return picturesOf(story, share);
  const { storyTone, coverImage = DEFAULT_COVER, ...pictured } = picturedStory('', share, share.animal);
  const looks = readLooks(share.looks);
  const cover = coverPicture({ ...pictured, storyTone, coverImage }).scene;
  return { pages, cover, ...peopleOf(share), coverImage, storyTone, ...(looks.length > 0 && { looks }) };
}

/** A stored share as its page shows it. */
export function sharedStoryOf(stored: StoredShare): SharedStory {
  const { title, paragraphs, childName, animal, storyId, storySetting, expiresAt } = stored;
  return { title, paragraphs, childName, animal, ...storedPictures(stored), storyId, storySetting, expiresAt };
}

/** What is drawn: the cover, and the picture of each page. */
export function drawablePictures(
  storyId: string,
  story: SharedPictures & Pick<SharedText, 'animal' | 'title'> & { storySetting: string },
): [cover: StoryPicture, ...StoryPicture[]] {
  const pictured = picturedStory(storyId, story, story.animal);
  const shown = (scene: Scene): Scene => (story.animal === null ? withoutAnimal(scene) : scene);
  const pages = story.pages.map(({ scene }, index) => pagePicture(pictured, shown(scene), index, story.looks, story.pages.length));
  return [{ ...coverPicture(pictured, story.looks), title: story.title }, ...pages];
}

/** Nothing for a story without a cast and a number. */
function peopleOf(story: { pictureCast?: unknown; childSeed?: unknown }): Pick<SharedPictures, 'pictureCast' | 'childSeed'> {
  const childSeed = readChildSeed(story.childSeed);
  return {
    ...(story.pictureCast !== undefined && { pictureCast: readCast(story.pictureCast) }),
    ...(childSeed !== undefined && { childSeed }),
  };
}

/** Null if the two do not have the same paragraphs. */
function pagesLike(pages: readonly FamilyPage[], paragraphs: readonly string[]): FamilyPage[] | null {
  let end = 0;
  const shown = pages.map(({ text, scene }) => {
    const start = end;
    end += pageParagraphs(text).length;
    return { text: paragraphs.slice(start, end).join('\n\n'), scene };
  });
  return end === paragraphs.length ? shown : null;
}

/** @param animal null, for a picture without it, if the animal would reveal a name. */
function picturedStory(id: string, fields: object, animal: string | null): PicturedStory {
  const { storySetting, storyTone, coverImage, cover, pictureCast, childSeed } = fields as Record<string, unknown>;
  return {
    id,
    storySetting: settingOf(storySetting),
    storyTone: TONE_IDS.find((tone) => tone === storyTone) ?? 'calm',
    favoriteAnimal: animal ?? '',
    coverImage: COVER_IDS.find((known) => known === coverImage) ?? DEFAULT_COVER,
    cover: cover ?? undefined,
    pictureCast,
    childSeed: readChildSeed(childSeed),
  };
}

/** A stored story may name an unknown place. */
export function settingOf(storySetting: unknown): StorySetting {
  return SETTING_IDS.find((known) => known === storySetting) ?? 'meadow';
}

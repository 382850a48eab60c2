/** Draws a family story's picture after loading only its place, its figures' families of creatures, and the code of a cover or of pages. */
import type { ChildAppearance, FriendsAnimal, ReadAnimal, StoryPicture } from '@tuckaway/domain';
import type { Cast, FamilyParts } from './creatures/cast.ts';
import type { KindName } from './creatures/kinds.ts';
import type { DrawnAs, Family } from './creatures/lexicon.ts';
import type { PortraitCrop } from './people/portrait.ts';
import type { DrawPlace } from './places/parts/common.ts';
import type { Cover, SceneName } from './places/parts/place.ts';
import type { PictureOptions } from './scene/cover/compose.ts';
import type { PageParts } from './scene/page.ts';
import { type DrawnPicture, type LayeredPicture, type PictureSize, STORY_PICTURE_SIZE } from './scene/story-stage.ts';

const PLACES: Record<SceneName, () => Promise<DrawPlace>> = {
  space: async () => (await import('./places/space.ts')).space,
  jungle: async () => (await import('./places/jungle.ts')).jungle,
  underwater: async () => (await import('./places/underwater.ts')).underwater,
  forest: async () => (await import('./places/forest.ts')).forest,
  castle: async () => (await import('./places/castle.ts')).castle,
  pirate: async () => (await import('./places/pirate.ts')).pirate,
  dinosaur: async () => (await import('./places/dinosaur.ts')).dinosaur,
  circus: async () => (await import('./places/circus.ts')).circus,
  farm: async () => (await import('./places/farm.ts')).farm,
  city: async () => (await import('./places/city.ts')).city,
  desert: async () => (await import('./places/desert.ts')).desert,
  arctic: async () => (await import('./places/arctic.ts')).arctic,
  mountain: async () => (await import('./places/mountain.ts')).mountain,
  bakery: async () => (await import('./places/bakery.ts')).bakery,
  garden: async () => (await import('./places/garden.ts')).garden,
  library: async () => (await import('./places/library.ts')).library,
  workshop: async () => (await import('./places/workshop.ts')).workshop,
  rainbow: async () => (await import('./places/rainbow.ts')).rainbow,
  clouds: async () => (await import('./places/clouds.ts')).clouds,
  meadow: async () => (await import('./places/meadow.ts')).meadow,
  moon: async () => (await import('./places/moon.ts')).moonlight,
  ocean: async () => (await import('./places/ocean.ts')).ocean,
};

const FAMILIES: Record<Family, () => Promise<{ family: FamilyParts }>> = {
  hunters: () => import('./creatures/families/hunters.ts'),
  gnawers: () => import('./creatures/families/gnawers.ts'),
  climbers: () => import('./creatures/families/climbers.ts'),
  burrowers: () => import('./creatures/families/burrowers.ts'),
  hoofed: () => import('./creatures/families/hoofed.ts'),
  uprightBirds: () => import('./creatures/families/upright-birds.ts'),
  sideBirds: () => import('./creatures/families/side-birds.ts'),
  waders: () => import('./creatures/families/waders.ts'),
  sea: () => import('./creatures/families/sea.ts'),
  crawlers: () => import('./creatures/families/crawlers.ts'),
  insects: () => import('./creatures/families/insects.ts'),
  tales: () => import('./creatures/families/tales.ts'),
};

/** Rejects if a piece cannot be loaded. The kit's `storyPicture` draws the same. */
export async function drawStoryPicture(picture: StoryPicture, size: PictureSize = STORY_PICTURE_SIZE): Promise<DrawnPicture> {
  if (picture.page === null) {
    const [{ coverAlt, coverMarkup }, parts] = await loadCover(picture);
    return { svg: coverMarkup(picture, parts, size), alt: coverAlt(picture) };
  }
  const [{ drawPage }, parts] = await loadPage(picture);
  return drawPage(picture, parts, size);
}

/** The same picture as two or three that lie on each other. Rejects if a piece cannot be loaded. */
export async function drawStoryLayers(
  picture: StoryPicture,
  size: PictureSize = STORY_PICTURE_SIZE,
): Promise<LayeredPicture & { alt: string }> {
  if (picture.page === null) {
    const [{ coverAlt, coverInLayers }, parts] = await loadCover(picture);
    return { ...coverInLayers(picture, parts, size), alt: coverAlt(picture) };
  }
  const [{ drawPageLayers }, parts] = await loadPage(picture);
  return drawPageLayers(picture, parts, size);
}

/** One of the six covers with another animal; null for one that is not drawn. Rejects if a piece cannot be loaded. */
export async function drawCoverWith(animal: string, cover: Cover, options?: PictureOptions): Promise<string | null> {
  const { drawnAs } = await import('./creatures/names.ts');
  const { kind, name } = drawnAs(animal);
  if (kind === 'none') return null;
  const [{ COVER_SCENES, compose }, scene, cast] = await Promise.all([import('./scene/cover/compose.ts'), PLACES[cover](), loadKind(name)]);
  return compose({ ...COVER_SCENES[cover], cover }, { scene, cast, name }, options);
}

/** A child as its family describes it, on its own, as `<svg>` for a file of its own. Rejects if its code cannot be loaded. */
export async function drawPortrait(appearance: ChildAppearance, crop: PortraitCrop): Promise<string> {
  return (await import('./people/portrait.ts')).portrait(appearance, crop);
}

/** What a family typed, and what the pictures show of it. */
export interface AboutAnimal {
  read: ReadAnimal;
  kind: DrawnAs['kind'];
  /** The animal that is drawn, as it is written in a sentence. */
  name: string;
  /** Whether its other words change nothing in the picture: a “white Persian cat” is drawn as any cat. */
  isPlain: boolean;
  /** All kinds that are drawn. */
  kinds: readonly string[];
  /** All English names, each with the animal that is drawn for it. */
  names: ReadonlyMap<string, string>;
  /** Whether a word names an animal in another language only. */
  isForeign: (word: string) => boolean;
}

/** Reads what a family typed as its animal. Rejects if the list of names cannot be loaded. */
export async function aboutAnimal(animal: string): Promise<AboutAnimal> {
  const [lexicon, names] = await Promise.all([import('./creatures/lexicon.ts'), import('./creatures/names.ts')]);
  const { kind, name } = names.drawnAs(animal);
  return {
    read: names.readTypedAnimal(animal),
    ...{ kind, name: lexicon.inWords(name), isPlain: names.isDrawnPlainly(animal) },
    kinds: lexicon.drawnKinds().map(lexicon.inWords),
    names: new Map([...lexicon.ENGLISH].map(([word, drawn]) => [word, lexicon.inWords(drawn.name)])),
    isForeign: (word) => lexicon.isForeign(lexicon.normalize(word)),
  };
}

/** What of a typed animal decides who its friend is. Rejects if its code cannot be loaded. */
export async function animalOfFriend(typed: string): Promise<FriendsAnimal> {
  const [{ friendsAnimal }, { kindName }] = await Promise.all([import('./creatures/friends-animal.ts'), import('./creatures/names.ts')]);
  const { kind } = await loadKind(kindName(typed));
  return friendsAnimal(typed, kind);
}

/** A cover as pictures to lay on each other, from the sky to the frame. Rejects if a piece cannot be loaded. */
export async function drawCoverLayers(picture: StoryPicture, size: PictureSize = STORY_PICTURE_SIZE): Promise<string[]> {
  const [{ coverLayers }, parts] = await loadCover(picture);
  return coverLayers(picture, parts, size);
}

async function loadCover(picture: StoryPicture) {
  const [cover, { coverPlace }, { castNames }] = await Promise.all([
    import('./scene/cover/cover.ts'),
    import('./scene/backdrop-place.ts'),
    import('./scene/creature-of.ts'),
  ]);
  const [name] = castNames(picture);
  const [place, cast] = await Promise.all([PLACES[coverPlace(picture.scene)](), name === undefined ? null : loadKind(name)]);
  return [cover, { place, cast }] as const;
}

async function loadPage(picture: StoryPicture) {
  const [page, { backdropPlace }, castOf] = await Promise.all([
    import('./scene/page.ts'),
    import('./scene/backdrop-place.ts'),
    loadCast(picture),
  ]);
  const name = backdropPlace(picture.scene);
  const parts: PageParts = { place: name === null ? null : await PLACES[name](), castOf };
  return [page, parts] as const;
}

async function loadCast(picture: StoryPicture): Promise<PageParts['castOf']> {
  const { castNames } = await import('./scene/creature-of.ts');
  const casts = new Map(await Promise.all(castNames(picture).map(async (name) => [name, await loadKind(name)] as const)));
  return (name) => {
    const cast = casts.get(name);
    if (!cast) throw new Error(`${name} was not loaded.`);
    return cast;
  };
}

async function loadKind(name: KindName): Promise<Cast> {
  const { familyOf } = await import('./creatures/lexicon.ts');
  return castIn(name, (await FAMILIES[familyOf(name)]()).family);
}

function castIn(name: KindName, { kinds, plans }: FamilyParts): Cast {
  const kind = kinds[name];
  const draw = kind && plans[kind.plan];
  if (!kind || !draw) throw new Error(`${name} is not in its family.`);
  return { kind, draw };
}

/** Draws a family story's picture after loading only its place, its figures' families of creatures, and the code of a cover or of pages. */
import type { ChildAppearance, StoryPicture } from '@tuckaway/domain';
import type { PortraitCrop } from './child/portrait.ts';
import { type Cast, type DrawPlan, type Family, familyOf } from './creatures/cast.ts';
import type { Plan } from './creatures/kind.ts';
import type { KindName } from './creatures/kinds.ts';
import type { Place } from './place.ts';
import type { DrawPlace } from './places/common.ts';
import type { CoverParts } from './story/cover.ts';
import { type DrawnPicture, type PictureSize, STORY_PICTURE_SIZE } from './story/stage.ts';

const PLACES: Record<Place, () => Promise<DrawPlace>> = {
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
};

type Plans = Partial<Record<Plan, DrawPlan>>;

const FAMILIES: Record<Family, () => Promise<Plans>> = {
  fur: async () => (await import('./creatures/four-legged.ts')).PLANS,
  birds: async () => (await import('./creatures/birds.ts')).PLANS,
  sea: async () => (await import('./creatures/sea.ts')).PLANS,
  crawlers: async () => (await import('./creatures/crawlers.ts')).PLANS,
  tales: async () => (await import('./creatures/tales.ts')).PLANS,
};

/** Rejects if a piece cannot be loaded. The kit's `storyPicture` draws the same. */
export async function drawStoryPicture(picture: StoryPicture, size: PictureSize = STORY_PICTURE_SIZE): Promise<DrawnPicture> {
  const [{ storyAlt }, castOf] = await Promise.all([import('./story/alt.ts'), loadCast(picture)]);
  return {
    svg: picture.page === null ? await drawCover(picture, castOf, size) : await drawPage(picture, castOf, size),
    alt: storyAlt(picture),
  };
}

/** A child as its family describes it, on its own, as `<svg>` for a file of its own. Rejects if its code cannot be loaded. */
export async function drawPortrait(appearance: ChildAppearance, crop: PortraitCrop): Promise<string> {
  return (await import('./child/portrait.ts')).portrait(appearance, crop);
}

type CastOf = (name: KindName) => Cast;

/** A cover as pictures to lay on each other, from the sky to the frame. Rejects if a piece cannot be loaded. */
export async function drawCoverLayers(picture: StoryPicture, size: PictureSize = STORY_PICTURE_SIZE): Promise<string[]> {
  const castOf = await loadCast(picture);
  const [{ coverLayers }, parts] = await Promise.all([import('./story/cover.ts'), loadCover(picture, castOf)]);
  return coverLayers(picture, parts, size);
}

async function drawCover(picture: StoryPicture, castOf: CastOf, size: PictureSize): Promise<string> {
  const [{ coverMarkup }, parts] = await Promise.all([import('./story/cover.ts'), loadCover(picture, castOf)]);
  return coverMarkup(picture, parts, size);
}

async function loadCover(picture: StoryPicture, castOf: CastOf): Promise<CoverParts> {
  const [{ coverPlace }, { castNames }] = await Promise.all([import('./story/shown.ts'), import('./story/cast-names.ts')]);
  const [name] = castNames(picture);
  return { place: await PLACES[coverPlace(picture.scene)](), cast: name === undefined ? null : castOf(name) };
}

async function drawPage(picture: StoryPicture, castOf: CastOf, size: PictureSize): Promise<string> {
  const [{ pageMarkup }, { backdropPlace }, describe] = await Promise.all([
    import('./story/page.ts'),
    import('./story/shown.ts'),
    picture.looks?.some((look) => look !== null) ? loadChild() : null,
  ]);
  const place = backdropPlace(picture.scene);
  return pageMarkup(picture, { place: place === null ? null : await PLACES[place](), castOf, describe }, size);
}

async function loadChild() {
  return (await import('./child/child.ts')).describedChild;
}

async function loadCast(picture: StoryPicture): Promise<CastOf> {
  const [{ KINDS }, { castNames }] = await Promise.all([import('./creatures/kinds.ts'), import('./story/cast-names.ts')]);
  const families = new Set(castNames(picture).map((name) => familyOf(KINDS[name])));
  const plans: Plans = Object.assign({}, ...(await Promise.all([...families].map((family) => FAMILIES[family]()))));
  return (name) => {
    const draw = plans[KINDS[name].plan];
    if (!draw) throw new Error(`The family of ${name} was not loaded.`);
    return { kind: KINDS[name], draw };
  };
}

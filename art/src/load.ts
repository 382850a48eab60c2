/** Draws a scene after loading only its place and its hero's family of creatures. */
import { compose, type Parts, type PictureOptions, type SceneName, type SceneRequest, sceneName, showsPlaceToken } from './compose.ts';
import { type Cast, type DrawPlan, type Family, familyOf } from './creatures/cast.ts';
import type { Plan } from './creatures/kind.ts';
import { resolvePlace } from './place.ts';
import type { DrawPlace } from './places/common.ts';

const SCENES: Record<SceneName, () => Promise<DrawPlace>> = {
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

type Plans = Partial<Record<Plan, DrawPlan>>;

const FAMILIES: Record<Family, () => Promise<Plans>> = {
  fur: async () => (await import('./creatures/four-legged.ts')).PLANS,
  birds: async () => (await import('./creatures/birds.ts')).PLANS,
  sea: async () => (await import('./creatures/sea.ts')).PLANS,
  crawlers: async () => (await import('./creatures/crawlers.ts')).PLANS,
  tales: async () => (await import('./creatures/tales.ts')).PLANS,
};

async function loadHero(animal: string | undefined): Promise<{ name: string; cast: Cast | null }> {
  if (animal === undefined) return { name: '', cast: null };
  const [{ kindName }, { KINDS }] = await Promise.all([import('./creatures/names.ts'), import('./creatures/kinds.ts')]);
  const name = kindName(animal);
  const kind = KINDS[name];
  const draw = (await FAMILIES[familyOf(kind)]())[kind.plan];
  return { name, cast: draw ? { kind, draw } : null };
}

const loadToken = async (request: SceneRequest): Promise<Parts['token']> =>
  showsPlaceToken(request) ? (await import('./tokens.ts')).TOKENS[resolvePlace(request.place)] : null;

/** A picture and its text alternative. */
export interface ScenePictureMarkup {
  readonly svg: string;
  readonly alt: string;
}

/** Rejects if a piece cannot be loaded. */
export async function drawScene(request: SceneRequest, options?: PictureOptions): Promise<ScenePictureMarkup> {
  const [scene, { name, cast }, token, { sceneAlt }] = await Promise.all([
    SCENES[sceneName(request)](),
    loadHero(request.animal),
    loadToken(request),
    import('./alt.ts'),
  ]);
  return { svg: compose(request, { scene, cast, name, token }, options), alt: sceneAlt(request) };
}

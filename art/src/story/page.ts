/** The picture of a page: its place, hour and weather, its figures and its things (decision P19). */
import { pictureVersion, type ScenePlace, type SceneTime, type StoryPicture } from '@tuckaway/domain';
import type { Bounds } from '../bounds.ts';
import { mix } from '../color.ts';
import type { Cast } from '../creatures/cast.ts';
import type { KindName } from '../creatures/kinds.ts';
import { kindName } from '../creatures/names.ts';
import type { DrawPlace } from '../places/parts/common.ts';
import { makeRng } from '../prng.ts';
import type { Stage } from '../stage.ts';
import { bathe, drawWeather, LIGHT_OF_DETAIL, LIGHT_OF_LAST, otherBackdrop, soften } from './backdrop/backdrop.ts';
import { cameraOf } from './camera.ts';
import { drawActors, drawCloseUp } from './figures/actors.ts';
import type { FigureContext } from './figures/drawn-figure.ts';
import { COVER_LIGHTS, dimmed, FAR_SHARE, FIGURE_SHARE, inLight, TIME_LIGHTS } from './light.ts';
import { shownIn } from './shown.ts';
import { inLayers, type LayeredPicture, type PictureSize, storyStage } from './stage.ts';

export interface PageParts {
  /** Null where the backdrop is not one of the twenty places. */
  place: DrawPlace | null;
  castOf: (name: KindName) => Cast;
  /** Null where no child of the story is described. */
  describe: FigureContext['describe'];
}

/** The share of stories with a crescent. */
const CRESCENTS = 0.35;
/** The moon of places whose picture needs it so: beside a round gate, as a boat, or behind a mast. */
const PHASES: Partial<Record<ScenePlace, 'full' | 'crescent'>> = {
  garden: 'crescent',
  clouds: 'crescent',
  workshop: 'crescent',
  jungle: 'full',
  circus: 'full',
  library: 'full',
};
/** Where all may hang in the air or in the water. */
const FLOATING: readonly ScenePlace[] = ['underwater', 'space', 'clouds'];
/** Where the woods are dark. */
const FIRS: readonly ScenePlace[] = ['forest', 'mountain', 'arctic', 'castle'];
/** What is far on the last page is nearly lost in its light. */
const LAST_HAZE = '#d9a066';
/** How much of the cover's light is in the light of a page. */
const COVER_SHARE = 0.2;
/** How much darker each page is than the one before at the same hour, and how much all together. */
const FADE = { page: 0.022, most: 0.16 };

/** The sky that a room's window shows. */
const GLASS: Record<SceneTime, string> = {
  morning: '#e8c8b0',
  day: '#a8d4e8',
  afternoon: '#e8cf9a',
  evening: '#7a5a96',
  night: '#25356e',
  'late-night': '#25356e',
};

export function pageMarkup(picture: StoryPicture, parts: PageParts, size: PictureSize): string {
  return stagePage(picture, parts, size).s.render(size);
}

/** The page with its figures and its weather apart. */
export function pageInLayers(picture: StoryPicture, parts: PageParts, size: PictureSize): LayeredPicture {
  const { s, near, light } = stagePage(picture, parts, size);
  return inLayers(s, near, light, size);
}

interface StagedPage {
  s: Stage;
  /** Where its nearer layer begins. */
  near: number;
  light: { x: number; y: number };
}

function stagePage(picture: StoryPicture, { place, castOf, describe }: PageParts, size: PictureSize): StagedPage {
  const { scene, cover, seed, tone, looks = [], last = false } = picture;
  const animal = kindName(picture.animal);
  const s = storyStage(picture, animal, size);
  const light = lightOf(picture, place !== null);
  s.tone(light(1));
  const shown = shownIn(scene, looks);
  s.named = new Set(shown.objects.map(({ kind }) => kind));
  if (scene.space === 'inside') s.glass = GLASS[scene.time];
  s.peopled = true;
  s.firs = FIRS.includes(scene.place);
  s.time = scene.time;
  s.outside = scene.space === 'outside';
  s.night = scene.time === 'night' || scene.time === 'late-night';
  s.byDay = !s.night && scene.time !== 'evening' && scene.place !== 'space';
  s.phase = PHASES[scene.place] ?? (makeRng(`${seed}|moon`).chance(CRESCENTS) ? 'crescent' : 'full');
  const rng = makeRng(`${seed}|${picture.page}|layout`);
  const near = scene.view !== 'wide';
  const camera = cameraOf(s, shown.closeUp ? 'detail' : near ? 'near' : 'wide', pictureVersion(seed), picture.page ?? 0);
  // There is air in a ship.
  const helmets = scene.space === 'outside' && (scene.place === 'space' || scene.place === 'underwater');
  const dry = scene.space === 'outside' && !FLOATING.includes(scene.place);
  const context: FigureContext = { s, seed, tone, animal, castOf, helmets, dry, alone: shown.figures.length === 1, looks, describe };
  if (!shown.closeUp) s.hidden = camera.hidden;
  s.add(camera.open);
  // Figures are in front of the whole place: what grows in its foreground would hide what a child counts.
  (place ?? otherBackdrop(scene))({ s, hero: () => undefined });
  s.add(camera.close);
  // The lamp's own light is as bright late at night as in the evening.
  s.tone(last ? (color) => color : light(FIGURE_SHARE));
  if (last) bathe(s, scene.time);
  else if (shown.closeUp) soften(s, COVER_LIGHTS[cover].ramp[1]);
  s.tone(light(FIGURE_SHARE));
  const front = s.beginLayer();
  if (shown.closeUp) {
    drawCloseUp(context, shown);
    // Beside what is large and clear, a faint small thing would be one more to count.
    s.clearSmall(() => true);
  } else {
    const inside = scene.space === 'inside';
    const far = <T>(draw: () => T): T => {
      s.tone(last ? (color) => mix(light(FIGURE_SHARE)(color), LAST_HAZE, 0.5) : light(FAR_SHARE));
      const drawn = draw();
      s.tone(light(FIGURE_SHARE));
      return drawn;
    };
    // The last page's light hides the window.
    const window = inside && s.window && !last ? camera.seen(s.window) : null;
    const taken = drawActors(context, shown, { near, inside, inBeds: inside && scene.place === 'home', window, far }, rng);
    s.clearSmall((box) => taken.some((each) => touch(camera.seenBox(box), each)));
  }
  s.tone(light(1));
  if (!shown.closeUp && !last) drawWeather(s, scene);
  const middle = last ? LIGHT_OF_LAST : shown.closeUp ? LIGHT_OF_DETAIL : null;
  return { s, near: front, light: middle ? { x: middle.x * s.w, y: middle.y * s.h } : camera.seen(s.light) };
}

/** How near small things of the place come to what the page shows. */
const APART = 6;

const touch = (one: Bounds, other: Bounds): boolean =>
  one.left < other.right + APART && one.right > other.left - APART && one.top < other.bottom + APART && one.bottom > other.top - APART;

/** The light that is left on a page: the hour's, a little less of it each page, with some of the cover's. A backdrop that draws its own hour takes on the cover's light only. */
function lightOf({ scene, cover, page }: StoryPicture, withHour: boolean): (share: number) => (color: string) => string {
  const fade = Math.min(FADE.most, (page ?? 0) * FADE.page);
  return (share) => {
    const ofCover = inLight(dimmed(COVER_LIGHTS[cover], withHour ? 0 : fade / COVER_SHARE), share * COVER_SHARE);
    if (!withHour) return ofCover;
    const ofHour = inLight(dimmed(TIME_LIGHTS[scene.time], fade), share);
    return (color) => ofCover(ofHour(color));
  };
}

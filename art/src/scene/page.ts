/** The picture of a page: its place, hour and weather, and its acts (decisions 48 and P19). */
import { isExact, pictureVersion, type ScenePlace, type SceneTime, type StoryPicture, type StoryTone } from '@tuckaway/domain';
import type { Cast } from '../creatures/cast.ts';
import type { KindName } from '../creatures/kinds.ts';
import { kindName } from '../creatures/names.ts';
import type { Bounds } from '../paper/bounds.ts';
import { COVER_LIGHTS, dimmed, FAR_SHARE, FIGURE_SHARE, inLight, TIME_LIGHTS } from '../paper/light.ts';
import { makeRng } from '../paper/prng.ts';
import type { Stage } from '../paper/stage.ts';
import { drawWeather, otherBackdrop } from '../places/backdrop/backdrop.ts';
import type { DrawPlace } from '../places/parts/common.ts';
import { pageAlt } from './alt.ts';
import type { Authored } from './authored.ts';
import { cameraOf } from './camera.ts';
import { flameOf, lampLight, NIGHTFALL } from './lamp.ts';
import { drawActors } from './page-actors.ts';
import { pageCast } from './page-cast.ts';
import { exactSpots, facingInward } from './placing/exact.ts';
import { drawBack, onlookerOf } from './shoulder.ts';
import { shownActs } from './shown-acts.ts';
import { stageActs } from './stage-acts.ts';
import { type DrawnPicture, inLayers, type LayeredPicture, type PictureSize, setStage, storyStage } from './story-stage.ts';
import { doorway, VIEWPOINTS } from './views.ts';

export interface PageParts {
  /** Null where the backdrop is not one of the twenty places. */
  place: DrawPlace | null;
  castOf: (name: KindName) => Cast;
  /** Only of curated stories. */
  authored?: Authored;
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
/** Where the woods are dark. */
const FIRS: readonly ScenePlace[] = ['forest', 'mountain', 'arctic', 'castle'];
/** Where swimmers need no water. */
const FLOATING: readonly ScenePlace[] = ['underwater', 'space', 'clouds'];
/** How much of the cover's light is in the light of a page. */
const COVER_SHARE = 0.2;
/** How much of the night those take on who sleep beside the lamp of the last page. */
const LAMPLIT_SHARE = 0.12;
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

/** How those feel whose act says nothing of it. */
const USUAL_FEELING = { calm: 'happy', cozy: 'happy', funny: 'happy', silly: 'happy', sleepy: 'sleepy' } as const satisfies Record<
  StoryTone,
  string
>;

export function drawPage(picture: StoryPicture, parts: PageParts, size: PictureSize): DrawnPicture {
  const { s, alt } = stagePage(picture, parts, size);
  return { svg: s.render(size), alt };
}

/** The page with its figures and its weather apart; of a last page, also the light of its lamp. */
export function drawPageLayers(picture: StoryPicture, parts: PageParts, size: PictureSize): LayeredPicture & { alt: string } {
  const { s, near, lamp, light, figures, alt } = stagePage(picture, parts, size);
  return { ...inLayers(s, near, light, size, { lamp }), figures, alt };
}

interface StagedPage {
  s: Stage;
  /** Where its nearer layer and the light of its lamp begin. */
  near: number;
  lamp: number | null;
  light: { x: number; y: number };
  figures: LayeredPicture['figures'];
  alt: string;
}

function stagePage(picture: StoryPicture, { place, castOf, authored }: PageParts, size: PictureSize): StagedPage {
  const { scene, seed, tone, last = false } = picture;
  const inside = scene.space === 'inside';
  const s = authored ? setStage(picture, size) : storyStage(picture, kindName(picture.animal), size);
  // A set draws its own hour.
  const light = authored ? () => (color: string) => color : lightOf(picture, place !== null);
  const shown = shownActs(picture);
  const share = last ? LAMPLIT_SHARE : FIGURE_SHARE;
  if (!authored) prepare(s, picture);
  s.tone(light(share));
  const helmets = !authored && scene.space === 'outside' && (scene.place === 'space' || scene.place === 'underwater');
  const cast = pageCast({ picture, s, castOf, helmets, ...(authored && { authored }) }, shown);
  s.named = new Set([...shown.counts.keys()].flatMap((name) => cast.things(name).map(({ kind }) => kind)));
  // The lamp of the last page is the only one.
  if (last) s.named = new Set([...s.named, 'lantern', 'candle']);
  s.tone(light(1));
  const view = VIEWPOINTS[scene.staging.view];
  const rng = makeRng(`${seed}|${picture.page}|layout`);
  // Where an author puts everyone, the place stays as it is.
  const isPut = authored !== undefined || isExact(scene.staging);
  const [version, page] = isPut ? [0, 0] : [pictureVersion(seed), picture.page ?? 0];
  // From near, a place is not recognized by the light of one lamp, and its bright horizon fills the night.
  const camera = cameraOf(s, last && !isPut ? 'wide' : view.camera, version, page, view.lower);
  s.hidden = camera.hidden;
  let front = (): void => (last ? undefined : s.whole(() => drawWeather(s, scene)));
  s.whole(() => {
    s.add(camera.open);
    s.unlit = last && inside;
    // Figures are in front of the whole place: what grows in its foreground would hide what a child counts.
    if (authored) front = authored.backdrop(s);
    else (place ?? otherBackdrop(scene))({ s, hero: () => undefined });
    s.unlit = false;
    s.add(camera.close);
  });
  s.tone(light(share));
  const near = s.beginLayer();
  const dry = !authored && (inside || !FLOATING.includes(scene.place));
  const far = <T>(draw: () => T): T => {
    s.tone(light(FAR_SHARE));
    const drawn = draw();
    s.tone(light(share));
    return drawn;
  };
  const window = inside && s.window ? camera.seen(s.window) : null;
  const exact = exactSpots(scene.staging, s);
  const acts = facingInward(shown.acts, exact, s);
  const { groups, told } = stageActs(acts, cast, USUAL_FEELING[tone], picture.face, version % 2 === 1);
  const onlooker = scene.staging.view === 'shoulder' && exact.size === 0 ? onlookerOf(groups, cast, s) : null;
  const staged = onlooker ? groups.filter(({ names }) => !names.includes(onlooker.name)) : groups;
  // Worn and carried things are left out.
  const things = new Map([...shown.counts.keys()].map((name) => [name, cast.things(name)]));
  const around = { things, exact, onlooker };
  const { taken, figures, lampFoot, beside } = drawActors(s, staged, around, { view, inside, dry, window, far, last, lit: !authored }, rng);
  s.clearSmall((box) => taken.some((each) => touches(camera.seenBox(box), each)));
  if (onlooker) drawBack(s, onlooker);
  s.tone(light(1));
  front();
  if (scene.staging.view === 'doorway') s.add(doorway(s));
  let lamp: number | null = null;
  s.tone(null);
  if (lampFoot) {
    s.finish();
    lamp = s.beginLayer();
    s.add(lampLight(s, lampFoot));
  }
  const alt = pageAlt(picture, shown, { told, beside, cast, feels: USUAL_FEELING[tone] });
  return { s, near, lamp, alt, figures, light: lampFoot ? flameOf(lampFoot) : camera.seen(s.light) };
}

/** What the place draws depends on the hour and on what the page has of its own. */
function prepare(s: Stage, { scene, seed }: StoryPicture): void {
  if (scene.space === 'inside') s.glass = GLASS[scene.time];
  s.peopled = true;
  s.firs = FIRS.includes(scene.place);
  s.time = scene.time;
  s.outside = scene.space === 'outside';
  s.night = scene.time === 'night' || scene.time === 'late-night';
  s.byDay = !s.night && scene.time !== 'evening' && scene.place !== 'space';
  s.phase = PHASES[scene.place] ?? (makeRng(`${seed}|moon`).chance(CRESCENTS) ? 'crescent' : 'full');
}

/** How near small things of the place come to what the page shows. */
const CLEARANCE = 6;

const touches = (one: Bounds, other: Bounds): boolean =>
  one.left < other.right + CLEARANCE &&
  one.right > other.left - CLEARANCE &&
  one.top < other.bottom + CLEARANCE &&
  one.bottom > other.top - CLEARANCE;

/**
 * The light that is left on a page: the hour's, a little less of it each page, with some of the cover's; on the last page the night around its lamp.
 * A backdrop that draws its own hour takes on the cover's light only.
 */
function lightOf({ scene, cover, page, last }: StoryPicture, withHour: boolean): (share: number) => (color: string) => string {
  const fade = Math.min(FADE.most, (page ?? 0) * FADE.page) + (last ? NIGHTFALL : 0);
  const changes = new Map<number, (color: string) => string>();
  const change = (share: number): ((color: string) => string) => {
    const ofCover = inLight(dimmed(COVER_LIGHTS[cover], withHour ? 0 : fade / COVER_SHARE), share * COVER_SHARE);
    if (!withHour && !last) return ofCover;
    const hour = dimmed(TIME_LIGHTS[last ? 'late-night' : scene.time], fade);
    // The lamps of a room are out.
    const isUnlit = last && scene.space === 'inside' && share === 1;
    const ofHour = inLight(hour, share, isUnlit ? 1 : undefined);
    return (color) => ofCover(ofHour(color));
  };
  // Each remembers the colors it has changed.
  return (share) => {
    const known = changes.get(share) ?? change(share);
    changes.set(share, known);
    return known;
  };
}

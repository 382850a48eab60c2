/** What only the author of a curated story has: a set instead of a place, animals in own colors, and things of a single tale. */
import { type FigureState, type ObjectKind, objectKindOf, type SceneTime, type StoryCast, type StoryPicture } from '@tuckaway/domain';
import type { OwnCast, OwnCharacter, OwnThing, StagedPage, Time } from '@tuckaway/domain/content';
import { cutPaper } from '../creatures/draw.ts';
import type { Kind } from '../creatures/kind.ts';
import { boundsOf } from '../paper/bounds.ts';
import type { Stage } from '../paper/stage.ts';
import { at, rect, shows } from '../paper/svg.ts';
import { HOURS } from '../places/backdrop/rooms.ts';
import { BACKDROPS } from '../places/sets/sets.ts';
import { THINGS } from '../things/all-things.ts';
import { gripDataOf, gripsWithin, OWN_GRIPS } from '../things/grips.ts';
import { isFlat, separateLights } from '../things/thing.ts';
import type { StageThing } from './roles.ts';

export interface Authored {
  /** The same for all pages, so that looks which no cast describes do not change. */
  readonly castSeed: string;
  /** Draws the set, and returns a function that draws what of it is before everyone. */
  readonly backdrop: (s: Stage) => () => void;
  /** A character's own colors and sizes. */
  readonly paperOf: (name: string) => Partial<Kind>;
  /** What marks call a character in a state. */
  readonly markOf: (name: string, state: FigureState | undefined) => string | undefined;
  /** A thing with a drawing of its own; null for those of the vocabulary. */
  readonly thing: (s: Stage, name: string) => StageThing | null;
}

/** Things take on some of the hour's color, unless a lamp or a fire lights them. */
const DIMMED: Partial<Record<Time, number>> = { night: 0.17, dusk: 0.07 };

function backdropOf({ set, time, weather }: StagedPage): Authored['backdrop'] {
  const by = set.glow || set.lamp !== undefined ? 0 : DIMMED[HOURS[time]];
  return (s) => {
    const front = BACKDROPS[set.name](s, { ...set, time: HOURS[time], ...(weather && { weather }) });
    return () => {
      if (by) s.add(rect(0, 0, s.w, s.h, '#161a48', 0, `opacity="${by}"`));
      front();
    };
  };
}

function ownThing(s: Stage, name: string, { drawing = name, kind = 'paper', flip = false, ...look }: OwnThing): StageThing | null {
  const draw = THINGS[drawing];
  if (!draw) return null;
  const { lights, solid } = separateLights(draw(look, s));
  const drawn = boundsOf(solid);
  const bounds = { ...drawn, ...(flip && { left: -drawn.right, right: -drawn.left }), bottom: 0 };
  const mark = [name, drawing, look.state, look.is].filter(Boolean).join(' ');
  return {
    ...{ name, kind, zone: 'low', marked: true },
    markup: shows(mark, at(0, 0, 1, lights + (isFlat(solid) ? solid : cutPaper(s, solid)), 0, flip)),
    ...{ left: -bounds.left, right: bounds.right, height: -bounds.top },
    // Where a kind is held says nothing about another drawing.
    grips: gripsWithin(
      OWN_GRIPS[drawing] ?? (drawing === kind ? gripDataOf(kind) : { weight: gripDataOf(kind).weight ?? 'still' }),
      bounds,
      1,
    ),
  };
}

const paperOf = ({
  kind: _,
  is: _is,
  age: _age,
  build: _build,
  hair: _hair,
  skin: _skin,
  wears: _wears,
  carries: _carries,
  ...paper
}: OwnCharacter) => paper as Partial<Kind>;

/** A page of a curated story as the engine draws it. */
export function authoredPage(
  page: StagedPage,
  { characters, things }: OwnCast,
  { seed, animal, tone, place }: Pick<StoryPicture, 'seed' | 'animal' | 'tone'> & Pick<StoryPicture['scene'], 'place'>,
): { picture: StoryPicture; authored: Authored } {
  const { set, time, weather = 'clear', acts, things: placed, exactly = {} } = page;
  const names = [...acts.flatMap(({ what, to }) => [what, to]), ...placed.flatMap(({ thing, of }) => [thing, of])];
  const own = new Map(
    [...new Set(names)].flatMap((name) => {
      const thing = name === undefined || characters[name] ? undefined : (things[name] ?? (objectKindOf(name) ? undefined : {}));
      return name === undefined || !thing ? [] : [[name, thing] as const];
    }),
  );
  const space = set.name === 'room' ? ('inside' as const) : ('outside' as const);
  const cast = {
    characters: Object.entries(characters).map(([name, { kind, age, build, hair, skin, wears, carries }]) => ({
      ...{ name, kind, age, build, hair, skin, carries },
      wears: Object.entries(wears ?? {}).map(([what, color]) => ({ what, color })),
    })),
    things: [...own].map(([name, { kind = 'paper' as ObjectKind }]) => ({ name, kind })),
  } as unknown as StoryCast;
  return {
    picture: {
      scene: {
        ...{
          place: set.name === 'under' ? 'underwater' : place,
          space,
          time: time satisfies SceneTime,
          weather,
          view: 'wide',
          focus: 'place',
        },
        ...{ figures: [], objects: [] },
        staging: { view: 'wide', acts, things: placed, exactly },
      },
      // Tongues are out only on pages that say so.
      ...{ animal, tone: tone === 'silly' ? 'funny' : tone, cover: 'moon', seed, childSeed: 0, cast, page: 0 },
    },
    authored: {
      castSeed: seed.replace(/\/.*/u, ''),
      backdrop: backdropOf(page),
      paperOf: (name) => (characters[name] ? paperOf(characters[name]) : {}),
      markOf: (name, state) => characters[name] && [name, characters[name].kind, characters[name].is, state].filter(Boolean).join(' '),
      thing: (s, name) => {
        const thing = own.get(name);
        return thing ? ownThing(s, name, thing) : null;
      },
    },
  };
}

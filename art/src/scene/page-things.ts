/** The things of a page, by the names that its acts use. */
import { type Act, castThingOf, objectKindOf, type StoryPicture } from '@tuckaway/domain';
import type { Stage } from '../paper/stage.ts';
import { gripDataOf } from '../things/grips.ts';
import { frontAround, isOpening, SILL } from '../things/house-fronts.ts';
import { drawStagedThing } from '../things/staged-thing.ts';
import type { Authored } from './authored.ts';
import { combined, fromTheTop } from './placing/combine.ts';
import type { StageThing } from './roles.ts';
import type { ShownActs } from './shown-acts.ts';

const HIDING: readonly Act['does'][] = ['hide in', 'peek out of'];
const RIDING: readonly Act['does'][] = ['ride on', 'sit', 'lie', 'sleep'];
const FILLING: readonly Act['does'][] = ['drop into', 'pour'];

export interface PageThings {
  /** As many as the page has, with what lies on them or in them; none if they lie on or in something else. */
  of(name: string): readonly StageThing[];
  /** One of them, which is then no longer there; none if there is none left. */
  take(name: string): StageThing[];
}

export function pageThings(s: Stage, cast: StoryPicture['cast'], { acts, counts, placed }: ShownActs, authored?: Authored): PageThings {
  const things = new Map<string, readonly StageThing[]>();

  /** Something is put or hides in it. */
  const isFilled = (name: string): boolean =>
    placed.some(({ where, of }) => where === 'in' && of === name) ||
    acts.some(({ does, what, to }) => (HIDING.includes(does) && what === name) || (FILLING.includes(does) && to === name));

  /** A figure is in it. */
  const isRidden = (name: string): boolean => acts.some(({ does, what }) => RIDING.includes(does) && what === name);

  const thingsOf = (name: string): readonly StageThing[] => {
    const known = things.get(name);
    if (known) return known;
    const own = authored?.thing(s, name);
    if (own) {
      const all = Array.from({ length: counts.get(name) ?? 1 }, () => own);
      things.set(name, all);
      return all;
    }
    const kind = objectKindOf(name, cast);
    if (!kind) return [];
    const isOpened = acts.some(({ does, what }) => does === 'open' && what === name);
    const { color, size, state = isOpened ? 'open' : undefined } = castThingOf(name, cast) ?? {};
    const drawn = drawStagedThing(s, {
      kind,
      holds: isFilled(name) || (gripDataOf(kind).within === true && isRidden(name)),
      ...(color && { color }),
      ...(size && { size }),
      ...(state && { state }),
    });
    const all = Array.from(
      { length: counts.get(name) ?? 1 },
      (): StageThing => ({
        ...{ ...drawn, name },
        ...(color && { color }),
        ...(kind === 'window' && { lift: SILL }),
        ...(s.outside && isOpening(kind) && { house: (opening) => frontAround(s, opening) }),
      }),
    );
    things.set(name, all);
    return all;
  };

  for (const { thing, count, where, of } of fromTheTop(placed)) {
    const [base, ...others] = of === undefined ? [] : thingsOf(of);
    if (!base || !where || of === undefined || of === thing) continue;
    const all = thingsOf(thing);
    const both = combined(base, all.slice(0, count), where);
    if (!both) continue;
    things.set(of, [both, ...others]);
    things.set(thing, all.slice(count));
  }

  return {
    of: thingsOf,
    take(name) {
      const [first, ...others] = thingsOf(name);
      things.set(name, others);
      return first ? [first] : [];
    },
  };
}

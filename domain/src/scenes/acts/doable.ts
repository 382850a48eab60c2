/** Acts as the bodies of those who do them allow. */
import type { Act } from './staging.ts';
import type { Verb } from './verbs.ts';

/** What comes closest to it, the best first. */
const INSTEAD: Readonly<Partial<Record<Verb, readonly Verb[]>>> = {
  walk: ['swim', 'fly'],
  run: ['walk', 'swim', 'fly'],
  climb: ['fly', 'swim'],
  swim: ['walk', 'fly'],
  'hold up': ['hold'],
  hug: ['lean on'],
};

/** A figure that cannot do something does what comes closest, or looks at what it is done with. @param cannotOf what a figure's body cannot do */
export function doable(acts: readonly Act[], cannotOf: (name: string) => readonly Verb[]): Act[] {
  return acts.flatMap((act) => {
    const unable = act.who.filter((name) => cannotOf(name).includes(act.does));
    const able = act.who.filter((name) => !unable.includes(name));
    return [...(able.length > 0 ? [{ ...act, who: able }] : []), ...unable.map((name) => insteadOf(act, name, cannotOf(name)))];
  });
}

function insteadOf({ does, what, to, ...act }: Act, name: string, cannot: readonly Verb[]): Act {
  const closest = INSTEAD[does]?.find((verb) => !cannot.includes(verb));
  const end = what ?? to;
  return {
    ...{ ...act, who: [name], does: closest ?? (end === undefined ? 'stand' : 'look at') },
    // A house that others walk to is no water.
    ...(end !== undefined && closest !== 'swim' && { what: end }),
  };
}

/** A book is seen from several places, so that turning a page changes the picture. */

import type { View } from './acts/staging.ts';
import type { Verb } from './acts/verbs.ts';
import { oldView } from './derived-fields.ts';
import type { Scene } from './scene.ts';
import type { FamilyPage } from './story-pages.ts';

/** What a page is seen from instead of the view of the page before. Hands would hide the place, which only a text can ask for. */
const OTHER_VIEW: Record<View, View> = {
  wide: 'near',
  near: 'wide',
  hands: 'near',
  above: 'near',
  below: 'near',
  shoulder: 'wide',
  doorway: 'near',
};

/** Kinds of view in a book. */
const KINDS = 4;
/** What is seen best from a place of its own. */
const LOOKS_UP: readonly Verb[] = ['look up at', 'hold up', 'fly', 'climb', 'jump', 'point at'];
const LOOKS_DOWN: readonly Verb[] = ['look into', 'drop into', 'pour', 'dig', 'mend', 'draw', 'count'];
const AT_DOORS: readonly Verb[] = ['knock on', 'open', 'peek out of'];

/**
 * Pages seen from at least four places, never twice in a row from the same. The third and fourth are those that suit what happens, unless the
 * author chose others. What follows changes no earlier page, so that pages which are shown while the rest is being written stay as they are.
 */
export function withManyViews(pages: readonly FamilyPage[]): FamilyPage[] {
  const before: View[] = [];
  return pages.map((page) => {
    const { scene } = page;
    const { staging } = scene;
    const wanted = missingView(scene, before) ?? staging.view;
    const view = wanted === before.at(-1) ? OTHER_VIEW[wanted] : wanted;
    before.push(view);
    return view === staging.view ? page : { ...page, scene: { ...scene, view: oldView(view), staging: { ...staging, view } } };
  });
}

function missingView(scene: Scene, before: readonly View[]): View | undefined {
  const { view } = scene.staging;
  const isPlain = view === 'wide' || view === 'near';
  if (!isPlain || before.length < 2 || new Set(before).size >= KINDS || sleeps(scene)) return undefined;
  return fitting(scene).find((each) => !before.includes(each));
}

/** A book ends where it began: in its place, which is seen as a whole. */
const sleeps = ({ staging: { acts } }: Scene): boolean => acts.some(({ does }) => does === 'sleep');

/** The views that suit what happens, the best first. */
function fitting({ space, staging: { acts } }: Scene): View[] {
  const does = (verbs: readonly Verb[]): boolean => acts.some((act) => verbs.includes(act.does));
  const best: View[] = does(LOOKS_UP) ? ['below'] : does(LOOKS_DOWN) ? ['above'] : does(AT_DOORS) ? ['doorway'] : [];
  return [...best, ...(space === 'inside' ? (['doorway', 'above'] as const) : (['above', 'below'] as const))];
}

/** Neighboring pages are seen from different places, so that turning one changes the picture. */
import { oldView } from './derived-fields.ts';
import type { View } from './staging.ts';
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

/**
 * Pages that keep their view where it differs from that of the page before. What follows changes no earlier page, so that pages which are
 * shown while the rest is being written stay as they are.
 */
export function withAlternatingViews(pages: readonly FamilyPage[]): FamilyPage[] {
  let before: View | null = null;
  return pages.map((page) => {
    const { scene } = page;
    const { staging } = scene;
    const view: View = staging.view === before ? OTHER_VIEW[before] : staging.view;
    before = view;
    return view === staging.view ? page : { ...page, scene: { ...scene, view: oldView(view), staging: { ...staging, view } } };
  });
}

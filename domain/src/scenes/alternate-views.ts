/** Neighboring pages are seen from different distances, so that turning one changes the picture. */
import type { FamilyPage } from './story-pages.ts';
import type { SceneView } from './vocabulary.ts';

/** What a page is seen from instead of the view of the page before. A detail would hide the place, which only a text can ask for. */
const OTHER_VIEW: Record<SceneView, SceneView> = { wide: 'near', near: 'wide', detail: 'near' };

/**
 * Pages that keep their view where it differs from that of the page before. What follows changes no earlier page, so that pages which are
 * shown while the rest is being written stay as they are.
 */
export function withAlternatingViews(pages: readonly FamilyPage[]): FamilyPage[] {
  let before: SceneView | null = null;
  return pages.map((page) => {
    const { scene } = page;
    const view = scene.view === before ? OTHER_VIEW[before] : scene.view;
    before = view;
    return view === scene.view ? page : { ...page, scene: { ...scene, view } };
  });
}

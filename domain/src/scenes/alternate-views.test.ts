import { describe, expect, it } from 'vitest';
import { withAlternatingViews } from './alternate-views.ts';
import { DEFAULT_SCENE } from './parse-scene.ts';
import type { FamilyPage } from './story-pages.ts';
import type { SceneView } from './vocabulary.ts';

const pagesOf = (views: readonly SceneView[]): FamilyPage[] => views.map((view) => ({ text: view, scene: { ...DEFAULT_SCENE, view } }));
const viewsOf = (...views: SceneView[]) => withAlternatingViews(pagesOf(views)).map(({ scene }) => scene.view);

describe('withAlternatingViews', () => {
  it('shows no two neighbors from the same distance', () => {
    expect(viewsOf('wide', 'wide', 'wide', 'near')).toEqual(['wide', 'near', 'wide', 'near']);
    expect(viewsOf('near', 'near', 'wide', 'wide')).toEqual(['near', 'wide', 'near', 'wide']);
    expect(viewsOf('detail', 'detail', 'detail')).toEqual(['detail', 'near', 'detail']);
  });

  it('changes no page when the next one is written', () => {
    const views: SceneView[] = ['near', 'near', 'wide', 'detail', 'detail', 'near', 'near'];
    for (let count = 1; count < views.length; count++) expect(viewsOf(...views.slice(0, count))).toEqual(viewsOf(...views).slice(0, count));
  });
});

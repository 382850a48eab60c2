import { describe, expect, it } from 'vitest';
import type { View } from './acts/staging.ts';
import type { Verb } from './acts/verbs.ts';
import { oldView } from './derived-fields.ts';
import { withManyViews } from './many-views.ts';
import { DEFAULT_SCENE } from './parse-scene.ts';
import type { FamilyPage } from './story-pages.ts';

const pagesOf = (views: readonly View[]): FamilyPage[] =>
  views.map((view) => ({ text: view, scene: { ...DEFAULT_SCENE, view: oldView(view), staging: { ...DEFAULT_SCENE.staging, view } } }));
const viewsOf = (...views: View[]) => withManyViews(pagesOf(views)).map(({ scene }) => scene.staging.view);

describe('the views of a book', () => {
  it('shows no two neighbors from the same distance', () => {
    expect(viewsOf('wide', 'wide', 'above', 'above')).toEqual(['wide', 'near', 'above', 'near']);
    expect(viewsOf('near', 'near', 'below', 'wide')).toEqual(['near', 'wide', 'below', 'above']);
    expect(viewsOf('hands', 'hands', 'hands')).toEqual(['hands', 'near', 'hands']);
  });

  it('changes the view of apps without acts, too', () => {
    expect(withManyViews(pagesOf(['hands', 'hands', 'above'])).map(({ scene }) => scene.view)).toEqual(['detail', 'near', 'wide']);
  });

  it('changes no page when the next one is written', () => {
    const views: View[] = ['near', 'near', 'wide', 'hands', 'hands', 'near', 'near'];
    for (let count = 1; count < views.length; count++) expect(viewsOf(...views.slice(0, count))).toEqual(viewsOf(...views).slice(0, count));
  });

  it('has a book seen from four places, the third and fourth for what happens there', () => {
    const views = withManyViews(pagesOf(['wide', 'near', 'wide', 'near', 'wide', 'near'])).map(({ scene }) => scene.staging.view);
    expect(views).toEqual(['wide', 'near', 'above', 'below', 'wide', 'near']);
    const [one, two, three, four] = pagesOf(['wide', 'near', 'wide', 'wide']) as [FamilyPage, FamilyPage, FamilyPage, FamilyPage];
    const acting = (page: FamilyPage, does: Verb): FamilyPage => ({
      ...page,
      scene: { ...page.scene, staging: { ...page.scene.staging, acts: [{ who: ['child'], does }] } },
    });
    const pages = [one, two, acting(three, 'look up at'), acting(four, 'knock on')];
    expect(withManyViews(pages).map(({ scene }) => scene.staging.view)).toEqual(['wide', 'near', 'below', 'doorway']);
    expect(withManyViews([one, two, acting(three, 'sleep')])[2]?.scene.staging.view).toBe('wide');
  });
});

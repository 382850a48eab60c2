import { describe, expect, it } from 'vitest';
import { familyScenes, VISITOR_SCENES } from './visit.ts';

describe('the script of interactions', () => {
  it('has sixty and more, for a visitor and for a family', () => {
    for (const scenes of [VISITOR_SCENES, familyScenes('any')]) {
      expect(scenes.flatMap(({ acts }) => acts).length).toBeGreaterThanOrEqual(60);
    }
  });
});

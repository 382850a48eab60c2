/** Audits every screen, sheet, card, toast and state of tools/screenshots/scenes.ts (docs/accessibility.md). */
import { type Scene, showScene } from '../../tools/screenshots/scene.ts';
import { SCENES } from '../../tools/screenshots/scenes.ts';
import { audit, prepareAudits } from './audit.ts';
import { remember, test } from './support.ts';

function auditEach(scenes: readonly Scene[]): void {
  for (const scene of scenes) {
    test(scene.name, async ({ page }) => {
      await prepareAudits(page);
      if (scene.as) await remember(page, `${scene.as}@example.com`);
      await showScene(page, scene);
      await audit(page, scene.name);
    });
  }
}

auditEach(SCENES.filter(({ as }) => !as));

for (const account of ['parent', 'premium', 'admin']) {
  test.describe(`signed in as ${account}`, () => {
    // One after the other: they change the same account.
    test.describe.configure({ mode: 'default' });
    auditEach(SCENES.filter(({ as }) => as === account));
  });
}

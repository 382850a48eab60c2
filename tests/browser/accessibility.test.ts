/**
 * Audits the screens, sheets, cards, toasts and states of scenes/scenes.ts (docs/accessibility.md): all of them in
 * `npm run test:long`, a fixed sample in `npm test`.
 */

import { audit, prepareAudits } from './audit.ts';
import { type Scene, showScene } from './scenes/scene.ts';
import { SCENES } from './scenes/scenes.ts';
import { remember, test } from './support.ts';

const ROUTES = 'home auth-create create-wrong favorites my-stories story read-story shared-story premium test-openai not-found'.split(' ');
/** One of each kind: loading, failed, offline, enlarged, a sheet of each screen, a toast and a card. */
const STATES = [
  ...'favorites-loading my-stories-error offline-home sync-list-attention home-finder-search story-largest-text'.split(' '),
  ...'read-aloud-sheet story-report create-children-sheet settings-notifications toast update-card'.split(' '),
];

const SAMPLE = [...ROUTES, ...STATES].map((name) => {
  const scene = SCENES.find((candidate) => candidate.name === name);
  if (!scene) throw new Error(`There is no scene “${name}”.`);
  return scene;
});
const AUDITED = process.env.TUCKAWAY_LONG ? SCENES : SAMPLE;

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

auditEach(AUDITED.filter(({ as }) => !as));

for (const account of ['parent', 'premium', 'admin']) {
  test.describe(`signed in as ${account}`, () => {
    // One after the other: they change the same account.
    test.describe.configure({ mode: 'default' });
    auditEach(AUDITED.filter(({ as }) => as === account));
  });
}

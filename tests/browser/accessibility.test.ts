/**
 * Audits the screens, sheets, cards, toasts and states of scenes/scenes.ts (docs/accessibility.md): all of them in
 * `npm run test:long`, a fixed sample in `npm test`.
 */

import { type Scene, showScene } from './scenes/scene.ts';
import { SCENES } from './scenes/scenes.ts';
import { audit, prepareAudits } from './support/audit.ts';
import { remember, test } from './support/support.ts';

/** The screens that children and parents use most, and one of each other kind: enlarged, reading aloud, a sheet, a failure, a toast. */
const NAMES = [
  ...'home create-wrong create-next-page favorites story read-story read-story-long not-found home-finder-search story-largest-text read-aloud-sheet'.split(
    ' ',
  ),
  ...'story-report create-children-sheet settings-notifications my-stories-error toast privacy verify-email terms-changed'.split(' '),
  ...'create-sign-up child-shelf gate-pin lights-out voices recorder invited'.split(' '),
];

const SAMPLE = NAMES.map((name) => {
  const scene = SCENES.find((candidate) => candidate.name === name);
  if (!scene) throw new Error(`There is no scene “${name}”.`);
  return scene;
});
const AUDITED = process.env.TUCKAWAY_LONG ? SCENES.filter(({ printed }) => !printed) : SAMPLE;

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

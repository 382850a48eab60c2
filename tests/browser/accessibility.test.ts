/**
 * Audits the screens, sheets, cards, toasts and states of scenes/scenes.ts (docs/design.md), and shows them at twice the text size: all of
 * them in `npm run test:long`, the most used and a fixed choice of others in `npm test`.
 */
import type { Page } from '@playwright/test';
import { LONG } from '../long.ts';
import { type Scene, showScene } from './scenes/scene.ts';
import { SCENES } from './scenes/scenes.ts';
import { audit, prepareAudits } from './support/audit.ts';
import { beyondSides, doubleText } from './support/large-text.ts';
import { expect, remember, test } from './support/support.ts';

interface Check {
  readonly title: string;
  /** The scenes of `npm test`. */
  readonly scenes: readonly string[];
  readonly prepare: (page: Page) => Promise<void>;
  readonly check: (page: Page, scene: string) => Promise<void>;
}

const CHECKS: readonly Check[] = [
  {
    title: 'has no accessibility violation',
    scenes: ['home', 'create-wrong', 'read-story', 'settings-notifications'],
    prepare: prepareAudits,
    check: audit,
  },
  {
    title: 'fits between the screen’s sides at twice the text size',
    scenes: ['home-signed-in', 'settings-delete-account-refused'],
    prepare: doubleText,
    check: async (page) => expect(await beyondSides(page)).toEqual([]),
  },
];

const ALL = SCENES.filter(({ printed }) => !printed);

function chosen({ scenes }: Check): readonly Scene[] {
  if (LONG) return ALL;
  return scenes.map((name) => {
    const scene = ALL.find((candidate) => candidate.name === name);
    if (!scene) throw new Error(`There is no scene “${name}”.`);
    return scene;
  });
}

const CHOSEN = CHECKS.map((check) => [check, chosen(check)] as const);

function checkEach(account?: Scene['as']): void {
  for (const [{ title, prepare, check }, scenes] of CHOSEN) {
    for (const scene of scenes.filter(({ as }) => as === account)) {
      test(`${scene.name} ${title}`, async ({ page }) => {
        await prepare(page);
        if (scene.as) await remember(page, `${scene.as}@example.com`);
        await showScene(page, scene);
        await check(page, scene.name);
      });
    }
  }
}

checkEach();

for (const account of ['parent', 'premium', 'admin'] as const) {
  test.describe(`signed in as ${account}`, () => {
    // One after the other: they change the same account.
    test.describe.configure({ mode: 'default' });
    checkEach(account);
  });
}

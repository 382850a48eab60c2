/**
 * Audits the screens, sheets, cards, toasts and states of scenes/scenes.ts (docs/accessibility.md), and shows them at twice the text size: all of
 * them in `npm run test:long`, the most used and a fixed choice of others in `npm test`.
 */
import type { Page } from '@playwright/test';
import { LONG, numbersFrom, SEED } from '../long.ts';
import { type Scene, showScene } from './scenes/scene.ts';
import { SCENES } from './scenes/scenes.ts';
import { audit, prepareAudits } from './support/audit.ts';
import { beyondSides, doubleText } from './support/large-text.ts';
import { expect, remember, test } from './support/support.ts';

interface Check {
  readonly title: string;
  /** The scenes that families see most. */
  readonly always: readonly string[];
  /** The number of other scenes, always the same ones. */
  readonly sampled: number;
  readonly prepare: (page: Page) => Promise<void>;
  readonly check: (page: Page, scene: string) => Promise<void>;
}

const CHECKS: readonly Check[] = [
  {
    title: 'has no accessibility violation',
    always: ['home', 'create-wrong', 'read-story', 'settings-notifications'],
    sampled: 1,
    prepare: prepareAudits,
    check: audit,
  },
  {
    title: 'fits between the screen’s sides at twice the text size',
    always: ['home-signed-in'],
    sampled: 1,
    prepare: doubleText,
    check: async (page) => expect(await beyondSides(page)).toEqual([]),
  },
];

const ALL = SCENES.filter(({ printed }) => !printed);
const random = numbersFrom(SEED);

function chosen({ always, sampled }: Check): readonly Scene[] {
  if (LONG) return ALL;
  const known = always.map((name) => {
    const scene = ALL.find((candidate) => candidate.name === name);
    if (!scene) throw new Error(`There is no scene “${name}”.`);
    return scene;
  });
  const others = ALL.filter((scene) => !known.includes(scene));
  return [...known, ...Array.from({ length: sampled }, () => others.splice(Math.floor(random() * others.length), 1)).flat()];
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

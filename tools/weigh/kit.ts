/** The art kit's files in a build: all of them, and those that one picture loads. */

import { backdropPlace, castNames, familyOf } from '../../art/src/kit.ts';
import type { StoryPicture } from '../../domain/src/index.ts';
import { ROUTES } from '../../web/src/app/routes.ts';
import { filesFor, type Manifest } from './routes.ts';

const KIT = '../art/src/';
/** What art/src/load.ts imports for every page. */
const EVERY_PAGE = ['index.ts', 'story/alt.ts', 'story/shown.ts', 'story/page.ts', 'creatures/names.ts'];

const hyphenated = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Files of these modules beside those that the reader of a family's stories has loaded before. */
function beside(manifest: Manifest, modules: readonly string[]): string[] {
  const before = new Set(filesFor(manifest, [ROUTES.familyStory.module]));
  return [...new Set(modules.flatMap((module) => filesFor(manifest, [module])))].filter((file) => !before.has(file));
}

export const wholeKit = (manifest: Manifest): string[] =>
  beside(
    manifest,
    Object.keys(manifest).filter((key) => key.startsWith(KIT)),
  );

/** @param picture a page. */
export function loadedByPicture(manifest: Manifest, picture: StoryPicture): string[] {
  const place = backdropPlace(picture.scene);
  const pieces = [
    ...EVERY_PAGE,
    ...(place === null ? [] : [`places/${place}.ts`]),
    ...castNames(picture).map((name) => `creatures/families/${hyphenated(familyOf(name))}.ts`),
    ...(picture.looks?.some((look) => look !== null) ? ['child/child.ts'] : []),
  ];
  return beside(
    manifest,
    pieces.map((piece) => `${KIT}${piece}`),
  );
}

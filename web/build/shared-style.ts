import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/styles/shared-story.css', import.meta.url));

/**
 * `/shared-story.css`, which the page behind a share link asks for: a function renders that page and cannot know a build's names, so the sheet
 * has one that stays, and knows those of the faces.
 */
export function sharedStyle(): Plugin {
  return {
    name: 'tuckaway-shared-style',
    apply: 'build',
    generateBundle(_, bundle) {
      const source = readFileSync(SOURCE, 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/url\("([\w-]+)\.woff2"\)/g, (_url, face: string) => {
          const built = Object.keys(bundle).find((name) => new RegExp(`^assets/${face}-(?!ext-)[\\w-]{8}\\.woff2$`).test(name));
          if (built === undefined) throw new Error(`The page of a shared story has no face: ${face}`);
          return `url("/${built}")`;
        });
      this.emitFile({ type: 'asset', fileName: 'shared-story.css', source: source.replace(/\s+/g, ' ').trim() });
    },
  };
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/styles/shared-story.css', import.meta.url));

/**
 * Emits `/shared-story.css` for the page of a share link. A function renders that page and cannot know a build's file names, so the sheet has
 * a fixed name and contains the fonts' file names.
 */
export function sharedStyle(): Plugin {
  return {
    name: 'tuckaway-shared-style',
    apply: 'build',
    generateBundle(_, bundle) {
      const source = readFileSync(SOURCE, 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/url\("([\w-]+)\.woff2"\)/g, (_url, font: string) => {
          const built = Object.keys(bundle).find((name) => new RegExp(`^assets/${font}-(?!ext-)[\\w-]{8}\\.woff2$`).test(name));
          if (built === undefined) throw new Error(`The build has no font ${font} for shared-story.css.`);
          return `url("/${built}")`;
        });
      this.emitFile({ type: 'asset', fileName: 'shared-story.css', source: source.replace(/\s+/g, ' ').trim() });
    },
  };
}

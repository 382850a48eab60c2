import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Hosting serves `app.html` for the known deep routes and `404.html`, with status 404, for unknown paths (decisions P8);
 * both start as copies of the shell that was just built.
 */
export function shellCopies(): Plugin {
  let outDir = '';
  return {
    name: 'tuckaway-shell-copies',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    // Before the bundle is closed: the service worker's list of files is made then.
    async writeBundle() {
      await Promise.all(['app.html', '404.html'].map((name) => copyFile(join(outDir, 'index.html'), join(outDir, name))));
    },
  };
}

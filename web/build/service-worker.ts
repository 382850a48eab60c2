import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { dataModules } from './data-modules.ts';
import { WEB_MANIFEST } from './web-manifest.ts';

/** With TUCKAWAY_SERVICE_WORKER=off the worker removes itself and its caches from every device (docs/operations.md). */
export const KILL_SWITCH = process.env.TUCKAWAY_SERVICE_WORKER === 'off';

/** Every file that a screen needs; not those that only installing or sharing needs. */
const FILES = ['index.html', 'app.html', 'record.html', 'favicon.svg', 'hero*.svg', 'assets/**/*.{js,css,woff2}', 'art/**/*.svg'];
/** Fonts for reading comfort are cached once the user has chosen them (src/service-worker/app-files.ts). */
const OPTIONAL_FONTS = ['assets/{atkinson,opendyslexic}*'];
/** Offline a touched picture does without yawns, and a card that was never shown has the story's other cover. */
const NOT_NEEDED = ['art/curated/**/*.yawn.svg', 'art/curated/**/upright.svg'];
/** Bytes before compression, because they take up space on every visitor's device; without home, which grows with the published stories. */
const MAX_BYTES = 6_611_000;

/**
 * Makes the web app manifest, and `/service-worker.js` from src/service-worker; the page registers it (src/data/device/worker/app-update.ts).
 * @param treeshake for the worker's bundle, a build of its own that takes only `define` and `resolve` from the app's
 */
export function serviceWorker(treeshake: { moduleSideEffects: (id: string) => boolean }): PluginOption {
  return VitePWA({
    strategies: 'injectManifest',
    // Both become /service-worker.js.
    srcDir: KILL_SWITCH ? 'src/service-worker/kill-switch' : 'src/service-worker',
    filename: 'service-worker.ts',
    injectRegister: false,
    manifest: WEB_MANIFEST,
    includeManifestIcons: false,
    injectManifest: {
      rollupOptions: { treeshake },
      buildPlugins: { vite: [dataModules()] },
      globPatterns: FILES,
      globIgnores: [...OPTIONAL_FONTS, ...NOT_NEEDED],
      // The kill switch has no list of files, which the plugin's types do not allow for.
      ...(KILL_SWITCH ? ({ injectionPoint: undefined } as object) : {}),
      manifestTransforms: [
        (files) => {
          const bytes = files.filter(({ url }) => url !== 'index.html').reduce((sum, { size }) => sum + size, 0);
          if (bytes > MAX_BYTES) throw new Error(`The app takes ${bytes} bytes of each device, more than the allowed ${MAX_BYTES}.`);
          return { manifest: files };
        },
      ],
    },
  });
}

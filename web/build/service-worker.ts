import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { WEB_MANIFEST } from './web-manifest.ts';

/** TUCKAWAY_SERVICE_WORKER=off builds a worker that takes itself and its copies off every device (docs/deploy.md). */
export const KILL_SWITCH = process.env.TUCKAWAY_SERVICE_WORKER === 'off';

/** What the app is made of: everything that some screen needs, nothing that only installing or sharing does. */
const FILES = ['index.html', 'app.html', 'favicon.svg', 'hero.svg', 'assets/**/*.{js,css,woff2}', 'art/**/*.svg'];
/** Faces that somebody chose are kept where they were chosen (src/service-worker/fonts.ts). */
const CHOSEN_FACES = ['assets/{atkinson,opendyslexic}*'];
/** Bytes on the device, before compression; every visitor's device carries them. */
const BUDGET = 5_000_000;

/**
 * The web app manifest, and `/service-worker.js` from our own source; the page registers it itself (src/data/pwa/service-worker.ts).
 * The worker is a build of its own, which takes over `define` and `resolve`, but not what may be left out of a bundle.
 */
export function serviceWorker(treeshake: { moduleSideEffects: (id: string) => boolean }): PluginOption {
  return VitePWA({
    strategies: 'injectManifest',
    // Both give /service-worker.js.
    srcDir: KILL_SWITCH ? 'src/service-worker/kill-switch' : 'src/service-worker',
    filename: 'service-worker.ts',
    injectRegister: false,
    manifest: WEB_MANIFEST,
    includeManifestIcons: false,
    injectManifest: {
      rollupOptions: { treeshake },
      globPatterns: FILES,
      globIgnores: CHOSEN_FACES,
      // The kill switch has no list of files; the plugin's types know only one that has.
      ...(KILL_SWITCH ? ({ injectionPoint: undefined } as object) : {}),
      manifestTransforms: [
        (files) => {
          const bytes = files.reduce((sum, { size }) => sum + size, 0);
          if (bytes > BUDGET) throw new Error(`The app takes ${bytes} bytes of each device, more than the ${BUDGET} it may.`);
          return { manifest: files };
        },
      ],
    },
  });
}

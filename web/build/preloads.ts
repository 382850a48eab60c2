import type { Rolldown } from 'vite';

/**
 * Routes with the modules that src/app/routes.tsx loads for them, and the picture that is the largest thing on the screen; any other
 * address is told that it is none.
 */
const SCREENS: readonly (readonly [path: string, module: string, picture?: string])[] = [
  ['^/auth$', 'features/auth/auth-screen.tsx', '/art/covers/moon.svg'],
  ['^/create-story$', 'features/create-story/create-story-screen.tsx'],
  ['^/favorites$', 'app/favorites-route.tsx'],
  ['^/my-stories$', 'app/my-stories-route.tsx'],
  ['^/premium$', 'features/premium/premium-screen.tsx'],
  ['^/story/', 'app/curated-reader-route.tsx'],
  ['^/read-story', 'app/family-reader-route.tsx'],
];

/** The files of a screen that the page does not name yet, with all that they import. @throws where the build has no such screen. */
export function filesOfScreen(bundle: Rolldown.OutputBundle, module: string, html: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const screen = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}`));
  if (screen === undefined) throw new Error(`The build has no chunk for ${module}.`);
  const files = new Set([screen.fileName]);
  for (const name of files) for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) files.add(next);
  return [...files].map((name) => `/${name}`).filter((name) => !html.includes(`"${name}"`));
}

/** Milliseconds until a network that accepts and never answers counts as no answer, as in src/data/query-client.ts. */
const TIME_LIMIT = 12_000;

/**
 * Fetches the code of the screen at this address and its picture, for a curated story the story and the picture of its first page. Where a
 * worker answers that has the story at hand, and would tell the app, which cannot hear yet, if it is another by now.
 * Then it runs what the page begins with, each file in a task of its own, and names the manifest: Chromium fetches that and an icon of it, 24 kB,
 * as soon as it is named, so it hears of it once the code has run and the page is loaded and quiet; other browsers, which want it when
 * somebody installs the app, from the start.
 * The same in every build, as is its hash; the files stand beside it.
 */
const SCRIPT = `const [code, screens, manifest] = JSON.parse(document.getElementById('screens').textContent);
      const show = (src) => src && Object.assign(new Image(), { fetchPriority: 'high', src });
      const [, key] = /^\\/story\\/([\\w-]+)$/.exec(location.pathname) || [];
      if (key && !(navigator.serviceWorker && navigator.serviceWorker.controller)) {
        const path = '/api/stories/' + key;
        const ending = new AbortController();
        setTimeout(() => ending.abort(), ${TIME_LIMIT});
        const answer = fetch(path, { credentials: 'include', headers: { accept: 'application/json' }, signal: ending.signal });
        window.tuckawayAsked = { path, answer };
        answer.then((response) => response.clone().json()).then(({ pages }) => show(pages[0].imageUrl)).catch(() => undefined);
      }
      const link = (properties) => document.head.append(Object.assign(document.createElement('link'), properties));
      for (const [path, files, picture] of screens)
        if (new RegExp(path).test(location.pathname)) {
          for (const href of files) link({ rel: 'modulepreload', crossOrigin: '', href });
          show(picture);
        }
      const name = () => link({ rel: 'manifest', href: manifest });
      const early = !('onbeforeinstallprompt' in window);
      if (early) name();
      const run = async () => {
        try {
          for (const file of code) await import(file);
        } catch (error) {
          console.error(error);
          addEventListener('online', run, { once: true });
          return;
        }
        if (early) return;
        const whenQuiet = () => requestIdleCallback(name, { timeout: 2000 });
        if (document.readyState === 'complete') whenQuiet();
        else addEventListener('load', whenQuiet);
      };
      run();`;

/**
 * For the shell, which is one for many addresses: it has the browser fetch what the screen needs beside the code that it begins with.
 * @param code that, in its order.
 */
export function screenPreloads(bundle: Rolldown.OutputBundle, html: string, code: readonly string[], manifest: string): string {
  const screens = SCREENS.map(([path, module, picture]) => [path, filesOfScreen(bundle, module, html), picture]);
  const names = JSON.stringify([code, screens, manifest]);
  return `<script type="application/json" id="screens">${names}</script>\n    <script>\n      {\n      ${SCRIPT}\n      }\n    </script>`;
}

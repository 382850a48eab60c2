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
 * The same in every build, as is its hash; the files stand beside it.
 */
const SCRIPT = `const show = (src) => src && Object.assign(new Image(), { fetchPriority: 'high', src });
      const [, key] = /^\\/story\\/([\\w-]+)$/.exec(location.pathname) || [];
      if (key && !(navigator.serviceWorker && navigator.serviceWorker.controller)) {
        const path = '/api/stories/' + key;
        const ending = new AbortController();
        setTimeout(() => ending.abort(), ${TIME_LIMIT});
        const answer = fetch(path, { credentials: 'include', headers: { accept: 'application/json' }, signal: ending.signal });
        window.tuckawayAsked = { path, answer };
        answer.then((response) => response.clone().json()).then(({ pages }) => show(pages[0].imageUrl)).catch(() => undefined);
      }
      for (const [path, files, picture] of JSON.parse(document.getElementById('screens').textContent))
        if (new RegExp(path).test(location.pathname)) {
          for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
          show(picture);
        }`;

/** For the shell, which is one for many addresses: it has the browser fetch what the screen needs beside the entry, not after it. */
export function screenPreloads(bundle: Rolldown.OutputBundle, html: string): string {
  const files = SCREENS.map(([path, module, picture]) => [path, filesOfScreen(bundle, module, html), picture]);
  return `<script type="application/json" id="screens">${JSON.stringify(files)}</script>\n    <script>\n      ${SCRIPT}\n    </script>`;
}

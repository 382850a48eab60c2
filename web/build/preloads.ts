import type { Rolldown } from 'vite';

/** Routes with the modules that src/app/routes.tsx loads for them; any other address is told that it is none. */
const SCREENS: readonly (readonly [path: string, module: string])[] = [
  ['^/auth$', 'features/auth/auth-screen.tsx'],
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

/** Fetches the code of the screen at this address. The same in every build, as is its hash; the files stand beside it. */
const SCRIPT = `for (const [path, files] of JSON.parse(document.getElementById('screens').textContent))
        if (new RegExp(path).test(location.pathname))
          for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));`;

/** For the shell, which is one for many addresses: it has the browser fetch the screen's code beside the entry's, not after it. */
export function screenPreloads(bundle: Rolldown.OutputBundle, html: string): string {
  const files = SCREENS.map(([path, module]) => [path, filesOfScreen(bundle, module, html)]);
  return `<script type="application/json" id="screens">${JSON.stringify(files)}</script>\n    <script>\n      ${SCRIPT}\n    </script>`;
}

import type { Rolldown } from 'vite';
import { pathPattern, ROUTES } from '../src/app/routes.ts';

/** The files of a module that is loaded late, with all that they import, except those that the page names. @throws where the build has none. */
export function filesOf(bundle: Rolldown.OutputBundle, module: string, html: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
  if (own === undefined) throw new Error(`The build has no chunk for ${module}.`);
  const files = new Set([own.fileName]);
  for (const name of files) for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) files.add(next);
  return [...files].map((name) => `/${name}`).filter((name) => !html.includes(`"${name}"`));
}

/**
 * Fetches the code of the screen at this path beside the entry. An entry that failed to load stays failed, so the page is reloaded when the
 * network is back. The same text in every build, so that its hash in the policy stays the same; the file names are in an element beside it.
 */
const SCRIPT = `for (const [path, files] of JSON.parse(document.getElementById('screens').textContent))
        if (new RegExp(path).test(location.pathname))
          for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
      addEventListener(
        'error',
        ({ target }) => target instanceof HTMLScriptElement && addEventListener('online', () => location.reload(), { once: true }),
        true,
      );`;

/** For the shell, which is one page for many paths. */
export function screenPreloads(bundle: Rolldown.OutputBundle, html: string): string {
  const screens = Object.values(ROUTES)
    .filter(({ served }) => served === 'app.html' || served === 'stories')
    .map((route) => [pathPattern(route).source, filesOf(bundle, route.module, html)]);
  return `<script type="application/json" id="screens">${JSON.stringify(screens)}</script>\n    <script>\n      ${SCRIPT}\n    </script>`;
}

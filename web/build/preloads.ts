import type { Rolldown } from 'vite';
import { pathPattern, ROUTES } from '../src/app/routes.ts';

/** The files of a lazy module and its imports, except those that the page already names. @throws if the build lacks the module. */
export function filesOf(bundle: Rolldown.OutputBundle, module: string, html: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
  if (own === undefined) throw new Error(`The build has no chunk for ${module}.`);
  const files = new Set([own.fileName]);
  for (const name of files) for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) files.add(next);
  return [...files].map((name) => `/${name}`).filter((name) => !html.includes(`"${name}"`));
}

/**
 * Fetches the screen's code together with the entry. A module that failed to load stays failed, so the page is reloaded when the network is
 * back. The file names are in another element, so that the script's hash in the policy never changes.
 */
const SCRIPT = `for (const [path, files] of JSON.parse(document.getElementById('screens').textContent))
        if (new RegExp(path).test(location.pathname))
          for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
      addEventListener(
        'error',
        ({ target }) => target instanceof HTMLScriptElement && addEventListener('online', () => location.reload(), { once: true }),
        true,
      );`;

/** The preloads of the shell, which is one page for many paths. */
export function screenPreloads(bundle: Rolldown.OutputBundle, html: string): string {
  const screens = Object.values(ROUTES)
    .filter(({ served }) => served === 'app.html' || served === 'record.html' || served === 'stories')
    .map((route) => [pathPattern(route).source, filesOf(bundle, route.module, html)]);
  return `<script type="application/json" id="screens">${JSON.stringify(screens)}</script>\n    <script>\n      ${SCRIPT}\n    </script>`;
}

import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { criticalCss } from './critical-css.ts';
import { entryCode, withEntryFetched, withLateEntry } from './late-entry.ts';
import { filesOf, type SignIn, screenPreloads, signInFiles } from './preloads.ts';
import { prerenderPages, type RenderedPages } from './prerender.ts';

/** Not served by Hosting: its folder begins with a dot (firebase.json). */
export const CSP_HASHES = '.vite/csp-hashes.json';

const MANIFEST = /<link rel="manifest" href="([^"]+)">/;
const ROOT_ELEMENT = '<div id="root"></div>';

type Change = readonly [what: string | RegExp, replacement: (found: string) => string];

/**
 * The pages that Hosting serves (decisions P8): `index.html`, for `/` alone, is home as a visitor sees it, with its list and the rules it
 * needs; `app.html`, for the other known routes, and `404.html`, with that status, are the bare shell with the loading
 * screen, which is painted before anything else of theirs arrives.
 * @param hosts where the sign-in and the database are, as origins.
 */
export function pages(hosts: readonly string[]): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'tuckaway-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    // Before the bundle is closed: the service worker's list of files is made then.
    async writeBundle(_, bundle) {
      const outDir = resolve(config.root, config.build.outDir);
      const shell = await readFile(join(outDir, 'index.html'), 'utf8');
      const rendered = await prerenderPages(config);
      const signIn = { files: signInFiles(bundle, shell), hosts };
      const bare = replaceOnce(
        [
          stylesFor(rendered.waiting, shell, bundle),
          [MANIFEST, () => ''],
          [
            '</head>',
            (end) => `${screenPreloads(bundle, { html: shell, code: entryCode(shell), manifest: manifestOf(shell), signIn })}\n  ${end}`,
          ],
          [ROOT_ELEMENT, () => `<div id="root">${rendered.waiting}</div>`],
        ],
        withEntryFetched(shell),
      );
      const home = homePage(shell, rendered, bundle, signIn);
      await Promise.all([
        writeFile(join(outDir, 'index.html'), home),
        ...['app.html', '404.html'].map((name) => writeFile(join(outDir, name), bare)),
        mkdir(join(outDir, '.vite'), { recursive: true }).then(() =>
          writeFile(join(outDir, CSP_HASHES), `${JSON.stringify(inlineHashes([home, bare]), null, 2)}\n`),
        ),
      ]);
    },
  };
}

function homePage(shell: string, rendered: RenderedPages, bundle: Rolldown.OutputBundle, signIn: SignIn): string {
  // React asks for what is to be loaded first where it happens to be; a browser wants to know it at once.
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(rendered.home) ?? [];
  const list =
    rendered.featured === null ? '' : `<script type="application/json" id="${rendered.FEATURED_ID}">${rendered.featured}</script>`;
  const body = [
    `<div id="root">${rendered.home.slice(preloads.length)}</div>`,
    `<div id="${rendered.WAITING_ID}">${rendered.waiting}</div>`,
    list,
  ].join('\n    ');
  // Home's own code, which the entry would ask for only once it runs.
  const code = filesOf(bundle, ['app/home-route.tsx'], shell);
  return replaceOnce(
    [
      [/<title>[^<]*<\/title>/, () => `<title>${rendered.title}</title>`],
      [/<meta charset="utf-8" \/>/, (charset) => `${charset}\n    ${preloads}`],
      stylesFor(body, shell, bundle),
      [ROOT_ELEMENT, () => body],
    ],
    withLateEntry(shell, code, signIn),
  );
}

function manifestOf(shell: string): string {
  const href = MANIFEST.exec(shell)?.[1];
  if (href === undefined) throw new Error('The shell has no manifest.');
  return href;
}

/**
 * The rules that some HTML needs stand in its page, and the whole sheet comes as one for printing, which holds up no paint; the app has it
 * count before it draws anything else (`allStyles` in src/app/prerendered.ts).
 */
function stylesFor(body: string, shell: string, bundle: Rolldown.OutputBundle): Change {
  // There are other sheets, which screens bring with their code.
  const linked = /<link rel="stylesheet"[^>]* href="\/([^"]+)"/.exec(shell)?.[1] ?? '';
  const css = bundle[linked];
  if (css?.type !== 'asset') throw new Error('The shell has no style sheet.');
  const style = criticalCss(String(css.source), body);
  return [/<link rel="stylesheet"[^>]*>/, (link) => [`<style>${style}</style>`, link.replace('>', ' media="print">')].join('\n    ')];
}

function replaceOnce(changes: readonly Change[], text: string): string {
  return changes.reduce((now, [what, replacement]) => {
    if (now.search(what instanceof RegExp ? what : what.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) < 0)
      throw new Error(`The shell has no ${what}.`);
    return now.replace(what, replacement);
  }, text);
}

/** The sources by which a content security policy can allow each page's own scripts and styles. JSON is no script, and needs none. */
export function inlineHashes(htmls: readonly string[]): { script: string[]; style: string[] } {
  const hashes = (element: RegExp) => {
    const contents = htmls.flatMap((html) => [...html.matchAll(element)].map(([, content = '']) => content));
    return [...new Set(contents)].map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  };
  return { script: hashes(/<script>([\s\S]*?)<\/script>/g), style: hashes(/<style>([\s\S]*?)<\/style>/g) };
}

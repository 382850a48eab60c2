import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { ROUTES } from '../src/app/routes.ts';
import { criticalCss } from './critical-css.ts';
import { withLateEntry } from './late-entry.ts';
import { filesOf, screenPreloads } from './preloads.ts';
import { prerenderPages, type RenderedPages } from './prerender.ts';

/** Hosting does not serve folders that begin with a dot (firebase.json). */
const CSP_HASHES = '.vite/csp-hashes.json';

const ROOT_ELEMENT = '<div id="root"></div>';

type Change = readonly [what: string | RegExp, replacement: (found: string) => string];

/**
 * The pages that Hosting serves (decision P8): `index.html`, for `/` only, is a visitor's home with its story list and critical CSS;
 * `app.html`, for the other routes, `record.html`, whose headers allow the microphone (firebase.json), and `404.html` are the shell with the loading screen, which is painted before anything else arrives.
 */
export function pages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'tuckaway-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    // Before the bundle is closed, when the service worker's file list is made.
    async writeBundle(_, bundle) {
      const outDir = resolve(config.root, config.build.outDir);
      const shell = await readFile(join(outDir, 'index.html'), 'utf8');
      const rendered = await prerenderPages(config);
      const bare = replaceOnce(
        [
          await stylesFor(rendered.waiting, shell, bundle),
          ['</head>', (end) => `${screenPreloads(bundle, shell)}\n  ${end}`],
          [ROOT_ELEMENT, () => `<div id="root">${rendered.waiting}</div>`],
        ],
        shell,
      );
      const home = await homePage(shell, rendered, bundle);
      await Promise.all([
        writeFile(join(outDir, 'index.html'), home),
        ...['app.html', 'record.html', '404.html'].map((name) => writeFile(join(outDir, name), bare)),
        mkdir(join(outDir, '.vite'), { recursive: true }).then(() =>
          writeFile(join(outDir, CSP_HASHES), `${JSON.stringify(inlineHashes([home, bare]), null, 2)}\n`),
        ),
      ]);
    },
  };
}

async function homePage(shell: string, rendered: RenderedPages, bundle: Rolldown.OutputBundle): Promise<string> {
  // React renders its preload links in the body; in the head, the browser sees them earlier.
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(rendered.home) ?? [];
  const list =
    rendered.featured === null ? '' : `<script type="application/json" id="${rendered.FEATURED_ID}">${rendered.featured}</script>`;
  const bodyWith = (screen: string) => [`<div id="root">${screen}</div>`, `<div id="${rendered.WAITING_ID}">${rendered.waiting}</div>`];
  const body = [...bodyWith(rendered.home.slice(preloads.length)), list].join('\n    ');
  return replaceOnce(
    [
      [/<title>[^<]*<\/title>/, () => `<title>${rendered.title}</title>`],
      [/<meta charset="utf-8" \/>/, (charset) => `${charset}\n    ${preloads}`],
      await stylesFor(bodyWith(rendered.sample).join(''), shell, bundle),
      [ROOT_ELEMENT, () => body],
    ],
    withLateEntry(shell, filesOf(bundle, ROUTES.home.module, shell)),
  );
}

/**
 * Inlines the critical CSS and loads the whole sheet as a print style sheet, which does not block painting. The app applies it before it
 * renders (`allStyles` in src/app/prerendered.ts).
 */
async function stylesFor(body: string, shell: string, bundle: Rolldown.OutputBundle): Promise<Change> {
  // The first sheet; others belong to screens.
  const linked = /<link rel="stylesheet"[^>]* href="\/([^"]+)"/.exec(shell)?.[1] ?? '';
  const css = bundle[linked];
  if (css?.type !== 'asset') throw new Error('The shell has no style sheet.');
  const style = await criticalCss(String(css.source), body);
  return [/<link rel="stylesheet"[^>]*>/, (link) => [`<style>${style}</style>`, link.replace('>', ' media="print">')].join('\n    ')];
}

function replaceOnce(changes: readonly Change[], text: string): string {
  return changes.reduce((now, [what, replacement]) => {
    if (now.search(what instanceof RegExp ? what : what.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) < 0)
      throw new Error(`The shell has no ${what}.`);
    return now.replace(what, replacement);
  }, text);
}

/** The hashes with which the policy allows the inline scripts and styles of the pages. JSON needs none. */
function inlineHashes(htmls: readonly string[]): { script: string[]; style: string[] } {
  const hashes = (element: RegExp) => {
    const contents = htmls.flatMap((html) => [...html.matchAll(element)].map(([, content = '']) => content));
    return [...new Set(contents)].map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  };
  return { script: hashes(/<script>([\s\S]*?)<\/script>/g), style: hashes(/<style>([\s\S]*?)<\/style>/g) };
}

/** Runs src/app/prerender.tsx: builds the app for Node and renders the pages to HTML. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type ResolvedConfig } from 'vite';

/** The result of src/app/prerender.tsx, which is compiled for the browser. */
interface Rendered {
  home: string;
  title: string;
  waiting: string;
}

interface Renderer {
  prerender(featured: unknown): Promise<Rendered>;
  FEATURED_ID: string;
  WAITING_ID: string;
}

export interface RenderedPages extends Rendered, Omit<Renderer, 'prerender'> {
  /** Home's story list as JSON for a script element; null without a list. */
  featured: string | null;
}

/** A file with the answer of `/api/stories/featured`. */
const LIST = process.env.TUCKAWAY_FEATURED;

export async function prerenderPages({ root, define, resolve }: ResolvedConfig): Promise<RenderedPages> {
  const outDir = await mkdtemp(join(tmpdir(), 'tuckaway-prerender-'));
  try {
    await build({
      root,
      configFile: false,
      mode: 'production',
      logLevel: 'error',
      define: define ?? {},
      resolve: { alias: resolve.alias },
      plugins: [react()],
      ssr: { noExternal: true },
      build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false, minify: false, target: 'node24' },
    });
    const { prerender, ...ids } = (await import(/* @vite-ignore */ pathToFileURL(join(outDir, 'prerender.js')).href)) as Renderer;
    const featured = LIST ? (JSON.parse(await readFile(LIST, 'utf8')) as unknown) : null;
    return {
      ...(await prerender(featured)),
      ...ids,
      featured: featured === null ? null : JSON.stringify(featured).replaceAll('<', '\\u003c'),
    };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

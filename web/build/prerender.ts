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
  /** Homes with a sample of stories and without any. Its styles are inlined, so that their hash depends on no project's stories. */
  sample: string;
}

/** A file with the answer of `/api/stories/featured`, and one with the sample. */
const { TUCKAWAY_FEATURED: LIST, TUCKAWAY_SAMPLE: SAMPLE } = process.env;

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
    const featured = await storiesIn(LIST);
    const samples = [await prerender(await storiesIn(SAMPLE)), await prerender(null)];
    return {
      ...(await prerender(featured)),
      sample: samples.map(({ home }) => home).join(''),
      ...ids,
      featured: featured === null ? null : JSON.stringify(featured).replaceAll('<', '\\u003c'),
    };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

async function storiesIn(file: string | undefined): Promise<unknown> {
  return file ? JSON.parse(await readFile(file, 'utf8')) : null;
}

// @vitest-environment jsdom
import type { Rolldown } from 'vite';
import { beforeEach, expect, it, vi } from 'vitest';
import { filesOf, screenPreloads, signInFiles } from './preloads.ts';

type Chunk = [file: string, module: string, ...imports: string[]];

/** Whatever the script names, a file a module; the reader's own stories have the most. */
const CHUNKS: Chunk[] = [
  ['auth', 'features/auth/auth-screen.tsx', 'field'],
  ['field', 'ui/text-field.tsx'],
  ['create', 'features/create-story/create-story-screen.tsx'],
  ['favorites', 'app/favorites-route.tsx'],
  ['shelf', 'app/my-stories-route.tsx'],
  ['premium', 'features/premium/premium-screen.tsx'],
  ['curated', 'app/curated-reader-route.tsx'],
  ['family', 'app/family-reader-route.tsx', 'queries', 'shell'],
  ['queries', 'data/queries/query-client.ts'],
  ['account', 'app/begin-signed-in.ts', 'queries'],
  ['session-start', 'data/session/load-profile.ts', 'shell'],
  ['items', 'data/favorites/favorite-items.ts'],
  ['load-shelf', 'data/stories/shelf/load-shelf.ts'],
  ['tokens', 'art/tokens.ts'],
  ['kit', 'art/load.ts'],
];
const chunk = ([file, module, ...imports]: Chunk) => ({
  type: 'chunk',
  fileName: `${file}.js`,
  facadeModuleId: `/web/src/${module}`,
  moduleIds: [`/web/src/${module}`],
  imports: imports.map((name) => `${name}.js`),
});
const bundle = Object.fromEntries(
  [
    ...CHUNKS.map(chunk),
    {
      ...chunk(['database', '']),
      facadeModuleId: null,
      moduleIds: ['favorites/favorite', 'stories/shelf/shelf', 'stories/story'].map((what) => `/web/src/data/${what}-documents.ts`),
    },
    { type: 'asset', fileName: 'literata-latin-1.woff2', names: ['literata-latin.woff2'] },
  ].map((file) => [file.fileName, file]),
) as unknown as Rolldown.OutputBundle;

const HOSTS = ['https://who.example', 'https://what.example'];
const SHELL = '<link rel="modulepreload" crossorigin href="/shell.js">';
const html = screenPreloads(bundle, {
  html: SHELL,
  code: ['/libraries.js', '/shell.js', '/entry.js'],
  manifest: '/manifest.webmanifest',
  signIn: { files: signInFiles(bundle, SHELL), hosts: HOSTS },
});
const [names = '', script = ''] = html.split('\n    <script>');
const load = vi.fn<(address: string) => Promise<void>>();

/** Runs the page's script, whose imports are told to `load`, at this address. */
function open(pathname: string): void {
  window.history.replaceState(null, '', pathname);
  document.body.innerHTML = names;
  new Function('load', 'fetch', script.replace('</script>', '').replaceAll('import(', 'load('))(load, () => new Promise(() => undefined));
}

const linked = (rel: string) =>
  [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].map((link) => link.getAttribute('href'));
/** As the script in the head says it. */
const remembered = () => document.documentElement.setAttribute('data-waiting', 'signed-in');

beforeEach(() => {
  load.mockReset().mockResolvedValue();
  document.documentElement.removeAttribute('data-waiting');
  document.head.innerHTML = '';
});

it('has a visitor’s browser fetch the code of the screen, and nothing that signs in', () => {
  open('/auth');
  expect(linked('modulepreload')).toEqual(['/auth.js', '/field.js']);
  expect(linked('preconnect')).toEqual([]);
});

it('has a family’s browser fetch at once what it would ask for one after the other', () => {
  remembered();
  open('/read-story/1b2e');
  expect(linked('modulepreload')).toEqual([
    ...['/family.js', '/queries.js'],
    ...['/account.js', '/session-start.js'],
    ...['/kit.js', '/tokens.js'],
  ]);
  expect(linked('preload')).toEqual(['/literata-latin-1.woff2']);
  expect(linked('preconnect')).toEqual(HOSTS);
});

it('opens a family’s session on every screen, and nobody where the page only waits', () => {
  remembered();
  open('/premium');
  expect(linked('modulepreload')).toEqual(['/premium.js', '/account.js', '/session-start.js', '/queries.js']);
  document.head.innerHTML = '';
  document.documentElement.setAttribute('data-waiting', '');
  open('/premium');
  expect(linked('modulepreload')).toEqual(['/premium.js']);
});

it('runs what the page begins with, in its order', async () => {
  open('/favorites');
  await vi.waitFor(() => expect(load.mock.calls.flat()).toEqual(['/libraries.js', '/shell.js', '/entry.js']));
});

it('finds a module in the file that it shares with others, and says what is missing', () => {
  expect(filesOf(bundle, ['data/stories/shelf/shelf-documents.ts'], '')).toEqual(['/database.js']);
  expect(() => filesOf(bundle, ['app/nowhere.tsx'], '')).toThrow('app/nowhere.tsx');
});

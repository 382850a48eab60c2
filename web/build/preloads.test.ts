// @vitest-environment jsdom
import type { Rolldown } from 'vite';
import { beforeEach, expect, it } from 'vitest';
import { ROUTES } from '../src/app/routes.ts';
import { filesOf, screenPreloads } from './preloads.ts';

const chunk = (fileName: string, module: string, ...imports: string[]) => ({
  type: 'chunk',
  fileName,
  facadeModuleId: `/repository/web/${module}`,
  imports,
});
const chunks = [
  ...Object.entries(ROUTES).map(([name, { module }]) => chunk(`${name}.js`, module, 'shared.js')),
  chunk('shared.js', 'src/ui/page.tsx', 'libraries.js'),
];
const bundle = Object.fromEntries(chunks.map((file) => [file.fileName, file])) as unknown as Rolldown.OutputBundle;
const [names = '', script = ''] = screenPreloads(bundle, '<link rel="modulepreload" href="/libraries.js">').split('\n    <script>');

/** Runs the script of the page at this path. */
function open(pathname: string): (string | null)[] {
  window.history.replaceState(null, '', pathname);
  document.body.innerHTML = names;
  new Function(script.replace('</script>', ''))();
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));
}

beforeEach(() => {
  document.head.innerHTML = '';
});

it('fetches the code of the screen at the path, except what the page names itself', () => {
  expect(open('/read-story/1b2e')).toEqual(['/familyStory.js', '/shared.js']);
});

it('fetches nothing at an unknown path', () => {
  expect(open('/nothing')).toEqual([]);
});

it('throws where the build has no chunk for a module', () => {
  expect(() => filesOf(bundle, 'src/app/missing.tsx', '')).toThrow('src/app/missing.tsx');
});

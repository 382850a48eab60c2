/**
 * Libraries bring parts that nobody here uses, and that the bundler may not leave out by itself. Together they are 5 KB gzip on every page, and
 * 3 KB more for whoever is signed in.
 * The byte budgets (tests/browser/bytes.test.ts) notice when a new version of a library no longer fits what is said here.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The production build of React Router, which its `exports` never name under Vite: it leaves out the warnings for developers. */
const ROUTER_FOR_PRODUCTION = {
  find: /^react-router$/,
  replacement: fileURLToPath(new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url)),
};

const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/;
/** What Link does for pages that a server renders (framework mode); with a BrowserRouter it never does. */
const PREFETCH = /return shouldPrefetch && !isAbsolute \? .*PrefetchPageLinks.* : link;/;

/** Components of React Router are not said to be free of side effects, and each gets a name in a statement that keeps it. */
function withoutUnusedComponents(code: string): string {
  return code
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(PREFETCH, 'return link;');
}

const MUTATIONS = /[\\/]query-core[\\/]build[\\/]modern[\\/]mutationCache\.js$/;
const NOT_HERE = "throw new Error('This part of TanStack Query is left out of the build: see web/build/lean-libraries.ts.');";

/** Everything that changes something goes through the outbox (docs/offline.md): there are no mutations to keep. */
const NO_MUTATIONS = `export class MutationCache {
  findAll() { return []; }
  clear() {}
  resumePausedMutations() { return Promise.resolve(); }
  build() { ${NOT_HERE} }
}`;

const REACTFIRE = /[\\/]reactfire[\\/]dist[\\/]index\.js$/;
/** RxJS turns whatever is given into a stream; between reactfire's own operators there is nothing but streams. */
const ANY_INPUT = /(\n\tif \(e instanceof \w+\) return e;)\n\tif \(e != null\) \{(?:\n\t\tif \(\w+\(e\)\) return \w+\(e\);){6}\n\t\}/;

/** The RxJS in reactfire's file makes all its classes, contexts and a scheduler as it is loaded; none of that does anything beside. */
function withoutUnusedStreams(code: string): string {
  return code
    .replace(/= (new \(function\(\w*\) \{)/g, '= /* @__PURE__ */ $1')
    .replace(/= (function\(\w*\) \{\n\t(?:\w+\(t, e\);|function e\())/g, '= /* @__PURE__ */ $1')
    .replace(/= (\w+\(function\(e\) \{\n\treturn function)/g, '= /* @__PURE__ */ $1')
    .replace(/= (\w+\.createContext\()/g, '= /* @__PURE__ */ $1')
    .replace(ANY_INPUT, '$1');
}

const LEANER: readonly (readonly [file: RegExp, change: (code: string) => string])[] = [
  [ROUTER, withoutUnusedComponents],
  [MUTATIONS, () => NO_MUTATIONS],
  [REACTFIRE, withoutUnusedStreams],
];

export function leanLibraries(): Plugin {
  return {
    name: 'tuckaway-lean-libraries',
    apply: 'build',
    config: () => ({ resolve: { alias: [ROUTER_FOR_PRODUCTION] } }),
    transform: {
      filter: { id: LEANER.map(([file]) => file) },
      handler: (code, id) => LEANER.find(([file]) => file.test(id))?.[1](code),
    },
  };
}

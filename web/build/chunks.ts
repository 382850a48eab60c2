import type { ResolveModulePreloadDependenciesFn, Rolldown } from 'vite';

/** Ours that both the entry and some screen use: alone they are a score of files of a few hundred bytes. */
const SHELL = {
  ui: [
    'button',
    'class-names',
    'dialog-stack',
    'draw-later',
    'guarded-sheet',
    'icon',
    'loading-screen',
    'lost-focus',
    'page',
    'skeleton',
    'toast',
    'when-quiet',
    'while-off',
  ],
  data: [
    'outbox[\\\\/]entry',
    'browser-storage',
    'copies-owner',
    'drafts',
    'errors',
    'favorite-order',
    'favorites',
    'featured-stories',
    'hidden-lists',
    'hidden-stories',
    'install-prompt',
    'late-queries',
    'private-keys',
    'query-library',
    'remembered-sign-in',
    'session',
    'store',
    'sync',
    'sync-label',
    'sync-state',
    'use-favorite-toggle',
    'waiting-favorites',
    'worker-messages',
  ],
  domain: ['ids', 'limits', 'person', 'product', 'story-text'],
};

/** What the query library comes with. */
const QUERIES = ['outbox[\\\\/]any-signal', 'early-answer', 'late-keys', 'query-client', 'shelf-order'];

/** What a signed-in person's home reads with, and finds out whether anything waits. */
const ACCOUNT = [
  'outbox[\\\\/](?:anything-waits|ask|firestore-rest|queue-place|retry-policy|within)',
  'browser-asking',
  'favorite-ids',
  'in-groups',
  'kept-copies',
  'kept-favorites',
  'load-favorites',
  'page-asking',
  'page-identity',
  'profile',
  'sync-start',
  'sync-tabs',
];

const ours = (folder: string, names: readonly string[]) => `${folder}[\\\\/](?:${names.join('|')})\\.tsx?$`;

/**
 * Few files in the place of many small ones, which compress badly: `libraries`, the same over most deployments, and `shell`; `queries` is
 * for every screen that asks for something, and home's a moment after it (src/data/late-queries.ts); `account` for whoever is signed in. The
 * screens, and what comes late, stay apart.
 */
export const CHUNKS: Rolldown.CodeSplittingOptions = {
  // A file is not drawn in only because one of these imports it: domain's index imports all of domain.
  includeDependenciesRecursively: false,
  groups: [
    {
      name: 'libraries',
      test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|react-error-boundary)[\\/]|^\0/,
    },
    {
      name: 'queries',
      test: new RegExp(`[\\\\/]node_modules[\\\\/]@tanstack[\\\\/]|${ours('src[\\\\/]data', QUERIES)}`),
    },
    {
      name: 'account',
      test: new RegExp(`[\\\\/]node_modules[\\\\/]idb-keyval[\\\\/]|${ours('src[\\\\/]data', ACCOUNT)}`),
    },
    {
      name: 'shell',
      test: new RegExp(
        [ours('src[\\\\/]ui', SHELL.ui), ours('src[\\\\/]data', SHELL.data), ours('domain[\\\\/]src', SHELL.domain)].join('|'),
      ),
    },
  ],
};

/** What first screens are made with, as far as it is large. */
const AT_THE_START = /^(?:libraries|shell|queries|reading-aids|.*-reader-route|create-story-screen)$/;

/**
 * Tells Chromium (136 and later; https://v8.dev/blog/explicit-compile-hints) that all functions of a file are called at once, so that they are
 * compiled while it arrives and beside the main thread. What comes later, or is used in part, is compiled as it is called.
 */
export function compileHint({ name }: { name: string }): string {
  return AT_THE_START.test(name) ? '//# allFunctionsCalledOnLoad' : '';
}

/** Here before any code asks for more. */
const PRESENT = /(?:^|\/)(?:rolldown-runtime|libraries|shell|index)-[^/]*\.js$/;

/** What is fetched beside code that is asked for later: not what is there, and no link for a file that comes alone, whose import is one. */
export const besideLateCode: ResolveModulePreloadDependenciesFn = (_file, files, { hostType }) => {
  if (hostType === 'html') return files;
  const more = files.filter((file) => !PRESENT.test(file));
  return more.length > 1 ? more : [];
};

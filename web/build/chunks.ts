import type { ResolveModulePreloadDependenciesFn, Rolldown } from 'vite';

/** Ours that both the entry and some screen use: alone they are a score of files of a few hundred bytes. */
const SHELL = {
  ui: [
    'button',
    'class-names',
    'dialog-stack',
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
    'quiet-line',
    'remembered-sign-in',
    'session',
    'store',
    'sync',
    'sync-label',
    'sync-state',
    'unconfirmed',
    'use-favorite-toggle',
    'waiting-favorites',
    'worker-messages',
  ],
  domain: ['ids', 'limits', 'person', 'product', 'story-text'],
};

/** What the query library comes with. */
const QUERIES = ['outbox[\\\\/]any-signal', 'checked-fetch', 'code-on-device', 'early-answer', 'late-keys', 'query-client', 'shelf-order'];

/** What tells who is signed in, with the one place of reactfire. */
const SIGN_IN = ['firebase-app', 'firebase-auth', 'firebase-react'];

/** What a signed-in person's home reads with, and finds out whether anything waits. */
const ACCOUNT = [
  'outbox[\\\\/](?:anything-waits|ask|firestore-rest|queue-place|retry-policy|within)',
  'browser-asking',
  'favorite-ids',
  'in-groups',
  'kept-copies',
  'kept-favorites',
  'kept-progress',
  'kept-sign-in',
  'load-favorites',
  'page-asking',
  'page-identity',
  'profile',
  'session-start',
  'sync-start',
  'sync-tabs',
];

/** What sends what waits; not sync-engine.ts, which is at work as soon as it is there. */
const OUTBOX = ['outbox[\\\\/][\\w-]+', 'browser-ports', 'page-outbox', 'story-at-hand'];

/** Whatever reads and writes with the database's SDK. */
const DATABASE = ['progress-documents', 'shelf-documents', 'firestore'];
/** What reads a family's stories without it. */
const DOCUMENTS = ['favorite-documents', 'story-documents'];

/** What the screens of a family's own stories share. */
const FAMILY = {
  data: ['deleted-stories', 'new-story-id'],
  domain: ['children', 'story-html', 'story-options', 'word-list'],
  ui: ['use-kept-focus'],
};

/** What a scene is composed with, but for its place and its hero. */
const KIT = ['alt', 'color', 'compose', 'hero', 'load', 'paper', 'place', 'prng', 'props', 'shapes', 'stage', 'svg', 'places[\\\\/]common'];
const HEROES = ['cast', 'draw', 'everyone', 'kind', 'kinds', 'names', 'who'];
/** What the families of heroes share. */
const ANATOMY = ['ears', 'face', 'head'];

const libraries = (names: string) => `[\\\\/]node_modules[\\\\/](?:${names})[\\\\/]`;
const ours = (folder: string, names: readonly string[]) => `${folder}[\\\\/](?:${names.join('|')})\\.tsx?$`;

/**
 * Few files in the place of many small ones, which compress badly: `libraries`, the same over most deployments, and `shell`; `queries` is
 * for every screen that asks for something, and a moment after home and a curated story (src/data/queries/late-queries.ts); `account` for whoever is
 * signed in. The screens, and what comes late, stay apart.
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
      test: new RegExp(
        [
          '[\\\\/]node_modules[\\\\/]idb-keyval[\\\\/]',
          ours('src[\\\\/]data', ACCOUNT),
          ours('src[\\\\/]app', ['begin-signed-in']),
          ours('domain[\\\\/]src', ['entities']),
        ].join('|'),
      ),
    },
    {
      name: 'firebase-sign-in',
      test: new RegExp(
        `${libraries('@firebase[\\\\/](?:app|auth|component|logger|util)|firebase[\\\\/](?:app|auth)|idb|reactfire|rxjs')}|firebase-stubs|${ours('src[\\\\/]data', SIGN_IN)}`,
      ),
    },
    {
      name: 'firestore',
      test: new RegExp(
        `${libraries('@firebase[\\\\/](?:firestore|webchannel-wrapper)|firebase[\\\\/]firestore')}|${ours('src[\\\\/]data', DATABASE)}`,
      ),
    },
    { name: 'family-documents', test: new RegExp(ours('src[\\\\/]data', DOCUMENTS)) },
    {
      name: 'family',
      test: new RegExp(
        [ours('src[\\\\/]data', FAMILY.data), ours('domain[\\\\/]src', FAMILY.domain), ours('src[\\\\/]ui', FAMILY.ui)].join('|'),
      ),
    },
    { name: 'art-kit', test: new RegExp(`${ours('src[\\\\/]art', KIT)}|${ours('art[\\\\/]creatures', HEROES)}`) },
    { name: 'anatomy', test: new RegExp(ours('art[\\\\/]creatures', ANATOMY)) },
    {
      name: 'shell',
      test: new RegExp(
        [ours('src[\\\\/]ui', SHELL.ui), ours('src[\\\\/]data', SHELL.data), ours('domain[\\\\/]src', SHELL.domain)].join('|'),
      ),
    },
    { name: 'outbox', test: new RegExp(ours('src[\\\\/]data', OUTBOX)) },
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

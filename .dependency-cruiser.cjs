/** Import directions (docs/architecture.md); `npm run lint` fails on a wrong one. */
/** Folders of functions/src with use cases. */
const USE_CASES = '^functions/src/(stories|voices|publishing|push|sharing|account)/';
const ADAPTERS = '^functions/src/(http|store|lib)/';
const ENTRY_POINTS = '^functions/src/(endpoints|triggers|index)';
const TEST_FILES = '\\.test\\.tsx?$|^(web|functions|tools/deploy)/testing/';
/** The features of web/src, from the lowest floor up. */
const FLOORS = [['parents'], ['voices'], ['reader'], ['create', 'keep', 'account'], ['shell'], ['library'], ['home']];
/** The folders of art/src, from the lowest floor up. */
const ART_FLOORS = ['paper', 'creatures', 'people', 'things', 'places', 'scene'];
const packages = (names) => `node_modules/(${names})/`;

/**
 * The modules in `from`, except those in `fromNot`, must not import the modules in `to`, except those in `toNot`. Tests may, unless `inTests` is true.
 * All four are regular expressions.
 */
const RULES = [
  { name: 'domain-is-pure', from: '^domain/src', fromNot: '\\.data\\.ts$', toNot: '^domain/src|node_modules/zod' },
  // The build runs data modules and takes their values; a deployed function has no YAML parser.
  {
    name: 'content-is-read-while-building',
    from: '^(domain|art|web|functions)/src',
    fromNot: '\\.data\\.ts$',
    to: '^domain/reader/|node_modules/yaml/',
  },
  { name: 'reader-knows-no-product', from: '^domain/reader', to: '^(domain/src|art|web|functions|tools)/' },
  { name: 'ui-knows-no-product', from: '^web/src/ui', to: '^(web/src/(app|features|data|service-worker|art)|art|domain|functions|tools)' },
  { name: 'art-is-pure', from: '^art/src', toNot: '^(art|domain)/src' },
  { name: 'art-through-its-entries', fromNot: '^art/src/', to: '^art/src/', toNot: '^art/src/(index|kit)\\.ts$', inTests: true },
  { name: 'web-loads-art-in-pieces', from: '^web/src', to: '^art/src/kit\\.ts$' },
  { name: 'pictures-know-art-only', from: '^web/src/art', to: '^(web/src/(app|features|data|ui|service-worker)|functions|tools)' },
  { name: 'data-knows-no-feature', from: '^web/src/data', to: '^(web/src/(app|features|ui|art)|art)/' },
  {
    name: 'service-worker-has-no-window',
    // web/tsconfig.sw.json proves that the allowed parts need no window.
    from: '^web/src/service-worker',
    to: '^web/src/',
    toNot:
      '^web/src/(service-worker/|app/routes\\.ts$|data/(device|outbox|http|firestore|session/sign-in)/|features/account/api/push/|features/voices/api/(shared-note|takes|takes-database)\\.ts$)',
  },
  { name: 'features-do-not-know-the-app', from: '^web/src/features', to: '^web/src/app' },
  { name: 'web-does-not-know-functions', from: '^web/src', to: '^functions', inTests: true },
  { name: 'functions-do-not-know-web', from: '^functions/src', to: '^web', inTests: true },
  { name: 'use-cases-do-not-know-adapters', from: USE_CASES, to: '^functions/src/(store|http|endpoints|triggers|index)' },
  { name: 'adapters-do-not-know-endpoints', from: ADAPTERS, to: ENTRY_POINTS },
  { name: 'functions-lib-is-independent', from: '^functions/src/lib/', to: '^functions/src/(?!lib/)' },
  { name: 'product-does-not-know-tools', from: '^(domain|art|web|functions)/src', to: '^(tools|tests|(web|functions)/testing)/' },
  // The screenshots show the scenes that the browser tests audit; `npm test` starts the push service,
  // looks for browsers, searches the log for noted texts and reads how much to test.
  {
    name: 'tools-do-not-know-tests',
    from: '^tools/',
    to: '^tests/',
    toNot: '^tests/(browser/scenes/|push-service/|(leaks/canaries|other-browsers/installed|long)\\.ts$)',
    inTests: true,
  },
  { name: 'tools-do-not-know-their-doubles', from: '^tools/', to: '^tools/deploy/testing/' },
  // They find what a user finds; of screens they may import texts and routes.
  {
    name: 'browser-tests-do-not-know-screens',
    from: '^tests/browser/',
    to: '^web/src/(app|features|ui)/',
    toNot: '/(messages|routes)\\.ts$',
    inTests: true,
  },
  // It loads the prerendered screens through Vite.
  { name: 'web-build-knows-routes-only', from: '^web/build/', to: '^(functions|tests|tools|web/src)/', toNot: '^web/src/app/routes\\.ts$' },
  { name: 'pictures-through-their-index', fromNot: '^web/src/art/', to: '^web/src/art/', toNot: '^web/src/art/index\\.ts$', inTests: true },
  {
    name: 'only-the-build-knows-the-service-worker',
    from: '^web/src',
    fromNot: '^web/src/service-worker',
    to: '^web/src/service-worker',
    inTests: true,
  },
  {
    name: 'firebase-only-in-data',
    from: '^web/src',
    fromNot: '^web/src/(data|features/account/api)/',
    to: packages('firebase|@firebase|reactfire|rxfire'),
    inTests: true,
  },
  {
    name: 'idb-keyval-beside-data',
    from: '^web/src',
    fromNot: '^web/src/(data|features/[^/]+/api)/',
    to: packages('idb-keyval'),
    inTests: true,
  },
  { name: 'mediabunny-in-one-file', from: '^web/src', fromNot: '/ogg-from-webm\\.ts$', to: packages('mediabunny'), inTests: true },
  { name: 'reactfire-in-one-file', from: '^web/src', fromNot: '/reactfire-session\\.tsx$', to: packages('reactfire'), inTests: true },
  { name: 'openai-in-one-file', from: '^functions/src', fromNot: '/openai-storyteller\\.ts$', to: packages('openai'), inTests: true },
  { name: 'web-push-in-one-file', from: '^functions/src', fromNot: '/send-push\\.ts$', to: packages('web-push'), inTests: true },
  {
    name: 'word-lists-in-one-file',
    from: '^functions/src',
    fromNot: '/profanity\\.ts$',
    to: packages('obscenity|naughty-words|cuss'),
    inTests: true,
  },
  // http/ verifies ID tokens and App Check tokens with it.
  {
    name: 'firebase-admin-only-in-store',
    from: '^functions/src',
    fromNot: '^functions/src/(store/|http/(identity|app-check)\\.ts$)',
    to: packages('firebase-admin'),
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    // A feature may import those on lower floors.
    ...FLOORS.flatMap((floor, number) =>
      floor.map((feature) => ({
        name: `${feature}-imports-lower-features`,
        severity: 'error',
        from: { path: `^web/src/features/${feature}/` },
        to: { path: '^web/src/features/', pathNot: `^web/src/features/(${[feature, ...FLOORS.slice(0, number).flat()].join('|')})/` },
      })),
    ),
    ...ART_FLOORS.map((folder, number) => ({
      name: `${folder}-imports-no-folder-above`,
      severity: 'error',
      from: { path: `^art/src/${folder}/`, pathNot: TEST_FILES },
      to: { path: '^art/src/', pathNot: `^art/src/(${ART_FLOORS.slice(0, number + 1).join('|')})/` },
    })),
    {
      name: 'store-imports-use-case-types-only',
      severity: 'error',
      from: { path: '^functions/src/store/', pathNot: TEST_FILES },
      to: { path: USE_CASES, dependencyTypesNot: ['type-only'] },
    },
    ...RULES.map(({ name, from, fromNot, to, toNot, inTests = false }) => ({
      name,
      severity: 'error',
      from: { path: from, pathNot: [fromNot, inTests ? undefined : TEST_FILES].filter(Boolean) },
      to: { path: to, pathNot: toNot },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    exclude: { path: '^(functions/lib|web/dist|web/public)' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default', 'types'] },
  },
};

/** Import directions (docs/architecture.md); `npm run lint` fails on a wrong one. */
const WEB_FEATURE = '^web/src/features/([^/]+)/';
/** Folders of functions/src with use cases. */
const USE_CASES = '(stories|publishing|push|sharing|account)';
const TEST_FILES = '\\.test\\.tsx?$|^(web|functions)/testing/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', comment: 'also for types', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'domain-is-pure',
      comment: 'domain imports itself and zod, nothing else',
      severity: 'error',
      from: { path: '^domain/src', pathNot: TEST_FILES },
      to: { pathNot: '^domain/src|node_modules/zod' },
    },
    {
      name: 'ui-knows-nothing-of-ours',
      severity: 'error',
      from: { path: '^web/src/ui', pathNot: TEST_FILES },
      to: { path: '^(web/src/(app|features|data|service-worker)|domain|functions|tools)' },
    },
    {
      name: 'art-is-pure',
      severity: 'error',
      from: { path: '^web/src/art', pathNot: TEST_FILES },
      to: { path: '^(web/src/(app|features|data|ui|service-worker)|functions|tools)' },
    },
    {
      name: 'art-through-its-index',
      comment: 'import web/src/art/index.ts: it loads the drawing code on demand',
      severity: 'error',
      from: { pathNot: '^web/src/art/' },
      to: { path: '^web/src/art/', pathNot: '^web/src/art/index\\.ts$' },
    },
    {
      name: 'data-does-not-know-screens',
      severity: 'error',
      from: { path: '^web/src/data', pathNot: TEST_FILES },
      to: { path: '^web/src/(app|features|ui|art)' },
    },
    {
      name: 'service-worker-has-no-window',
      comment: 'the worker uses domain, the route table, and the parts of data that need no window (web/tsconfig.sw.json proves that)',
      severity: 'error',
      from: { path: '^web/src/service-worker', pathNot: TEST_FILES },
      to: { path: '^web/src/', pathNot: '^web/src/(service-worker/|app/routes\\.ts$|data/(lib|outbox|firestore|firebase|pwa|push)/)' },
    },
    {
      name: 'nobody-imports-the-service-worker',
      severity: 'error',
      from: { path: '^web/src', pathNot: '^web/src/service-worker' },
      to: { path: '^web/src/service-worker' },
    },
    {
      name: 'features-do-not-know-the-app',
      severity: 'error',
      from: { path: '^web/src/features', pathNot: TEST_FILES },
      to: { path: '^web/src/app' },
    },
    {
      name: 'no-feature-imports-another',
      comment: 'routes in web/src/app compose features',
      severity: 'error',
      from: { path: WEB_FEATURE },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'firebase-only-in-data',
      comment: 'use the functions of web/src/data',
      severity: 'error',
      from: { path: '^web/src', pathNot: '^web/src/data' },
      to: { path: 'node_modules/(firebase|@firebase|reactfire|rxfire|idb-keyval)/' },
    },
    {
      name: 'reactfire-in-one-file',
      severity: 'error',
      from: { path: '^web/src', pathNot: '^web/src/data/firebase/reactfire-session\\.tsx$' },
      to: { path: 'node_modules/reactfire/' },
    },
    {
      name: 'web-and-functions-apart',
      severity: 'error',
      from: { path: '^web/src' },
      to: { path: '^functions' },
    },
    {
      name: 'functions-and-web-apart',
      severity: 'error',
      from: { path: '^functions/src' },
      to: { path: '^web' },
    },
    {
      name: 'openai-in-one-file',
      severity: 'error',
      from: { path: '^functions/src', pathNot: '^functions/src/stories/openai-storyteller\\.ts$' },
      to: { path: 'node_modules/openai/' },
    },
    {
      name: 'web-push-in-one-file',
      severity: 'error',
      from: { path: '^functions/src', pathNot: '^functions/src/push/send-push\\.ts$' },
      to: { path: 'node_modules/web-push/' },
    },
    {
      name: 'firebase-admin-only-in-firestore',
      comment: 'http/ verifies ID tokens and App Check tokens with it',
      severity: 'error',
      from: { path: '^functions/src', pathNot: `${TEST_FILES}|^functions/src/(firestore/|http/(identity|app-check)\\.ts$)` },
      to: { path: 'node_modules/firebase-admin/' },
    },
    {
      name: 'use-cases-do-not-know-adapters',
      comment: 'a use case owns its port types; endpoints and triggers pass it the adapters',
      severity: 'error',
      from: { path: `^functions/src/${USE_CASES}/`, pathNot: TEST_FILES },
      to: { path: '^functions/src/(firestore|http|endpoints|triggers|index)' },
    },
    {
      name: 'firestore-imports-use-case-types-only',
      comment: 'ports.ts also holds the errors that adapters throw',
      severity: 'error',
      from: { path: '^functions/src/firestore/', pathNot: TEST_FILES },
      to: { path: `^functions/src/${USE_CASES}/(?!ports\\.ts$)`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'adapters-do-not-know-endpoints',
      severity: 'error',
      from: { path: '^functions/src/(http|firestore|lib)', pathNot: TEST_FILES },
      to: { path: '^functions/src/(endpoints|triggers|index)' },
    },
    {
      name: 'functions-lib-is-independent',
      severity: 'error',
      from: { path: '^functions/src/lib/', pathNot: TEST_FILES },
      to: { path: '^functions/src/(?!lib/)' },
    },
    {
      name: 'product-does-not-know-tools',
      severity: 'error',
      from: { path: '^(domain|web|functions)/src', pathNot: TEST_FILES },
      to: { path: '^(tools|tests|(web|functions)/testing)/' },
    },
    {
      name: 'tools-do-not-know-tests',
      comment: 'the screenshots show the scenes that the browser tests audit',
      severity: 'error',
      from: { path: '^tools/' },
      to: { path: '^tests/', pathNot: '^tests/browser/scenes/' },
    },
    {
      name: 'browser-tests-do-not-know-screens',
      comment: 'they find what a user finds; of screens they may import texts and routes',
      severity: 'error',
      from: { path: '^tests/browser/' },
      to: { path: '^web/src/(app|features|ui)/', pathNot: '/(messages|routes)\\.ts$' },
    },
    {
      name: 'web-build-knows-routes-only',
      comment: 'it loads the prerendered screens through Vite',
      severity: 'error',
      from: { path: '^web/build/', pathNot: TEST_FILES },
      to: { path: '^(functions|tests|tools|web/src)/', pathNot: '^web/src/app/routes\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    exclude: { path: '^(functions/lib|web/dist|web/public)' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default', 'types'] },
  },
};

/** Runs before every test file; the parts that need a page load only if there is one. */
import { afterAll, afterEach, expect, vi } from 'vitest';

// Test files share a worker and its page, because loading jsdom takes longer than most files; each starts with modules of its own and an empty page.
vi.resetModules();
vi.unstubAllGlobals();
vi.useRealTimers();

// Loading it takes long, and it would call Google. A test file may replace it in its own way.
vi.mock('firebase/auth', () => import('./fake-firebase-auth.ts'));

/** Milliseconds; a test may leave an import that never ends. */
const IMPORTS_MS = 1000;
afterAll(async () => {
  vi.useRealTimers();
  // What a file still imports would otherwise be among the modules of the next one, without its mocks.
  await Promise.race([vi.dynamicImportSettled(), new Promise((resolve) => setTimeout(resolve, IMPORTS_MS))]);
});
if ('indexedDB' in globalThis) globalThis.indexedDB = new (indexedDB.constructor as new () => IDBFactory)();

if (typeof HTMLDialogElement !== 'undefined') {
  history.replaceState(null, '', '/');
  delete window.tuckawayInstallOffer;
  Reflect.deleteProperty(navigator, 'serviceWorker');
  document.title = '';
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  await import('@testing-library/jest-dom/vitest');
  const { disabledMatchers } = await import('./disabled-matchers.ts');
  expect.extend(disabledMatchers);
  const { cleanup, configure } = await import('@testing-library/react');
  // Long enough for a busy machine.
  configure({ asyncUtilTimeout: 10_000 });
  // jsdom lacks these; browser tests cover what they do.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  // Otherwise React reports each <search>, which jsdom does not know.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement', configurable: true });
  const { fakeWebLocks } = await import('./web-locks.ts');
  Object.defineProperty(navigator, 'locks', { value: fakeWebLocks(), configurable: true });
  window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
  // jsdom's own frames stop for all later files once a test has requested one under fake timers.
  window.requestAnimationFrame = (callback) => Number(setTimeout(() => callback(performance.now()), 16));
  window.cancelAnimationFrame = (frame) => clearTimeout(frame);
  window.scrollTo = () => undefined;
  window.scrollBy = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  });
}
// Also after a test that failed.
afterEach(() => void vi.useRealTimers());

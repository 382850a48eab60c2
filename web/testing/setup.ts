/** Runs before every test file; the parts that need a page load only where there is one. */
import { afterEach, expect } from 'vitest';

if (typeof window !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { disabledMatchers } = await import('./disabled-matchers.ts');
  expect.extend(disabledMatchers);
  const { cleanup } = await import('@testing-library/react');
  // jsdom lacks these; browser tests cover what they do.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  const { fakeWebLocks } = await import('./web-locks.ts');
  Object.defineProperty(navigator, 'locks', { value: fakeWebLocks(), configurable: true });
  window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
  window.scrollTo = () => undefined;
  window.scrollBy = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Runs before every test file; what needs a page is loaded only where there is one. */
import { afterEach, expect } from 'vitest';

if (typeof window !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { disabledForPeople } = await import('./disabled.ts');
  expect.extend(disabledForPeople);
  const { cleanup } = await import('@testing-library/react');
  // jsdom has none of these; what they do is the browser tests' matter.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
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

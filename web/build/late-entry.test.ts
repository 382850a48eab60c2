// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { entryCode, withEntryFetched, withLateEntry } from './late-entry.ts';

const SHELL = `<head>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/libraries-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>`;

const SIGN_IN = { files: ['/assets/sign-in-1.js', '/assets/home-1.js'], hosts: ['https://who.example'] };
const page = withLateEntry(SHELL, ['/assets/home-1.js'], SIGN_IN);
const script = /<script>([\s\S]*)<\/script>/.exec(page)?.[1] ?? '';
const names = /<script type="application\/json"[\s\S]*?<\/script>/.exec(page)?.[0] ?? '';
const load = vi.fn<(address: string) => Promise<void>>();

/** Runs the page's script, whose imports are told to `load`, in a page with this body. */
function open(body: string): void {
  document.body.innerHTML = names + body;
  new Function('load', script.replaceAll('import(', 'load('))(load);
}

const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));
const parsed = () => window.dispatchEvent(new Event('DOMContentLoaded'));
const scene = () => document.querySelector('img') as HTMLImageElement;
/** A picture that has not come yet: where there is none to be had, jsdom takes it for complete. */
function onItsWay(): void {
  Object.defineProperty(scene(), 'complete', { value: false });
}

beforeEach(() => {
  load.mockReset().mockResolvedValue();
  document.head.innerHTML = '';
  document.documentElement.removeAttribute('data-waiting');
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
  return () => vi.useRealTimers();
});

it('leaves nothing in the page that fetches code by itself, and everything else', () => {
  expect(page).not.toMatch(/type="module"|<link rel="modulepreload"/);
  expect(page).toContain('<link rel="stylesheet" crossorigin href="/assets/index-1.css">');
  expect(() => withLateEntry('<head></head>', [], SIGN_IN)).toThrow('no entry');
});

it('knows the code that a shell begins with in its order, and has it fetched and not run', () => {
  expect(entryCode(SHELL)).toEqual(['/assets/libraries-1.js', '/assets/index-1.js']);
  const fetched = withEntryFetched(SHELL);
  expect(fetched).not.toContain('<script');
  expect(fetched).toContain('<link rel="modulepreload" crossorigin href="/assets/index-1.js">');
});

it('is the same script whatever the files are called, so that its hash in the policy is', () => {
  const other = withLateEntry(SHELL.replaceAll('-1.', '-2.'), ['/assets/home-2.js'], { files: ['/assets/sign-in-2.js'], hosts: [] });
  expect(/<script>([\s\S]*)<\/script>/.exec(other)?.[1]).toBe(script);
});

it('asks for the code once the scene has been painted', () => {
  open('<img>');
  onItsWay();
  parsed();
  vi.advanceTimersByTime(1000);
  expect(load).not.toHaveBeenCalled();
  expect(preloads()).toEqual([]);
  scene().dispatchEvent(new Event('load'));
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(load).toHaveBeenCalledExactlyOnceWith('/assets/libraries-1.js');
  expect(preloads()).toEqual(['/assets/index-1.js', '/assets/home-1.js']);
});

it('runs the libraries and then the entry, each in its turn', async () => {
  const ran = Promise.withResolvers<void>();
  load.mockReturnValueOnce(ran.promise);
  open('<img>');
  window.dispatchEvent(new Event('pointerdown'));
  await Promise.resolve();
  expect(load).toHaveBeenCalledOnce();
  ran.resolve();
  await vi.waitFor(() => expect(load.mock.calls).toEqual([['/assets/libraries-1.js'], ['/assets/index-1.js']]));
});

it('asks, where the browser can tell, once it tells that the scene is on the screen', () => {
  const observed: { tell: () => void; options: unknown }[] = [];
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe(options: unknown) {
        observed.push({ tell: this.#tell, options });
      }
    },
  );
  open('<img>');
  Object.defineProperty(scene(), 'elementTiming', { value: 'scene' });
  parsed();
  // It has come, and is being drawn.
  scene().dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(1000);
  expect(load).not.toHaveBeenCalled();
  // The last one is this page's: the tests before have left their listeners.
  expect(observed.at(-1)?.options).toEqual({ type: 'element', buffered: true });
  observed.at(-1)?.tell();
  expect(load).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

/** Times that the first file was asked for. */
const asks = () => load.mock.calls.filter(([file]) => file === '/assets/libraries-1.js').length;

it.each([
  ['a press', () => window.dispatchEvent(new Event('pointerdown'))],
  ['a key', () => window.dispatchEvent(new Event('keydown'))],
  ['a scene that cannot be had', () => [scene().dispatchEvent(new Event('error')), vi.advanceTimersByTime(20)]],
  ['a scene that takes too long', () => vi.advanceTimersByTime(3000)],
])('waits no longer than for %s, and asks once', (_what, happens) => {
  open('<img>');
  onItsWay();
  parsed();
  expect(load).not.toHaveBeenCalled();
  happens();
  expect(asks()).toBe(1);
  scene().dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(5000);
  expect(asks()).toBe(1);
});

it('asks again, when the network is back, for what could not be had', async () => {
  open('<img>');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  window.dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(asks()).toBe(2);
  });
  window.dispatchEvent(new Event('online'));
  expect(asks()).toBe(2);
});

it('keeps the offer to install the app for the code, which comes after it', () => {
  open('<img>');
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  window.dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  expect((window as { tuckawayInstallOffer?: Event }).tuckawayInstallOffer).toBe(offer);
});

it('remembers the button that was pressed before the code was there, until the code asks for it', () => {
  open('<img><button><b>Heart</b></button><a href="#there">Link</a>');
  const page = window as { tuckawayPressed?: () => Element | null | undefined };
  document.querySelector('b')?.click();
  expect(page.tuckawayPressed?.()).toBe(document.querySelector('button'));
  document.querySelector('a')?.click();
  expect(page.tuckawayPressed?.()).toBe(document.querySelector('button'));
});

it('asks at once where the page is not for this browser', () => {
  document.documentElement.setAttribute('data-waiting', '');
  open('<img>');
  expect(load).toHaveBeenCalledOnce();
});

it('has what opens a family’s session come along', async () => {
  document.documentElement.setAttribute('data-waiting', 'signed-in');
  open('<img>');
  vi.advanceTimersByTime(20);
  expect(preloads()).toEqual(['/assets/index-1.js', '/assets/home-1.js', '/assets/sign-in-1.js']);
  expect(document.querySelector('link[rel="preconnect"]')?.getAttribute('href')).toBe('https://who.example');
  await vi.waitFor(() => expect(load.mock.calls.flat()).toEqual(['/assets/libraries-1.js', '/assets/index-1.js']));
});

it('has nothing of it come for anybody else', () => {
  document.documentElement.setAttribute('data-waiting', '');
  open('<img>');
  vi.advanceTimersByTime(20);
  expect(preloads()).toEqual(['/assets/index-1.js', '/assets/home-1.js']);
  expect(document.querySelector('link[rel="preconnect"]')).toBeNull();
});

// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { withLateEntry } from './late-entry.ts';

const SHELL = `<head>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/libraries-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>`;

const page = withLateEntry(SHELL, ['/assets/home-1.js']);
const script = /<script>([\s\S]*)<\/script>/.exec(page)?.[1] ?? '';
const names = /<script type="application\/json"[\s\S]*?<\/script>/.exec(page)?.[0] ?? '';
const load = vi.fn<(address: string) => Promise<void>>();

/** Runs the page's script in a page with this body, with `load` in place of `import`. */
function open(body: string): void {
  document.body.innerHTML = names + body;
  new Function('load', script.replaceAll('import(', 'load('))(load);
}

const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));
const parsed = () => window.dispatchEvent(new Event('DOMContentLoaded'));
const scene = () => document.querySelector('img') as HTMLImageElement;
/** Makes the picture incomplete, which jsdom's are not. */
function sceneIsLoading(): void {
  Object.defineProperty(scene(), 'complete', { value: false });
}

beforeEach(() => {
  load.mockReset().mockResolvedValue();
  document.head.innerHTML = '';
  document.documentElement.removeAttribute('data-waiting');
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
});

it('removes only the entry and its preloads from the page', () => {
  expect(page).not.toMatch(/type="module"|<link rel="modulepreload"/);
  expect(page).toContain('<link rel="stylesheet" crossorigin href="/assets/index-1.css">');
  expect(() => withLateEntry('<head></head>', [])).toThrow('no entry');
});

it('has the same script for other file names, so that its hash in the policy stays the same', () => {
  const other = withLateEntry(SHELL.replaceAll('-1.', '-2.'), ['/assets/home-2.js']);
  expect(/<script>([\s\S]*)<\/script>/.exec(other)?.[1]).toBe(script);
});

it('loads the code after the picture has loaded', () => {
  open('<img>');
  sceneIsLoading();
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

it('runs the libraries and then the entry', async () => {
  const ran = Promise.withResolvers<void>();
  load.mockReturnValueOnce(ran.promise);
  open('<img>');
  window.dispatchEvent(new Event('pointerdown'));
  await Promise.resolve();
  expect(load).toHaveBeenCalledOnce();
  ran.resolve();
  await vi.waitFor(() => expect(load.mock.calls).toEqual([['/assets/libraries-1.js'], ['/assets/index-1.js']]));
});

it('loads the code when the browser reports that the picture is painted', () => {
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
  // Loaded but not painted.
  scene().dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(1000);
  expect(load).not.toHaveBeenCalled();
  // The last one, because listeners of earlier tests are still there.
  expect(observed.at(-1)?.options).toEqual({ type: 'element', buffered: true });
  observed.at(-1)?.tell();
  expect(load).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

/** How often the first file was loaded. */
const loads = () => load.mock.calls.filter(([file]) => file === '/assets/libraries-1.js').length;

it.each([
  ['a click', () => window.dispatchEvent(new Event('pointerdown'))],
  ['a key', () => window.dispatchEvent(new Event('keydown'))],
  ['a picture that fails to load', () => [scene().dispatchEvent(new Event('error')), vi.advanceTimersByTime(20)]],
  ['a picture that takes too long', () => vi.advanceTimersByTime(3000)],
])('loads the code once after %s', (_what, happens) => {
  open('<img>');
  sceneIsLoading();
  parsed();
  expect(load).not.toHaveBeenCalled();
  happens();
  expect(loads()).toBe(1);
  scene().dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(5000);
  expect(loads()).toBe(1);
});

it('retries failed code when the network is back', async () => {
  open('<img>');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  window.dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(loads()).toBe(2);
  });
  window.dispatchEvent(new Event('online'));
  expect(loads()).toBe(2);
});

it('stores the install prompt event for the app', () => {
  open('<img>');
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  window.dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  expect((window as { tuckawayInstallOffer?: Event }).tuckawayInstallOffer).toBe(offer);
});

it('stores the last pressed button until the app takes it', () => {
  open('<img><button><b>Heart</b></button><a href="#there">Link</a>');
  const page = window as { tuckawayPressed?: () => Element | null | undefined };
  document.querySelector('b')?.click();
  expect(page.tuckawayPressed?.()).toBe(document.querySelector('button'));
  document.querySelector('a')?.click();
  expect(page.tuckawayPressed?.()).toBe(document.querySelector('button'));
});

it('loads the code at once if the page is hidden', () => {
  document.documentElement.setAttribute('data-waiting', '');
  open('<img>');
  expect(load).toHaveBeenCalledOnce();
});

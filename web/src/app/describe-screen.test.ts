// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

const HOME = 'Bedtime stories to read together.';
const words = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;

async function openedAt(pathname: string, head: string) {
  document.head.innerHTML = head;
  const { describeScreen } = await import('./describe-screen.ts');
  describeScreen(pathname);
  return describeScreen;
}

/** The path that the document was loaded for. */
let came: string | undefined;

beforeEach(() => {
  came = undefined;
  vi.resetModules();
  performance.getEntriesByType = vi.fn(() => (came ? [{ name: `http://localhost${came}` } as PerformanceEntry] : []));
});

it('a story keeps the description of the server, and home has its own', async () => {
  const describeScreen = await openedAt('/story/3', `<meta name="description" content="A very polite well." data-home="${HOME}">`);
  expect(words()).toBe('A very polite well.');
  describeScreen('/');
  expect(words()).toBe(HOME);
  describeScreen('/story/4');
  expect(words()).toBe('A bedtime story to read together, page by page, with a picture to each.');
  describeScreen('/story/3');
  expect(words()).toBe('A very polite well.');
});

it('the description of the server stays with its story when the user has navigated before', async () => {
  came = '/story/3';
  const describeScreen = await openedAt('/', `<meta name="description" content="A very polite well." data-home="${HOME}">`);
  expect(words()).toBe(HOME);
  describeScreen('/story/3');
  expect(words()).toBe('A very polite well.');
});

it('each public screen has a description of its own, and private screens have that of home', async () => {
  const describeScreen = await openedAt('/', `<meta name="description" content="${HOME}">`);
  const described = (at: string) => {
    describeScreen(at);
    return words();
  };
  expect(new Set(['/', '/auth', '/create-story', '/premium', '/privacy', '/terms', '/story/7'].map(described)).size).toBe(7);
  expect(described('/favorites')).toBe(HOME);
});

// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

const HOME = 'Bedtime stories to read together.';
const words = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;

async function openedAt(pathname: string, head: string) {
  document.head.innerHTML = head;
  const { useDescription } = await import('./use-description.ts');
  return renderHook(({ at }) => useDescription(at), { initialProps: { at: pathname } });
}

/** Where the browser says that the document came from. */
let came: string | undefined;

beforeEach(() => {
  came = undefined;
  vi.resetModules();
  performance.getEntriesByType = vi.fn(() => (came ? [{ name: `http://localhost${came}` } as PerformanceEntry] : []));
});

it('a page that was opened at home has home’s description there and after every way back', async () => {
  const { rerender } = await openedAt('/', `<meta name="description" content="${HOME}">`);
  expect(words()).toBe(HOME);
  rerender({ at: '/premium' });
  expect(words()).not.toBe(HOME);
  rerender({ at: '/' });
  expect(words()).toBe(HOME);
});

it('a page that was opened at a story keeps what the server said of it, and has home’s own at home', async () => {
  const { rerender } = await openedAt('/story/3', `<meta name="description" content="A very polite well." data-home="${HOME}">`);
  expect(words()).toBe('A very polite well.');
  rerender({ at: '/' });
  expect(words()).toBe(HOME);
  rerender({ at: '/story/4' });
  expect(words()).toBe('A bedtime story to read together, page by page, with a picture to each.');
  rerender({ at: '/story/3' });
  expect(words()).toBe('A very polite well.');
});

it('what the server said stays with its story, also where a person has gone on before', async () => {
  came = '/story/3';
  const { rerender } = await openedAt('/', `<meta name="description" content="A very polite well." data-home="${HOME}">`);
  expect(words()).toBe(HOME);
  rerender({ at: '/story/3' });
  expect(words()).toBe('A very polite well.');
});

it('each screen that can be found from outside has one of its own, and what is somebody’s own has home’s', async () => {
  const { rerender } = await openedAt('/', `<meta name="description" content="${HOME}">`);
  const described = (at: string) => {
    rerender({ at });
    return words();
  };
  expect(new Set(['/', '/auth', '/create-story', '/premium', '/story/7'].map(described)).size).toBe(5);
  expect(described('/favorites')).toBe(HOME);
});

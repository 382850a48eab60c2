// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { YawningPicture } from './yawning-picture.tsx';

const YAWNS = '<svg data-faces="200,300,50 600,320,40" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 640"><path d="M0 0"/></svg>';
const fetched = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => new Response(YAWNS));
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 400 } as DOMRect);
});

const open = (url = '/art/curated/a-well/3.svg') => render(<YawningPicture url={url} alt="A well" className="" />);
const touch = (clientX: number) => act(async () => void fireEvent.click(screen.getByRole('img', { name: 'A well' }), { clientX }));
const yawn = () => document.querySelector<HTMLImageElement>('[data-blink] img');

it.each([
  [90, 'cx="200" cy="300"'],
  [330, 'cx="600" cy="320"'],
])('at %i of 400 px only the nearest character yawns', async (x, face) => {
  open();
  await touch(x);
  expect(fetched.mock.calls[0]?.[0]).toBe('/art/curated/a-well/3.yawn.svg');
  expect(decodeURIComponent(yawn()?.src ?? '')).toContain(`<clipPath id="face"><circle ${face}`);
});

it.each([
  ['without a network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['where all characters sleep', async () => new Response('', { status: 404 })],
  ['where the site answers with its shell', async () => new Response('<!doctype html><title>Tuckaway</title>')],
])('nothing happens %s', async (_, answer) => {
  fetched.mockImplementation(answer);
  open();
  await touch(90);
  expect(fetched).toHaveBeenCalled();
  expect(yawn()).toBeNull();
});

it('a picture of another site, and one for a user who asked for less motion, do not answer', async () => {
  const { unmount } = open('https://example.com/3.svg');
  await touch(90);
  unmount();
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList);
  open();
  await touch(90);
  expect(fetched).not.toHaveBeenCalled();
});

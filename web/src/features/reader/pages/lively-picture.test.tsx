// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { coverPicture, parseScene, readActLine, type StoryPicture } from '@tuckaway/domain';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FOX_STORY } from '../../../../testing/fixtures.ts';
import { listening, NOT_LISTENING } from '../api/reading/listening.ts';
import { LivelyPicture, withFace } from './lively-picture.tsx';

vi.mock('../../../art/index.ts', () => ({
  AtLight: ({ children }: { children?: ReactNode }) => children ?? null,
  figuresIn: ({ scene }: StoryPicture) =>
    scene.staging.acts.map(({ who: [name = ''], side, does, feels }) => ({
      name,
      x: side === 'left' ? 0.27 : 0.73,
      awake: does !== 'sleep' && feels !== 'asleep',
    })),
  StoryImage: ({ picture, layer, described = true }: { picture: StoryPicture; layer?: string; described?: boolean }) => (
    <img alt={described ? 'A page' : ''} data-layer={layer} data-face={picture.face && `${picture.face.who} ${picture.face.feels}`} />
  ),
}));

const COVER = coverPicture(FOX_STORY);
const pageOf = (...acts: string[]): StoryPicture => {
  const [left, right] = acts.map(readActLine);
  const staging = { acts: [left && { ...left, side: 'left' }, right && { ...right, side: 'right' }].filter(Boolean) };
  return { ...COVER, page: 1, scene: parseScene({ place: 'meadow', staging }) };
};
const PICTURE = pageOf('animal stands', 'child digs');
const LAST: StoryPicture = { ...PICTURE, last: true };
const faces = () => [...document.querySelectorAll('img')].map(({ dataset }) => dataset.face);
const lamp = () => document.querySelector('[data-lamp]')?.getAttribute('data-lamp');

const wantLessMotion = () =>
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList);

beforeEach(() => void vi.useFakeTimers());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const touch = () => fireEvent.click(screen.getByRole('img', { name: 'A page' }));
/** The picture with another face, which appears once it is drawn. */
const changed = () => document.querySelector('[data-blink] img');
const drawn = () => fireEvent.load(changed() as Element);

it.each([
  [0.1, 'animal'],
  [0.9, 'child'],
] as const)('at %f of the width the nearest character closes its eyes', (at, who) => {
  expect(withFace(PICTURE, false, at, 'asleep')).toEqual({ ...PICTURE, face: { who, feels: 'asleep' } });
});

it('a sleeping character is not woken', () => {
  expect(withFace(pageOf('animal sleeps'), false, 0.5, 'surprised')).toBeNull();
  expect(withFace(pageOf('animal lies, asleep'), false, 0.5, 'surprised')).toBeNull();
});

it('a character of the open page blinks by itself within ten seconds, for a moment, again and again', async () => {
  // The longest time between two blinks; a shorter one may end while the last blink is looked at.
  vi.spyOn(Math, 'random').mockReturnValue(0.999);
  render(<LivelyPicture picture={PICTURE} tall={false} className="" />);
  for (let time = 0; time < 3; time++) {
    await pass(10_001);
    expect(faces().at(-1)).toMatch(/asleep/);
    drawn();
    await pass(200);
    expect(changed()).toBeNull();
  }
});

it('nothing moves on a page that waits for its turn, or with reduced motion', async () => {
  const { unmount } = render(
    <div inert>
      <LivelyPicture picture={PICTURE} tall={false} className="" />
    </div>,
  );
  await pass(60_000);
  expect(changed()).toBeNull();
  unmount();
  wantLessMotion();
  render(<LivelyPicture picture={PICTURE} tall={false} className="" />);
  touch();
  await pass(60_000);
  expect(changed()).toBeNull();
});

it('the child puts out the lamp of the last page, and lights it, by touch or by key', async () => {
  vi.useRealTimers();
  const user = userEvent.setup();
  render(<LivelyPicture picture={LAST} tall={false} className="" />);
  await user.click(screen.getByRole('button', { name: 'Put out the lamp' }));
  expect(lamp()).toBe('out');
  expect(screen.getByRole('button', { name: 'Light the lamp' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(lamp()).toBe('lit');
  expect(changed()).toBeNull();
});

it.each(['dark', 'asleep'] as const)('the lamp goes out by itself when the screen is %s', (state) => {
  render(<LivelyPicture picture={LAST} tall={false} className="" />);
  expect(lamp()).toBe('lit');
  act(() => listening.set({ ...NOT_LISTENING, open: true, [state]: true }));
  expect(lamp()).toBe('out');
  act(() => listening.set(NOT_LISTENING));
  expect(lamp()).toBe('lit');
});

it('the characters of the last page blink behind the light of its lamp, and other pages have no lamp', async () => {
  const { rerender } = render(<LivelyPicture picture={LAST} tall={false} className="" />);
  fireEvent.click(screen.getByRole('img', { name: 'A page' }));
  expect([...document.querySelectorAll('img')].map(({ dataset }) => dataset.layer)).toEqual(['far', 'near', 'near', 'lamp']);
  rerender(<LivelyPicture picture={PICTURE} tall={false} className="" />);
  expect(lamp()).toBeUndefined();
  expect(screen.queryByRole('button')).toBeNull();
});

// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { coverPicture, type Figure, type StoryPicture } from '@tuckaway/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FOX_STORY } from '../../../../testing/fixtures.ts';
import { LivelyPicture, withFace } from './lively-picture.tsx';

vi.mock('../../../art/index.ts', () => ({
  StoryGlow: () => null,
  StoryImage: ({ picture, described = true }: { picture: StoryPicture; described?: boolean }) => (
    <img
      alt={described ? 'A page' : ''}
      data-feelings={picture.scene.figures.map(({ emotion, yawns }) => (yawns ? 'yawning' : emotion)).join(' ')}
    />
  ),
}));

const COVER = coverPicture(FOX_STORY);
const figure = (who: 'animal' | 'child', side: Figure['side']): Figure => ({ who, pose: 'stand', emotion: 'happy', side, size: 'medium' });
const PICTURE: StoryPicture = {
  ...COVER,
  page: 1,
  scene: { ...COVER.scene, figures: [figure('animal', 'left'), figure('child', 'right')] },
};
const feelings = () => [...document.querySelectorAll('img')].map(({ dataset }) => dataset.feelings);

const wantLessMotion = () =>
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const touch = () => fireEvent.click(screen.getByRole('img', { name: 'A page' }));
/** The picture with another face, which appears once it is drawn. */
const changed = () => document.querySelector('[data-blink] img');
const drawn = () => fireEvent.load(changed() as Element);

it.each([
  [0.1, 'asleep', 'asleep happy'],
  [0.9, 'asleep', 'happy asleep'],
] as const)('at %f of the width the nearest character closes its eyes', (at, emotion, expected) => {
  const changes = withFace(PICTURE, at, emotion);
  expect(changes?.scene.figures.map((one) => one.emotion).join(' ')).toBe(expected);
});

it('a sleeping character is not woken', () => {
  const asleep = { ...PICTURE, scene: { ...PICTURE.scene, figures: [{ ...figure('animal', 'middle'), emotion: 'asleep' as const }] } };
  expect(withFace(asleep, 0.5, 'surprised')).toBeNull();
});

it('a character of the open page blinks by itself within ten seconds, for a moment, again and again', async () => {
  // The longest time between two blinks; a shorter one may end while the last blink is looked at.
  vi.spyOn(Math, 'random').mockReturnValue(0.999);
  render(<LivelyPicture picture={PICTURE} className="" />);
  for (let time = 0; time < 3; time++) {
    await pass(10_001);
    expect(feelings().at(-1)).toMatch(/asleep/);
    drawn();
    await pass(200);
    expect(changed()).toBeNull();
  }
});

it('nothing moves on a page that waits for its turn, or with reduced motion', async () => {
  const { unmount } = render(
    <div inert>
      <LivelyPicture picture={PICTURE} className="" />
    </div>,
  );
  await pass(60_000);
  expect(changed()).toBeNull();
  unmount();
  wantLessMotion();
  render(<LivelyPicture picture={PICTURE} className="" />);
  touch();
  await pass(60_000);
  expect(changed()).toBeNull();
});

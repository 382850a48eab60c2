// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { coverPicture, type Figure, type StoryPicture } from '@tuckaway/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

afterEach(() => vi.restoreAllMocks());

it.each([
  [0.1, 'asleep happy'],
  [0.9, 'happy asleep'],
])('at %f of the width the nearest character closes its eyes', (at, expected) => {
  expect(
    withFace(PICTURE, at, 'asleep')
      ?.scene.figures.map(({ emotion }) => emotion)
      .join(' '),
  ).toBe(expected);
});

it('is one picture for screen readers, in two layers of which the nearer one is closer to the viewer', () => {
  render(<LivelyPicture picture={PICTURE} className="" />);
  expect(feelings()).toHaveLength(2);
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

it('a touched character blinks once its picture is drawn, and opens its eyes again', async () => {
  render(<LivelyPicture picture={PICTURE} className="" />);
  fireEvent.click(screen.getByRole('img', { name: 'A page' }));
  expect(feelings()).toHaveLength(3);
  const closed = document.querySelector('[data-blink]');
  expect(closed).toHaveClass('opacity-0');
  fireEvent.load(closed?.querySelector('img') as Element);
  expect(closed).not.toHaveClass('opacity-0');
  expect(closed?.previousElementSibling).toHaveClass('opacity-0');
  await waitFor(() => expect(feelings()).toEqual(['happy happy', 'happy happy']));
});

it('a character that is touched again yawns, and then looks up with an open mouth', async () => {
  render(<LivelyPicture picture={PICTURE} className="" />);
  const touch = () => fireEvent.click(screen.getByRole('img', { name: 'A page' }));
  const changed = () => document.querySelector('[data-blink] img');
  touch();
  fireEvent.load(changed() as Element);
  await waitFor(() => expect(changed()).toBeNull());
  for (const feeling of ['yawning', 'surprised']) {
    touch();
    expect(feelings().at(-1)).toBe(`${feeling} happy`);
    fireEvent.load(changed() as Element);
    await waitFor(() => expect(changed()).toBeNull(), { timeout: 3000 });
  }
});

it('a sleeping character is not woken', () => {
  const asleep = { ...PICTURE, scene: { ...PICTURE.scene, figures: [{ ...figure('animal', 'middle'), emotion: 'asleep' as const }] } };
  expect(withFace(asleep, 0.5, 'surprised')).toBeNull();
});

describe('by itself', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('a character of the open page blinks within ten seconds, for a moment, again and again', async () => {
    render(<LivelyPicture picture={PICTURE} className="" />);
    for (let time = 0; time < 3; time++) {
      await pass(10_001);
      const closed = document.querySelector('[data-blink] img');
      expect(feelings().at(-1)).toMatch(/asleep/);
      fireEvent.load(closed as Element);
      await pass(200);
      expect(document.querySelector('[data-blink]')).toBeNull();
    }
  });

  it('none blinks on a page that waits for its turn, or with reduced motion', async () => {
    render(
      <div inert>
        <LivelyPicture picture={PICTURE} className="" />
      </div>,
    );
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList);
    render(<LivelyPicture picture={PICTURE} className="" />);
    await pass(60_000);
    expect(document.querySelector('[data-blink]')).toBeNull();
  });
});

it('nothing moves where the user asked for less motion', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList);
  render(<LivelyPicture picture={PICTURE} className="" />);
  fireEvent.click(screen.getByRole('img', { name: 'A page' }));
  expect(feelings()).toHaveLength(2);
});

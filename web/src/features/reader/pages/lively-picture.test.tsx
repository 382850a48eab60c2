// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { coverPicture, type Figure, type StoryPicture } from '@tuckaway/domain';
import { afterEach, expect, it, vi } from 'vitest';
import { FOX_STORY } from '../../../../testing/fixtures.ts';
import { LivelyPicture, withClosedEyes } from './lively-picture.tsx';

vi.mock('../../../art/index.ts', () => ({
  StoryImage: ({ picture, described = true }: { picture: StoryPicture; described?: boolean }) => (
    <img alt={described ? 'A page' : ''} data-feelings={picture.scene.figures.map(({ emotion }) => emotion).join(' ')} />
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
    withClosedEyes(PICTURE, at)
      ?.scene.figures.map(({ emotion }) => emotion)
      .join(' '),
  ).toBe(expected);
});

it('a touched character blinks once its picture is drawn, and opens its eyes again', async () => {
  render(<LivelyPicture picture={PICTURE} className="" />);
  fireEvent.click(screen.getByRole('img', { name: 'A page' }));
  expect(feelings()).toHaveLength(2);
  const closed = document.querySelector('[data-blink]');
  expect(closed).toHaveClass('invisible');
  fireEvent.load(closed?.querySelector('img') as Element);
  expect(closed).not.toHaveClass('invisible');
  await waitFor(() => expect(feelings()).toEqual(['happy happy']));
});

it('nothing moves where the user asked for less motion', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList);
  render(<LivelyPicture picture={PICTURE} className="" />);
  fireEvent.click(screen.getByRole('img', { name: 'A page' }));
  expect(feelings()).toHaveLength(1);
});

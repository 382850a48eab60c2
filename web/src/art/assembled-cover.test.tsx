// @vitest-environment jsdom

import { render, waitFor } from '@testing-library/react';
import { drawCoverLayers } from '@tuckaway/art';
import { coverPicture } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { FOX_STORY } from '../../testing/fixtures.ts';
import { AssembledCover } from './assembled-cover.tsx';

vi.mock('@tuckaway/art', () => ({ drawCoverLayers: vi.fn() }));

const PICTURE = coverPicture(FOX_STORY);

beforeEach(() => {
  vi.mocked(drawCoverLayers).mockReset().mockResolvedValue(['<svg>sky</svg>', '<svg>hill</svg>', '<svg>fox</svg>']);
});

const layers = (container: HTMLElement) => [...container.querySelectorAll('img')];

it('lays the layers on each other, each arriving after the one behind it', async () => {
  const { container, rerender } = render(<AssembledCover picture={PICTURE} className="w-full" />);
  await waitFor(() => expect(layers(container)).toHaveLength(3));
  expect(layers(container).map((layer) => decodeURIComponent(layer.src))).toEqual(
    ['sky', 'hill', 'fox'].map((name) => `data:image/svg+xml,<svg>${name}</svg>`),
  );
  const delays = layers(container).map((layer) => Number.parseInt(layer.style.animationDelay, 10));
  expect(delays).toEqual([0, expect.any(Number), expect.any(Number)]);
  expect(delays.toSorted((a, b) => a - b)).toEqual(delays);
  // The same picture is drawn once.
  rerender(<AssembledCover picture={{ ...PICTURE }} className="w-full" />);
  expect(drawCoverLayers).toHaveBeenCalledTimes(1);
});

it('is decorative, and stays an empty sheet where it cannot be drawn', async () => {
  const failed = Promise.reject(new Error('The code could not be loaded.'));
  vi.mocked(drawCoverLayers).mockReturnValue(failed);
  const { container } = render(<AssembledCover picture={PICTURE} className="w-full" />);
  await failed.catch(() => undefined);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(layers(container)).toHaveLength(0);
});

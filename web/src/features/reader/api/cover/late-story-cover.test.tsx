// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FOX_STORY } from '../../../../../testing/fixtures.ts';
import { LateStoryCover } from './late-story-cover.tsx';

vi.mock('./story-cover.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('a cover whose code is missing keeps its place, and the screen as it is', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = render(<LateStoryCover story={FOX_STORY} className="cover" />);
  await vi.waitFor(() => expect(error).toHaveBeenCalled());
  expect(container.firstElementChild).toHaveClass('cover');
});

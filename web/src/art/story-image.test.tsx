// @vitest-environment jsdom

import { render } from '@testing-library/react';
import { coverPicture } from '@tuckaway/domain';
import { expect, it } from 'vitest';
import { StoryImage } from './story-image.tsx';

it("the empty sheet has the picture's proportions, so that the layout does not shift", () => {
  const picture = coverPicture({ id: '1', storySetting: 'forest', storyTone: 'cozy', favoriteAnimal: 'fox', coverImage: 'moon' });
  const { container } = render(<StoryImage picture={picture} className="block aspect-3/2 w-full object-cover" />);
  const sheet = container.querySelector('svg');
  expect(sheet).toHaveAttribute('viewBox', '0 0 960 640');
  expect(sheet).not.toHaveAttribute('height');
  expect(sheet).not.toHaveAttribute('width');
});

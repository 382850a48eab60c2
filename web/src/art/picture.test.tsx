// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ScenePicture } from './picture.ts';

it("the empty sheet has the picture's proportions, so that the layout does not shift", () => {
  const request = { place: 'forest', animal: 'fox', cover: 'moon', seed: '1' } as const;
  const { container } = render(
    <ScenePicture request={request} options={{ width: 480, height: 320 }} className="block aspect-3/2 w-full object-cover" />,
  );
  const sheet = container.querySelector('svg');
  expect(sheet).toHaveAttribute('viewBox', '0 0 480 320');
  expect(sheet).not.toHaveAttribute('height');
  expect(sheet).not.toHaveAttribute('width');
});

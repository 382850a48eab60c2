// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PagePicture } from './page-picture.tsx';

it('shows in words a picture that does not load, and nothing of the edge above it', () => {
  const { container } = render(<PagePicture picture={{ kind: 'image', url: '/gone.svg', alt: 'A fox on a wall' }} />);
  const images = container.querySelectorAll('img');
  expect(images).toHaveLength(2);
  for (const image of images) fireEvent.error(image);
  expect(container.querySelectorAll('img')).toHaveLength(0);
  expect(screen.getByRole('img', { name: 'A fox on a wall' })).toBeVisible();
});

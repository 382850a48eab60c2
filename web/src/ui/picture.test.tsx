// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Picture } from './picture.tsx';

it('a picture that does not load leaves a sheet that says what it shows, until the network is back', () => {
  render(<Picture src="/art/gate.svg" alt="A gate in the snow" className="aspect-3/2 w-full" />);
  expect(screen.getByRole('img', { name: 'A gate in the snow' })).toHaveAttribute('src', '/art/gate.svg');
  fireEvent.error(screen.getByRole('img'));
  const sheet = screen.getByRole('img', { name: 'A gate in the snow' });
  expect(sheet).toHaveTextContent('A gate in the snow');
  expect(sheet).not.toHaveAttribute('src');
  expect(sheet).toHaveClass('aspect-3/2', 'w-full');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('img', { name: 'A gate in the snow' })).toHaveAttribute('src', '/art/gate.svg');
});

it('a picture that failed before the page’s code was there leaves the sheet, too', () => {
  const failed = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  render(<Picture src="/art/gate.svg" alt="A gate in the snow" className="aspect-3/2 w-full" />);
  expect(screen.getByRole('img', { name: 'A gate in the snow' })).not.toHaveAttribute('src');
  failed.mockRestore();
});

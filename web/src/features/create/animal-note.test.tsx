// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AnimalNote, animalNote } from './animal-note.tsx';

it.each([
  ['itself', 'pangolin', ''],
  ['relative', 'lynx', 'In the pictures, this animal looks like its close relative, the lynx.'],
  ['none', 'friend in a night cloak', 'We can’t draw this animal yet. In the pictures, it will be a small friend in a night cloak.'],
] as const)('says what the pictures show: %s', (kind, name, words) => {
  expect(animalNote({ kind, name })).toBe(words);
});

it('is announced after a pause in typing, and withdrawn when another animal is typed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { rerender } = render(<AnimalNote animal="" />);
  const note = screen.getByRole('status');
  const type = (animal: string) => {
    rerender(<AnimalNote animal={animal} />);
    act(() => void vi.advanceTimersByTime(500));
  };
  type('a baby ocelot');
  vi.useRealTimers();
  await waitFor(() => expect(note).toHaveTextContent('its close relative, the lynx.'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  type('pangolin');
  vi.useRealTimers();
  await waitFor(() => expect(note).toBeEmptyDOMElement());
});

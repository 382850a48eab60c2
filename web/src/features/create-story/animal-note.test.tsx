// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { AnimalNote, animalNote } from './animal-note.tsx';

function Form() {
  const [animal, setAnimal] = useState('');
  return (
    <>
      <input aria-label="Favorite Animal" value={animal} onChange={(event) => setAnimal(event.target.value)} />
      <AnimalNote animal={animal} />
    </>
  );
}

/** Typing has to pause first. */
const AFTER_PAUSE = { timeout: 5000 };

const type = (text: string) => userEvent.type(screen.getByRole('textbox', { name: 'Favorite Animal' }), text);

describe('the note under the animal', () => {
  it('says nothing about an animal that is drawn as itself', () => {
    expect(animalNote({ kind: 'itself', name: 'pangolin' })).toBe('');
  });

  it('names the relative that is drawn', async () => {
    render(<Form />);
    await type('a baby ocelot');
    expect(await screen.findByText('In the pictures, this animal looks like its close relative, the lynx.', {}, AFTER_PAUSE)).toBe(
      screen.getByRole('status'),
    );
  });

  it('says what takes the place of an animal that cannot be drawn', async () => {
    render(<Form />);
    await type('zorbleflax');
    expect(
      await screen.findByText(
        'We can’t draw this animal yet. In the pictures, it will be a small friend in a night cloak.',
        {},
        AFTER_PAUSE,
      ),
    ).toBe(screen.getByRole('status'));
  });

  it('is withdrawn when another animal is typed', async () => {
    render(<Form />);
    await type('zorbleflax');
    await screen.findByText(/can’t draw/, {}, AFTER_PAUSE);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Favorite Animal' }));
    await type('pangolin');
    await expect.poll(() => screen.getByRole('status').textContent, AFTER_PAUSE).toBe('');
  });
});

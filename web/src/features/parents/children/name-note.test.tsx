// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { NameNote } from './name-note.tsx';

function Field({ typed }: { typed: string }) {
  const [name, setName] = useState(typed);
  return (
    <div data-offers="">
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <NameNote name={name} onChoose={setName} />
    </div>
  );
}

it('offers “Ella” for “ELLA” with one press, which leaves the focus in the field [fault 24]', async () => {
  render(<Field typed="ELLA" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, Ella' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Ella');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

it('can be declined [fault 24]', async () => {
  render(<Field typed="anna" />);
  await userEvent.click(await screen.findByRole('button', { name: 'No, anna' }));
  expect(screen.getByLabelText('Name')).toHaveValue('anna');
  expect(screen.queryByRole('button')).toBeNull();
});

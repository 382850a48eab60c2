// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { RadioCards } from './radio-cards.tsx';
import { TextField } from './text-field.tsx';

function Moods() {
  const [mood, setMood] = useState<'funny' | 'sleepy' | 'calm' | null>(null);
  return (
    <RadioCards
      legend="Mood"
      name="mood"
      value={mood}
      onChange={setMood}
      options={[
        { value: 'funny', label: 'Funny', description: 'A joke that grows' },
        { value: 'sleepy', label: 'Sleepy' },
        { value: 'calm', label: 'Calm' },
      ]}
    />
  );
}

it('radio cards are one named choice and one stop of the Tab key, and are chosen by a press anywhere or the arrow keys', async () => {
  const user = userEvent.setup({ delay: null });
  render(<Moods />);
  expect(screen.getByRole('group', { name: 'Mood' })).toBeInTheDocument();
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await user.click(screen.getByText('A joke that grows'));
  expect(screen.getByRole('radio', { name: /Funny/ })).toBeChecked();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Sleepy' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Sleepy' })).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});

it('a text field is bound to its label, its hint and its error, and says nothing of an error while there is none', () => {
  const { rerender } = render(<TextField label="Child's name" hint="Only you will see it." error="Please tell us the child's name." />);
  const field = screen.getByLabelText("Child's name");
  expect(field).toHaveAccessibleDescription("Only you will see it. Please tell us the child's name.");
  expect(field).toBeInvalid();
  rerender(<TextField label="Child's name" />);
  expect(field).toBeValid();
  expect(field).not.toHaveAttribute('aria-describedby');
});

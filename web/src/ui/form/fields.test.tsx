// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
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

describe('radio cards', () => {
  it('are one named choice, with nothing chosen at first', () => {
    render(<Moods />);
    expect(screen.getByRole('group', { name: 'Mood' })).toBeInTheDocument();
    expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
  });

  it('are chosen by a press anywhere on the card', async () => {
    const user = userEvent.setup();
    render(<Moods />);
    await user.click(screen.getByText('A joke that grows'));
    expect(screen.getByRole('radio', { name: /Funny/ })).toBeChecked();
  });

  it('are one stop of the Tab key, and the arrow keys choose', async () => {
    const user = userEvent.setup();
    render(<Moods />);
    await user.click(screen.getByRole('radio', { name: /Funny/ }));
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Sleepy' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Sleepy' })).toHaveFocus();
    await user.tab();
    expect(document.body).toHaveFocus();
  });
});

describe('a text field', () => {
  it('is bound to its label, its hint and its error', () => {
    render(<TextField label="Child's name" hint="Only you will see it." error="Please tell us the child's name." />);
    const field = screen.getByLabelText("Child's name");
    expect(field).toHaveAccessibleDescription("Only you will see it. Please tell us the child's name.");
    expect(field).toBeInvalid();
  });

  it('says nothing of an error while there is none', () => {
    render(<TextField label="Email Address" />);
    expect(screen.getByLabelText('Email Address')).toBeValid();
    expect(screen.getByLabelText('Email Address')).not.toHaveAttribute('aria-describedby');
  });
});

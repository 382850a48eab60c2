// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextField } from './text-field.tsx';

it('a text field is bound to its label, its hint and its error, and says nothing of an error while there is none', () => {
  const { rerender } = render(<TextField label="Child's name" hint="Only you will see it." error="Please tell us the child's name." />);
  const field = screen.getByLabelText("Child's name");
  expect(field).toHaveAccessibleDescription("Only you will see it. Please tell us the child's name.");
  expect(field).toBeInvalid();
  rerender(<TextField label="Child's name" />);
  expect(field).toBeValid();
  expect(field).not.toHaveAttribute('aria-describedby');
});

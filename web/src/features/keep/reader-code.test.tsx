// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ReaderCode } from './reader-code.tsx';

/** Whether the module in a column and row is dark, in a code with a margin of two modules. */
function darkAt(path: string, x: number, y: number): boolean {
  return path.includes(`M${x + 2} ${y + 2}h`);
}

test('the code has three finder patterns, and differs by story', () => {
  const view = render(<ReaderCode path="/read-story/0b9f2d34" />);
  const code = () => screen.getByRole('img', { name: 'Scan to open this story' });
  const squares = code().querySelector('path')?.getAttribute('d') ?? '';
  const modules = Number(code().getAttribute('viewBox')?.split(' ')[2]) - 4;
  for (const [x, y] of [
    [0, 0],
    [modules - 7, 0],
    [0, modules - 7],
  ] as const) {
    const row = (at: number) => Array.from({ length: 7 }, (_, step) => (darkAt(squares, x + step, y + at) ? '#' : ' ')).join('');
    expect([row(0), row(1), row(2), row(3)]).toEqual(['#######', '#     #', '# ### #', '# ### #']);
  }
  view.rerender(<ReaderCode path="/read-story/other" />);
  expect(code().querySelector('path')?.getAttribute('d')).not.toBe(squares);
});

// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import type { Child } from '@tuckaway/domain';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerGate } from '../../../../testing/answer-gate.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { shownToast } from '../../../../testing/toasts.ts';
import type { ChildMemory, Memories } from '../../../data/account/child-memories.ts';
import { OfflineError } from '../../../data/lib/errors.ts';
import { ChildMemories } from './child-memories.tsx';
import { ChildSheet } from './child-sheet.tsx';

const data = vi.hoisted(() => ({ useMemories: vi.fn<(childId: string) => Memories>(), removeMemory: vi.fn() }));
vi.mock('../../../data/account/child-memories.ts', () => data);

const CRUMB: ChildMemory = { id: 'a-0', kind: 'friend', text: 'Crumb, a fox who is afraid of stairs' };
const PROMISE: ChildMemory = { id: 'a-1', kind: 'promise', text: '{child} will bring back the oar' };
const retry = vi.fn();
const answers = (memories: Partial<Memories>) => data.useMemories.mockReturnValue({ lines: undefined, trouble: null, retry, ...memories });

beforeEach(() => {
  retry.mockReset();
  data.useMemories.mockReset();
  data.removeMemory.mockReset().mockResolvedValue(undefined);
  answers({ lines: [CRUMB, PROMISE] });
});

async function opened() {
  const { user } = renderScreen(<ChildMemories childId="3" name="Mia" />);
  await user.click(screen.getByRole('button', { name: 'What the stories remember' }));
  return user;
}

describe('what the stories of a child remember', () => {
  it('is folded and not loaded until the user opens it', async () => {
    const { user } = renderScreen(<ChildMemories childId="3" name="Mia" />);
    const opener = screen.getByRole('button', { name: 'What the stories remember', expanded: false });
    expect(data.useMemories).not.toHaveBeenCalled();
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(data.useMemories).toHaveBeenCalledWith('3');
    await user.click(opener);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('is in the sheet of a remembered child, and not of a new one', async () => {
    const mia: Child = { id: '3', nickname: 'Mia', favoriteAnimal: 'fox', storyLength: 'short', storyTone: 'cozy' };
    const { user } = renderScreen(<ChildSheet known={[mia]} onClose={() => undefined} />);
    await user.click(screen.getByRole('button', { name: 'Edit Mia' }));
    await user.click(screen.getByRole('button', { name: 'What the stories remember' }));
    expect(data.useMemories).toHaveBeenCalledWith('3');
    expect(screen.getByText('Mia will bring back the oar')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Add a child' }));
    expect(screen.queryByRole('button', { name: 'What the stories remember' })).toBeNull();
  });

  it('is listed in plain words with the name, and nothing can be typed', async () => {
    await opened();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'FriendCrumb, a fox who is afraid of stairs',
      'PromiseMia will bring back the oar',
    ]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says that it is loading, and that there is nothing yet', async () => {
    answers({});
    await opened();
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('says that there is nothing yet', async () => {
    answers({ lines: [] });
    await opened();
    expect(screen.getByRole('status')).toHaveTextContent(/^Nothing yet/);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it.each([
    ['offline', /You’re offline right now/],
    ['failed', /couldn’t load these memories/],
  ] as const)('says so and offers another try: %s', async (trouble, words) => {
    answers({ trouble });
    const user = await opened();
    expect(screen.getByRole('status')).toHaveTextContent(words);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

describe('a line', () => {
  const remove = async (user: Awaited<ReturnType<typeof opened>>, answer: 'Delete' | 'Cancel') => {
    await user.click(screen.getByRole('button', { name: 'Delete “Mia will bring back the oar”' }));
    answerGate();
    const question = screen.getByRole('alertdialog', { name: 'Delete this memory?' });
    expect(question).toHaveAccessibleDescription(/“Mia will bring back the oar” won’t come up in later stories/);
    await user.click(within(question).getByRole('button', { name: answer }));
  };

  it('is deleted after a question', async () => {
    const user = await opened();
    await remove(user, 'Delete');
    expect(data.removeMemory).toHaveBeenCalledExactlyOnceWith('3', 'a-1');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('leaves the focus on the section’s button when it is gone', async () => {
    let deleted = () => {};
    data.useMemories.mockImplementation(() => {
      const [lines, setLines] = useState([CRUMB, PROMISE]);
      deleted = () => setLines([CRUMB]);
      return { lines, trouble: null, retry };
    });
    data.removeMemory.mockImplementation(async () => deleted());
    await remove(await opened(), 'Delete');
    await waitFor(() => expect(screen.getByRole('button', { name: 'What the stories remember' })).toHaveFocus());
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('stays after “Cancel”', async () => {
    await remove(await opened(), 'Cancel');
    expect(data.removeMemory).not.toHaveBeenCalled();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it.each([
    [new OfflineError(), 'red: What the stories remember - You’re offline right now, and this needs a connection.'],
    [new Error('no'), 'red: What the stories remember - We couldn’t delete it. Please try again in a moment.'],
  ])('stays where it could not be deleted, and the user is told', async (error, told) => {
    data.removeMemory.mockRejectedValue(error);
    await remove(await opened(), 'Delete');
    await waitFor(() => expect(shownToast()).toBe(told));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});

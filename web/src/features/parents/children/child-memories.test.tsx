// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Child } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerGate } from '../../../../testing/answer-gate.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { shownToast } from '../../../../testing/toasts.ts';
import { OfflineError } from '../../../data/device/errors.ts';
import { createStore, useStore } from '../../../data/device/store.ts';
import type { ChildMemory, Memories } from '../api/children/child-memories.ts';
import { ChildMemories } from './child-memories.tsx';
import { ChildSheet } from './child-sheet.tsx';

const data = vi.hoisted(() => ({ useMemories: vi.fn<(childId: string) => Memories>(), removeMemory: vi.fn() }));
vi.mock('../api/children/child-memories.ts', () => data);
const choices = vi.hoisted(() => ({ choose: vi.fn(), useChoice: vi.fn() }));
vi.mock('../api/choices.ts', () => choices);

const CRUMB: ChildMemory = { id: 'a-0', kind: 'friend', text: 'Crumb, a fox who is afraid of stairs' };
const PROMISE: ChildMemory = { id: 'a-1', kind: 'promise', text: '{child} will bring back the oar' };
const MIA: Child = { id: '3', nickname: 'Mia', favoriteAnimal: 'fox', storyLength: 'short', storyTone: 'cozy' };
const retry = vi.fn();
const memories = createStore<Memories>({ lines: undefined, trouble: null, retry });
const off = createStore<boolean | undefined>(false);
const answers = (change: Partial<Memories>) => memories.set({ lines: undefined, trouble: null, retry, ...change });

beforeEach(() => {
  retry.mockReset();
  data.useMemories.mockReset().mockImplementation(() => useStore(memories));
  data.removeMemory.mockReset().mockResolvedValue(undefined);
  answers({ lines: [CRUMB, PROMISE] });
  off.set(false);
  choices.useChoice.mockReset().mockImplementation(() => useStore(off));
  choices.choose.mockReset().mockImplementation(async (_choice, holds: boolean) => off.set(holds));
});

const opener = () => screen.getByRole('button', { name: 'What the stories remember' });
async function opened() {
  const { user } = renderScreen(<ChildMemories childId="3" name="Mia" />);
  await user.click(opener());
  return user;
}

describe('what the stories of a child remember', () => {
  it('is in the sheet of a remembered child, loaded when it is unfolded, and read-only', async () => {
    const { user } = renderScreen(<ChildSheet known={[MIA]} onClose={() => undefined} />);
    await user.click(screen.getByRole('button', { name: 'Edit Mia' }));
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    expect(data.useMemories).not.toHaveBeenCalled();
    await user.click(opener());
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(data.useMemories).toHaveBeenCalledWith('3');
    const list = screen.getAllByRole('list').at(-1) as HTMLElement;
    expect(within(list).queryByRole('textbox')).toBeNull();
    expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      'FriendCrumb, a fox who is afraid of stairs',
      'PromiseMia will bring back the oar',
    ]);
    await user.click(opener());
    expect(screen.queryByText(/^Crumb/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Add a child' }));
    expect(screen.queryByRole('button', { name: 'What the stories remember' })).toBeNull();
  });

  it.each<[string, Partial<Memories>, RegExp]>([
    ['is loading', {}, /^Loading\.\.\.$/],
    ['is empty', { lines: [] }, /^Nothing yet/],
    ['needs a network', { trouble: 'offline' }, /You’re offline right now/],
    ['could not be loaded', { trouble: 'failed' }, /couldn’t load these memories/],
  ])('says that it %s', async (_what, change, words) => {
    answers(change);
    const user = await opened();
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(screen.queryByRole('list')).toBeNull();
    if (!change.trouble) return;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

describe('the switch beside the list', () => {
  const remembers = () => screen.getByRole('switch', { name: 'Let stories remember things, for all your children' });

  it('turns memories off and on, and the lines stay [safety 6]', async () => {
    const user = await opened();
    expect(remembers()).toBeChecked();
    await user.click(remembers());
    expect(choices.choose).toHaveBeenLastCalledWith('no-memories', true);
    expect(remembers()).not.toBeChecked();
    expect(screen.getByText(/^It’s off: new stories don’t use these lines/)).toBeVisible();
    expect(screen.getByText(CRUMB.text)).toBeVisible();
    await user.click(remembers());
    expect(choices.choose).toHaveBeenLastCalledWith('no-memories', false);
  });

  it('changes nothing before its state is known, and says if it was not stored [safety 6]', async () => {
    off.set(undefined);
    const user = await opened();
    await user.click(remembers());
    expect(choices.choose).not.toHaveBeenCalled();
    choices.choose.mockRejectedValueOnce(new OfflineError());
    act(() => off.set(false));
    await user.click(remembers());
    await waitFor(() => expect(shownToast()).toMatch(/You’re offline right now/));
    expect(remembers()).toBeChecked();
  });
});

describe('a line', () => {
  async function answerQuestion(answer: 'Delete' | 'Cancel') {
    const user = await opened();
    await user.click(screen.getByRole('button', { name: 'Delete “Mia will bring back the oar”' }));
    answerGate();
    const question = screen.getByRole('alertdialog', { name: 'Delete this memory?' });
    expect(question).toHaveAccessibleDescription(/“Mia will bring back the oar” won’t come up in later stories/);
    await user.click(within(question).getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }

  it('is deleted after a question, and leaves the focus on the section’s button', async () => {
    data.removeMemory.mockImplementation(async () => answers({ lines: [CRUMB] }));
    await answerQuestion('Delete');
    expect(data.removeMemory).toHaveBeenCalledExactlyOnceWith('3', 'a-1');
    await waitFor(() => expect(opener()).toHaveFocus());
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it.each([
    [new OfflineError(), 'red: What the stories remember - You’re offline right now, and this needs a connection.'],
    [new Error('no'), 'red: What the stories remember - We couldn’t delete it. Please try again in a moment.'],
  ])('stays if it could not be deleted, and the user is told', async (error, told) => {
    data.removeMemory.mockRejectedValue(error);
    await answerQuestion('Delete');
    await waitFor(() => expect(shownToast()).toBe(told));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});

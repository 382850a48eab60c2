// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import type { Child } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerGate } from '../../../../testing/answer-gate.ts';
import { ANNA } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { shownToast } from '../../../../testing/toasts.ts';
import { saveDraft } from '../../../data/cache/drafts.ts';
import { OfflineError } from '../../../data/lib/errors.ts';
import type { Session } from '../../../data/session/session.ts';
import { CreateStoryScreen } from '../create-story-screen.tsx';

const useSession = vi.hoisted(() => vi.fn<() => Session>());
const submitStoryRequest = vi.hoisted(() => vi.fn());
const NoRoomError = vi.hoisted(() => class extends Error {});
const children = vi.hoisted(() => ({ useChildren: vi.fn(), saveChild: vi.fn(), removeChild: vi.fn() }));
vi.mock('../../../data/session/session.ts', () => ({ useSession }));
vi.mock('../../../data/stories/submit-story-request.ts', () => ({ submitStoryRequest }));
vi.mock('../../../data/account/children.ts', () => ({ ...children, NoRoomError, hasRoom: (all: readonly Child[]) => all.length < 8 }));
vi.mock('../../../art/index.ts', () => import('../../../../testing/plain-pictures.tsx'));

const MIA: Child = { id: '0', nickname: 'Mia', favoriteAnimal: 'small fox', storyLength: 'short', storyTone: 'cozy', bedtime: '19:30' };
const LEO: Child = { id: '1', nickname: 'Leo', favoriteAnimal: 'owl', storyLength: 'long', storyTone: 'silly' };

beforeEach(() => {
  useSession.mockReturnValue({ status: 'signed-in', user: ANNA });
  submitStoryRequest.mockReset().mockResolvedValue({ kind: 'canceled' });
  children.useChildren.mockReset().mockReturnValue([LEO, MIA]);
  children.saveChild.mockReset().mockResolvedValue(undefined);
  children.removeChild.mockReset().mockResolvedValue(undefined);
});

const open = (state?: object) => renderScreen(<CreateStoryScreen />, { at: '/create-story', state });
const row = () => screen.findByRole('group', { name: 'Who is it for tonight?' });
const pressName = async (user: ReturnType<typeof open>['user'], name: RegExp) =>
  user.click(within(await row()).getByRole('button', { name }));
async function retype(user: ReturnType<typeof open>['user'], label: string, text: string): Promise<void> {
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), text);
}
const requestSent = () => submitStoryRequest.mock.calls[0]?.[0].request;

describe('the children of a family', () => {
  it('are not shown to a visitor or where no child is remembered', async () => {
    children.useChildren.mockReturnValue([]);
    const { unmount } = open();
    await screen.findByRole('button', { name: /Add a brother/ });
    expect(screen.queryByText('Who is it for tonight?')).toBeNull();
    unmount();
    useSession.mockReturnValue({ status: 'signed-out' });
    children.useChildren.mockReturnValue(undefined);
    open();
    expect(screen.queryByRole('button', { name: /Add a brother/ })).toBeNull();
  });

  it('are chosen already where home meant one of them, also over a form that was begun for another', async () => {
    saveDraft('create-story', { childName: 'Leo', favoriteAnimal: 'owl', storySetting: 'forest' });
    const { currentState } = open({ start: false, child: MIA.id });
    await waitFor(() => expect(screen.getByLabelText("Child's Name")).toHaveValue('Mia'));
    expect(screen.getByLabelText('Favorite Animal')).toHaveValue('small fox');
    expect(screen.getByText('Still to choose: a setting.')).toBeVisible();
    // A reload keeps what is chosen then.
    expect(currentState()).toBeNull();
  });

  it('fill in name, animal, length and mood with one press, and say who is chosen', async () => {
    const { user } = open();
    await pressName(user, /^Mia/);
    expect(screen.getByLabelText("Child's Name")).toHaveValue('Mia');
    expect(screen.getByLabelText('Favorite Animal')).toHaveValue('small fox');
    expect(screen.getByRole('radio', { name: /^Short/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Cozy/ })).toBeChecked();
    // In the hours that this machine counts in.
    const bedtime = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' }).format(new Date(2000, 0, 1, 19, 30));
    expect(screen.getByRole('button', { name: /^Mia/, pressed: true })).toHaveTextContent(
      new RegExp(`Mia.*small fox.*short, cozy, bed at ${bedtime.replaceAll(/\\s/g, ' ')}`),
    );
    expect(screen.getByText('Still to choose: a setting.')).toBeVisible();
  });

  it('are chosen already where there is only one', async () => {
    children.useChildren.mockReturnValue([LEO]);
    open();
    expect(await screen.findByLabelText("Child's Name")).toHaveValue('Leo');
    expect(screen.getByLabelText('Favorite Animal')).toHaveValue(LEO.favoriteAnimal);
  });

  it('do not replace what was typed before they were known', async () => {
    children.useChildren.mockReturnValue(undefined);
    const { user } = open();
    await user.type(screen.getByLabelText("Child's Name"), 'Zo');
    children.useChildren.mockReturnValue([LEO]);
    await user.type(screen.getByLabelText("Child's Name"), 'e');
    expect(screen.getByLabelText("Child's Name")).toHaveValue('Zoe');
  });

  it('are remembered from what stands in the form, once each', async () => {
    children.useChildren.mockReturnValue([LEO]);
    const { user } = open();
    await retype(user, "Child's Name", 'leo');
    await retype(user, 'Favorite Animal', 'hedgehog');
    await row();
    expect(screen.queryByRole('button', { name: /^Remember/ })).toBeNull();
    await user.type(screen.getByLabelText("Child's Name"), 'na');
    await user.click(screen.getByRole('button', { name: 'Remember leona' }));
    const sheet = await screen.findByRole('dialog', { name: 'Add a child' });
    expect(within(sheet).getByLabelText('Favorite animal')).toHaveValue('hedgehog');
    await user.click(within(sheet).getByRole('button', { name: 'Save' }));
    const wishes = { nickname: 'leona', favoriteAnimal: 'hedgehog', storyLength: 'long', storyTone: 'silly', age: '4-5' };
    expect(children.saveChild).toHaveBeenCalledExactlyOnceWith(null, wishes);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(submitStoryRequest).not.toHaveBeenCalled();
  });

  it('are kept on the form when eight are remembered already', async () => {
    children.useChildren.mockReturnValue([LEO]);
    children.saveChild.mockRejectedValue(new NoRoomError());
    const { user } = open();
    await retype(user, "Child's Name", 'Zoe');
    await retype(user, 'Favorite Animal', 'hedgehog');
    await user.click(await screen.findByRole('button', { name: 'Remember Zoe' }));
    const sheet = await screen.findByRole('dialog', { name: 'Add a child' });
    await user.click(within(sheet).getByRole('button', { name: 'Save' }));
    expect(await within(sheet).findByRole('alert')).toHaveTextContent(/^You’ve already added eight children/);
    expect(within(sheet).getByLabelText('Name or nickname')).toHaveValue('Zoe');
  });

  it('can be changed, with what is wrong said at its field, and what was typed kept where it could not be saved', async () => {
    children.saveChild.mockRejectedValueOnce(new OfflineError());
    const { user } = open();
    await pressName(user, /Edit your children/);
    await user.click(await screen.findByRole('button', { name: 'Edit Mia' }));
    const sheet = screen.getByRole('dialog', { name: 'About Mia' });
    const name = within(sheet).getByLabelText('Name or nickname');
    await user.type(name, ' 2');
    await user.click(within(sheet).getByRole('button', { name: 'Save' }));
    expect(name).toHaveAccessibleDescription(/can only have letters/);
    await user.clear(name);
    await user.type(name, 'Mia Rose');
    await user.clear(within(sheet).getByLabelText('Bedtime'));
    await user.click(within(sheet).getByRole('button', { name: 'Save' }));
    expect(await within(sheet).findByRole('alert')).toHaveTextContent(/You’re offline right now/);
    expect(name).toHaveValue('Mia Rose');
    await user.click(within(sheet).getByRole('button', { name: 'Save' }));
    const { id, bedtime: _none, ...wishes } = { ...MIA, nickname: 'Mia Rose' };
    expect(children.saveChild).toHaveBeenLastCalledWith(id, { ...wishes, age: '4-5' });
    expect(await screen.findByRole('dialog', { name: 'Your children' })).toBeVisible();
  });

  it('can be removed, after a question, and a failure is said', async () => {
    children.removeChild.mockRejectedValueOnce(new Error('no'));
    const { user } = open();
    await pressName(user, /Edit your children/);
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: 'Remove Leo' }));
      answerGate();
      await user.click(within(screen.getByRole('alertdialog', { name: 'Remove Leo?' })).getByRole('button', { name: 'Remove' }));
    };
    await remove();
    await waitFor(() => expect(shownToast()).toBe('red: Your children - We couldn’t save this. Please try again in a moment.'));
    await remove();
    expect(children.removeChild).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('several children in one story', () => {
  const wishes = { favoriteAnimal: 'fox', storySetting: 'forest', storyLength: 'short', storyTone: 'cozy', coverImage: 'moon' };
  const send = () => screen.getByText('Create My Story!', { selector: 'button' });
  const ask = async (user: ReturnType<typeof open>['user']) => user.click(await screen.findByRole('button', { name: /Add a brother/ }));

  it('are chosen among those who are remembered, or typed, three at most', async () => {
    saveDraft('create-story', { ...wishes, childName: 'Mia' });
    const { user } = open();
    await ask(user);
    const company = screen.getByRole('group', { name: 'And with' });
    expect(within(company).queryByRole('button', { name: 'Mia' })).toBeNull();
    await user.click(within(company).getByRole('button', { name: 'Leo' }));
    await user.type(within(company).getByLabelText('Another name'), 'Ana{Enter}');
    await user.type(within(company).getByLabelText('Another name'), 'Bo');
    await user.click(within(company).getByRole('button', { name: 'Add' }));
    expect(within(company).queryByLabelText('Another name')).toBeNull();
    expect(submitStoryRequest).not.toHaveBeenCalled();
    await user.click(within(company).getByRole('button', { name: 'Ana' }));
    expect(within(company).getByLabelText('Another name')).toBeVisible();
    await user.click(send());
    expect(requestSent()).toMatchObject({ childName: 'Mia', siblings: ['Leo', 'Bo'] });
  });

  it('keep the focus in the field, on the names, or on the button to add another', async () => {
    saveDraft('create-story', { ...wishes, childName: 'Mia', siblings: ['Ana'] });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Ana' }));
    expect(screen.getByRole('button', { name: /Add a brother/ })).toHaveFocus();
    await ask(user);
    expect(screen.getByLabelText('Another name')).toHaveFocus();
    await user.keyboard('Ana{Enter}Bo{Enter}');
    expect(screen.getByLabelText('Another name')).toHaveFocus();
    await user.keyboard('Cleo{Enter}');
    const company = screen.getByRole('group', { name: 'And with' });
    expect(company).toHaveFocus();
    await user.click(within(company).getByRole('button', { name: 'Bo' }));
    expect(company).toHaveFocus();
  });

  it('are each there once, and a name that still stands in the field counts', async () => {
    saveDraft('create-story', { ...wishes, childName: 'Mia', siblings: ['Leo', 'mia'] });
    const { user } = open();
    const company = await screen.findByRole('group', { name: 'And with' });
    await user.type(within(company).getByLabelText('Another name'), 'LEO{Enter}');
    expect(within(company).getByLabelText('Another name')).toHaveAccessibleDescription(/already in the story/);
    await user.clear(within(company).getByLabelText('Another name'));
    await user.type(within(company).getByLabelText('Another name'), 'Ana');
    await user.click(send());
    expect(requestSent()).toMatchObject({ siblings: ['Leo', 'Ana'] });
  });

  it('are nothing that a request without them has', async () => {
    saveDraft('create-story', { ...wishes, childName: 'Ida' });
    const { user } = open();
    await user.click(send());
    expect(Object.keys(requestSent())).toEqual(['childName', 'favoriteAnimal', 'storySetting', 'storyLength', 'storyTone', 'age']);
  });

  it('have a wrong name said where it stands', async () => {
    saveDraft('create-story', { ...wishes, childName: 'Mia' });
    const { user } = open();
    await ask(user);
    await user.type(screen.getByLabelText('Another name'), 'L3o');
    await user.click(send());
    expect(screen.getByLabelText('Another name')).toHaveAccessibleDescription(/can only have letters/);
    expect(submitStoryRequest).not.toHaveBeenCalled();
  });
});

describe('the next episode', () => {
  const continues = {
    storyId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    title: 'The Late Lamp',
    recap: '{child} found a lamp.',
    cast: ['the owl'],
  };
  const draft = {
    ...{ childName: 'Mia', favoriteAnimal: 'fox', storySetting: 'forest', storyLength: 'short', storyTone: 'cozy', coverImage: 'moon' },
    continues,
  };
  const send = () => screen.getByText('Create My Story!', { selector: 'button' });

  it('says of which story, and sends what happened there, not its title', async () => {
    saveDraft('create-story', draft);
    const { user } = open();
    expect(await screen.findByText('The Late Lamp')).toBeVisible();
    await user.click(send());
    const { title: _title, ...sent } = continues;
    expect(requestSent().continues).toEqual(sent);
  });

  it('can be a story of its own after all', async () => {
    saveDraft('create-story', draft);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Start a new story instead' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Create Your Story' })).toHaveFocus();
    expect(screen.queryByText('The Late Lamp')).toBeNull();
    await user.click(send());
    expect(requestSent()).not.toHaveProperty('continues');
  });
});

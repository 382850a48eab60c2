// @vitest-environment jsdom
/** The form of a family with remembered children. `story-form.test.ts` says what of them is in the request. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Child } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { COMPLETE } from '../../../../testing/story-form.ts';
import { CreateStoryScreen } from '../create-story-screen.tsx';
import { type StoryForm, storedForm, storeForm } from '../story-form.ts';

const submitStoryRequest = vi.hoisted(() => vi.fn());
const children = vi.hoisted(() => ({ useChildren: vi.fn(), saveChild: vi.fn(), removeChild: vi.fn() }));
vi.mock('../../../data/session/session.ts', () => ({ useSession: () => ({ status: 'signed-in', user: ANNA }) }));
vi.mock('../../../data/stories/submit-story-request.ts', () => ({ submitStoryRequest }));
vi.mock('../../../data/account/children/children.ts', () => ({ ...children, NoRoomError: class extends Error {}, hasRoom: () => true }));
vi.mock('../../../art/index.ts', () => import('../../../../testing/plain-pictures.tsx'));

const MIA: Child = {
  ...{ id: '3', nickname: 'Mia', favoriteAnimal: 'small fox', storyLength: 'short', storyTone: 'cozy' },
  ...{ age: '2-3', pronouns: 'she', notTonight: ['dark', 'dogs'] },
};
const LEO: Child = { id: '1', nickname: 'Leo', favoriteAnimal: 'owl', storyLength: 'long', storyTone: 'silly' };

beforeEach(() => {
  submitStoryRequest.mockReset().mockResolvedValue({ kind: 'canceled' });
  children.useChildren.mockReset().mockReturnValue([LEO, MIA]);
  children.saveChild.mockReset().mockResolvedValue(undefined);
});

/** @param draft null for a form that nothing was typed into */
const open = (draft: Partial<StoryForm> | null = {}, state?: object) => {
  if (draft) storeForm({ ...COMPLETE, ...draft });
  return renderScreen(<CreateStoryScreen />, { at: '/create-story', state });
};
type User = ReturnType<typeof open>['user'];
const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const nameButton = (name: RegExp, pressed?: boolean) => screen.findByRole('button', { name, ...(pressed !== undefined && { pressed }) });
/** Presses “Create My Story!” and waits until it is sent: the words of topics are loaded first. */
async function requestSent(user: User) {
  await user.click(screen.getByText('Create My Story!', { selector: 'button' }));
  await waitFor(() => expect(submitStoryRequest).toHaveBeenCalled());
  return submitStoryRequest.mock.lastCall?.[0].request;
}

describe('the remembered children', () => {
  it('are chosen already if home opened the form for one of them, also over a draft for another', async () => {
    const { currentState } = open({ childName: 'Leo', favoriteAnimal: 'owl' }, { start: false, child: MIA.id });
    await waitFor(() => expect(field("Child's Name")).toHaveValue('Mia'));
    expect(storedForm()).toMatchObject({ favoriteAnimal: 'small fox', storyLength: 'short', storyTone: 'cozy', storySetting: null });
    expect(screen.getByText('Not tonight: the dark and dogs.')).toBeVisible();
    // A reload keeps what is chosen then.
    expect(currentState()).toBeNull();
  });

  it('are chosen already if there is only one, unless something was typed before it was known', async () => {
    children.useChildren.mockReturnValue([LEO]);
    const { unmount } = open(null);
    await waitFor(() => expect(field("Child's Name")).toHaveValue('Leo'));
    unmount();
    sessionStorage.clear();
    children.useChildren.mockReturnValue(undefined);
    open(null);
    type("Child's Name", 'Zo');
    children.useChildren.mockReturnValue([LEO]);
    type("Child's Name", 'Zoe');
    expect(field("Child's Name")).toHaveValue('Zoe');
  });

  it('are told apart by their animals if two have one name', async () => {
    children.useChildren.mockReturnValue([MIA, { ...MIA, id: '5', favoriteAnimal: 'owl' }]);
    const { user } = open();
    await user.click(await nameButton(/^Mia.*owl/));
    expect(await nameButton(/^Mia.*owl/, true)).toBeVisible();
    expect(await nameButton(/^Mia.*small fox/, false)).toBeVisible();
    expect(storedForm().childId).toBe('5');
  });

  it('are remembered from what stands in the form, once each', async () => {
    const wishes = { age: '6-8', pronouns: 'he', notTonight: ['snakes'] } as const;
    const { user } = open({ childName: 'leo', ...wishes, notTonight: ['snakes'] });
    await nameButton(/^Leo/);
    expect(screen.queryByRole('button', { name: /^Remember/ })).toBeNull();
    type("Child's Name", 'leona');
    await user.click(screen.getByRole('button', { name: 'Remember leona' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add a child' }));
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    const { favoriteAnimal, storyLength, storyTone } = COMPLETE;
    expect(children.saveChild).toHaveBeenCalledExactlyOnceWith(null, {
      nickname: 'leona',
      favoriteAnimal,
      storyLength,
      storyTone,
      ...wishes,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(submitStoryRequest).not.toHaveBeenCalled();
  });
});

describe('age, pronouns and topics of a child that is not remembered', () => {
  it('are folded, take the focus, and are sent', async () => {
    const { user } = open({ childName: '' });
    expect(screen.queryByRole('group', { name: 'Age' })).toBeNull();
    expect(screen.getByRole('button', { name: 'A little more about your child' })).toBeVisible();
    type("Child's Name", 'Zoe');
    await user.click(screen.getByRole('button', { name: 'A little more about Zoe' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: '4–5' })).toHaveFocus());
    expect(screen.getByRole('radio', { name: '4–5' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Name only' })).toBeChecked();
    await user.keyboard('{ArrowRight}');
    await user.click(screen.getByRole('radio', { name: 'They' }));
    await user.click(screen.getByRole('checkbox', { name: 'Thunder and storms' }));
    expect(await requestSent(user)).toMatchObject({ childName: 'Zoe', age: '6-8', pronouns: 'they', notTonight: ['thunder'] });
  });

  it('forbid an animal that is not for tonight, which stays and says why', async () => {
    const { user } = open({ childName: 'Zoe', favoriteAnimal: 'small puppy', notTonight: ['dogs'] });
    await user.click(screen.getByText('Create My Story!', { selector: 'button' }));
    await waitFor(() => expect(field('Favorite Animal')).toHaveFocus());
    expect(field('Favorite Animal')).toHaveAccessibleDescription(
      'You asked us to leave out dogs tonight. Please choose another animal, or change that list.',
    );
    expect(submitStoryRequest).not.toHaveBeenCalled();
  });
});

describe('several children in one story', () => {
  it('are remembered ones or typed ones, three at most, and the focus stays among them', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /Add a brother/ }));
    expect(field('Another name')).toHaveFocus();
    const company = within(screen.getByRole('group', { name: 'And with' }));
    expect(company.queryByRole('button', { name: 'Mia' })).toBeNull();
    await user.keyboard('Ana{Enter}Bo{Enter}');
    expect(field('Another name')).toHaveFocus();
    await user.click(company.getByRole('button', { name: 'Leo' }));
    expect(company.queryByLabelText('Another name')).toBeNull();
    expect(submitStoryRequest).not.toHaveBeenCalled();
    await user.click(company.getByRole('button', { name: 'Ana' }));
    expect(screen.getByRole('group', { name: 'And with' })).toHaveFocus();
    expect(company.getByLabelText('Another name')).toBeVisible();
    expect(await requestSent(user)).toMatchObject({ childName: 'Mia', siblings: ['Bo', 'Leo'] });
  });

  it('say what is left out for a remembered child who only comes along', () => {
    open({ childName: 'Zoe', siblings: ['mia'], notTonight: ['clowns'] });
    expect(screen.getByText('Not tonight: the dark and dogs.')).toBeVisible();
  });

  it('give the focus to the button that adds one when the last one is removed', async () => {
    children.useChildren.mockReturnValue([]);
    const { user } = open({ siblings: ['Ana'] });
    expect(screen.queryByText('Who is it for tonight?')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Ana' }));
    expect(screen.getByRole('button', { name: /Add a brother/ })).toHaveFocus();
  });

  it('have a wrong or repeated name said where it stands', async () => {
    const { user } = open({ siblings: ['Leo'] });
    await user.type(field('Another name'), 'LEO{Enter}');
    expect(field('Another name')).toHaveAccessibleDescription(/already in the story/);
    type('Another name', 'L3o');
    await user.click(screen.getByText('Create My Story!', { selector: 'button' }));
    expect(field('Another name')).toHaveAccessibleDescription(/can only have letters/);
    expect(submitStoryRequest).not.toHaveBeenCalled();
  });
});

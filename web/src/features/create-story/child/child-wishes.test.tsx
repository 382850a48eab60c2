// @vitest-environment jsdom
/** Age, pronouns and "Not tonight", in the form and in the sheet. */
import { screen, waitFor, within } from '@testing-library/react';
import { AVOIDED_TOPICS, type Child } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { saveDraft } from '../../../data/cache/drafts.ts';
import type { Session } from '../../../data/session/session.ts';
import { CreateStoryScreen } from '../create-story-screen.tsx';

const useSession = vi.hoisted(() => vi.fn<() => Session>());
const submitStoryRequest = vi.hoisted(() => vi.fn());
const children = vi.hoisted(() => ({ useChildren: vi.fn(), saveChild: vi.fn(), removeChild: vi.fn() }));
vi.mock('../../../data/session/session.ts', () => ({ useSession }));
vi.mock('../../../data/stories/submit-story-request.ts', () => ({ submitStoryRequest }));
vi.mock('../../../data/account/children.ts', () => ({ ...children, NoRoomError: class extends Error {}, hasRoom: () => true }));
vi.mock('../../../art/index.ts', () => import('../../../../testing/plain-pictures.tsx'));

const MIA: Child = {
  ...{ id: '3', nickname: 'Mia', favoriteAnimal: 'small fox', storyLength: 'short', storyTone: 'cozy' },
  ...{ age: '2-3', pronouns: 'she', notTonight: ['dark', 'dogs'] },
};
const DRAFT = { favoriteAnimal: 'fox', storySetting: 'forest', storyLength: 'short', storyTone: 'cozy', coverImage: 'moon' };

beforeEach(() => {
  useSession.mockReturnValue({ status: 'signed-in', user: ANNA });
  submitStoryRequest.mockReset().mockResolvedValue({ kind: 'canceled' });
  children.useChildren.mockReset().mockReturnValue([MIA]);
  children.saveChild.mockReset().mockResolvedValue(undefined);
});

const open = (draft: object = {}) => {
  saveDraft('create-story', { ...DRAFT, ...draft });
  return renderScreen(<CreateStoryScreen />, { at: '/create-story' });
};
const send = () => screen.getByText('Create My Story!', { selector: 'button' });
/** Presses “Create My Story!” and waits until it is sent: the words of topics are loaded first. */
async function requestSent(user: ReturnType<typeof open>['user']) {
  const before = submitStoryRequest.mock.calls.length;
  await user.click(send());
  await waitFor(() => expect(submitStoryRequest).toHaveBeenCalledTimes(before + 1));
  return submitStoryRequest.mock.lastCall?.[0].request;
}
const group = (name: string, inside = document.body) => within(inside).getByRole('group', { name });

describe('the form', () => {
  it('offers age, pronouns and topics for a child that is not remembered, folded, and takes the focus there', async () => {
    const { user } = open();
    expect(screen.queryByRole('group', { name: 'Age' })).toBeNull();
    expect(screen.getByRole('button', { name: 'A little more about your child' })).toBeVisible();
    await user.type(screen.getByLabelText("Child's Name"), 'Leo');
    await user.click(screen.getByRole('button', { name: 'A little more about Leo' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: '4–5' })).toHaveFocus());
    expect(screen.getByRole('radio', { name: '4–5' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Name only' })).toBeChecked();
    await user.keyboard('{ArrowRight}');
    await user.click(screen.getByRole('radio', { name: 'They' }));
    await user.click(screen.getByRole('checkbox', { name: 'Thunder and storms' }));
    const request = await requestSent(user);
    expect(request).toMatchObject({ childName: 'Leo', age: '6-8', pronouns: 'they', notTonight: ['thunder'] });
    expect(request).not.toHaveProperty('childId');
  });

  it('sends four to five and neither pronouns nor topics where nothing was chosen', async () => {
    const { user } = open({ childName: 'Leo' });
    expect(await requestSent(user)).toEqual({ ...DRAFT, childName: 'Leo', age: '4-5', coverImage: undefined });
  });

  it('sends no topics and no pronouns that were taken back', async () => {
    const { user } = open({ childName: 'Leo', pronouns: 'he', notTonight: ['dogs'] });
    await user.click(await screen.findByRole('checkbox', { name: 'Dogs' }));
    await user.click(screen.getByRole('radio', { name: 'Name only' }));
    const request = await requestSent(user);
    expect(request).not.toHaveProperty('notTonight');
    expect(request).not.toHaveProperty('pronouns');
  });

  it('takes them from the remembered child that was pressed, and says what is left out', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Mia/ }));
    expect(screen.getByText('Not tonight: the dark and dogs.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /A little more/ })).toBeNull();
    const { id: childId, age, pronouns, notTonight } = MIA;
    expect(await requestSent(user)).toMatchObject({ childName: 'Mia', age, pronouns, notTonight, childId });
  });

  it('takes them from a remembered child whose name was typed, and not from one whose name was changed', async () => {
    const { user } = open({ childName: 'mia ', age: '6-8', notTonight: ['clowns'] });
    expect(await requestSent(user)).toMatchObject({ age: '2-3', notTonight: ['dark', 'dogs'], childId: '3' });
    await user.type(screen.getByLabelText("Child's Name"), 'Rose');
    const request = await requestSent(user);
    expect(request).toMatchObject({ childName: 'mia Rose', age: '6-8', notTonight: ['clowns'] });
    expect(request).not.toHaveProperty('childId');
  });

  it('adds what a remembered child leaves out who only comes along', async () => {
    const { user } = open({ childName: 'Leo', siblings: ['mia'], notTonight: ['clowns'] });
    expect(screen.getByText('Not tonight: the dark and dogs.')).toBeVisible();
    expect(await requestSent(user)).toMatchObject({ childName: 'Leo', age: '4-5', notTonight: ['clowns', 'dark', 'dogs'] });
  });

  it('tells two remembered children of one name apart', async () => {
    const other: Child = { ...MIA, id: '5', favoriteAnimal: 'owl', notTonight: ['fire'] };
    children.useChildren.mockReturnValue([MIA, other]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Mia.*owl/ }));
    expect(screen.getByRole('button', { name: /^Mia.*owl/ })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: /^Mia.*small fox/ })).toHaveAttribute('aria-pressed', 'false');
    expect(await requestSent(user)).toMatchObject({ childId: '5', notTonight: ['fire'] });
  });

  it('keeps an animal that is not for tonight, says why at its field, and sends nothing', async () => {
    const { user } = open({ childName: 'Leo', favoriteAnimal: 'small puppy', notTonight: ['dogs'] });
    await user.click(send());
    await waitFor(() => expect(screen.getByLabelText('Favorite Animal')).toHaveFocus());
    expect(screen.getByLabelText('Favorite Animal')).toHaveAccessibleDescription(
      'You asked us to leave out dogs tonight. Please choose another animal, or change that list.',
    );
    expect(submitStoryRequest).not.toHaveBeenCalled();
  });
});

describe('the sheet of a child', () => {
  const editMia = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Edit your children' }));
    await user.click(await screen.findByRole('button', { name: 'Edit Mia' }));
    return screen.findByRole('dialog', { name: 'About Mia' });
  };

  it('shows and stores age, pronouns and topics', async () => {
    const { user } = open();
    const sheet = await editMia(user);
    expect(within(group('Age', sheet)).getByRole('radio', { name: '2–3' })).toBeChecked();
    expect(within(group('Pronouns', sheet)).getByRole('radio', { name: 'She' })).toBeChecked();
    const topics = within(group('Not tonight', sheet));
    expect(topics.getAllByRole('checkbox')).toHaveLength(AVOIDED_TOPICS.length);
    expect(topics.getAllByRole('checkbox', { checked: true }).map((box) => (box as HTMLInputElement).value)).toEqual(['dark', 'dogs']);
    await user.click(within(sheet).getByRole('radio', { name: '6–8' }));
    await user.click(within(sheet).getByRole('radio', { name: 'Name only' }));
    await user.click(topics.getByRole('checkbox', { name: 'Dogs' }));
    await user.click(topics.getByRole('checkbox', { name: 'A new baby' }));
    await user.click(within(sheet).getByRole('button', { name: 'Save' }));
    const { id, pronouns: _none, ...wishes } = MIA;
    expect(children.saveChild).toHaveBeenCalledExactlyOnceWith(id, { ...wishes, age: '6-8', notTonight: ['dark', 'babies'] });
  });

  it('is stored without topics where all were taken back', async () => {
    const { user } = open();
    const sheet = await editMia(user);
    await user.click(within(sheet).getByRole('checkbox', { name: 'Dogs' }));
    await user.click(within(sheet).getByRole('checkbox', { name: 'The dark' }));
    await user.click(within(sheet).getByRole('button', { name: 'Save' }));
    expect(children.saveChild.mock.lastCall?.[1]).not.toHaveProperty('notTonight');
  });

  it('is not stored with an animal that is left out, and takes the focus to it', async () => {
    const { user } = open();
    const sheet = await editMia(user);
    const animal = within(sheet).getByLabelText('Favorite animal');
    await user.clear(animal);
    await user.type(animal, 'puppy');
    await user.click(within(sheet).getByRole('button', { name: 'Save' }));
    expect(animal).toHaveAccessibleDescription(/^You asked us to leave out dogs tonight/);
    await waitFor(() => expect(animal).toHaveFocus());
    expect(children.saveChild).not.toHaveBeenCalled();
  });

  it('begins with what was chosen in the form', async () => {
    children.useChildren.mockReturnValue([]);
    const { user } = open({ childName: 'Leo', age: '6-8', pronouns: 'he', notTonight: ['snakes'] });
    await user.click(screen.getByRole('button', { name: 'Remember Leo' }));
    const sheet = await screen.findByRole('dialog');
    await user.click(within(sheet).getByRole('button', { name: 'Save' }));
    expect(children.saveChild.mock.lastCall?.[1]).toMatchObject({ nickname: 'Leo', age: '6-8', pronouns: 'he', notTonight: ['snakes'] });
  });
});

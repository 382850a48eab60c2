// @vitest-environment jsdom
/** The sheet of the family's children: wishes, topics to avoid, and how each child looks. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { APPEARANCE, AVOIDED_TOPICS, type Child, type ChildAppearance, readAppearance } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerGate } from '../../../../testing/answer-gate.ts';
import { type FakeBackend, fakeBackend, setOnline, signIn } from '../../../../testing/fake-backend.ts';
import { denial, ROOT } from '../../../../testing/fake-firestore.ts';
import * as fixtures from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { shownToast } from '../../../../testing/toasts.ts';
import { decodeFields } from '../../../data/firestore/values.ts';
import { ChildSheet } from './child-sheet.tsx';

vi.mock('../../../art/index.ts', () => ({
  ChildPortrait: ({ appearance, crop }: { appearance: ChildAppearance; crop: string }) => (
    <i data-testid={crop}>{JSON.stringify(readAppearance(appearance) ?? null)}</i>
  ),
}));

const MIA: Child = { ...fixtures.MIA, bedtime: '19:30' };
const LOOK = { skin: 'medium-dark', hair: 'afro', hairColor: 'black', glasses: 'round' } as const;

const { id: _id, ...WISHES } = MIA;
const ACCOUNT = `users/${fixtures.ANNA.firebaseUid}`;
const LOOKS = `${ROOT}/${ACCOUNT}/choices/looks`;
const childAt = (id: string) => `${ACCOUNT}/children/${id}`;

let backend: FakeBackend;

beforeEach(async () => {
  backend = await fakeBackend();
  backend.store(childAt('3'), WISHES);
  backend.store(`${ACCOUNT}/choices/looks`);
  signIn();
});

const openAll = () => renderScreen(<ChildSheet known={[MIA]} onClose={() => undefined} />);
function openMia(change: Partial<Child> = {}) {
  const { user } = renderScreen(<ChildSheet known={[{ ...MIA, ...change }]} onClose={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Edit Mia' }));
  const sheet = within(screen.getByRole('dialog', { name: 'About Mia' }));
  return { user, sheet, save: () => user.click(screen.getByRole('button', { name: 'Save' })) };
}
const group = (name: string) => within(screen.getByRole('group', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const at = (id: string) => decodeFields(backend.documents.get(`${ROOT}/${childAt(id)}`) ?? {});
/** Mia as she is stored, once the sheet shows all children again. */
async function saved() {
  expect(await screen.findByRole('dialog', { name: 'Your children' })).toBeVisible();
  return at('3');
}
const commits = () => backend.requests.filter(({ method }) => method === 'commit');

describe('a child', () => {
  it('shows its age, pronouns and topics, and is stored with what is changed', async () => {
    const { user, save } = openMia();
    expect(group('Age').getByRole('radio', { name: '2–3' })).toBeChecked();
    expect(group('Pronouns').getByRole('radio', { name: 'She' })).toBeChecked();
    const topics = group('Not tonight').getAllByRole<HTMLInputElement>('checkbox');
    expect(topics).toHaveLength(AVOIDED_TOPICS.length);
    expect(topics.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['dark', 'dogs']);
    await user.click(group('Age').getByRole('radio', { name: '6–8' }));
    await user.click(group('Pronouns').getByRole('radio', { name: 'Name only' }));
    for (const topic of ['Dogs', 'The dark']) await user.click(group('Not tonight').getByRole('checkbox', { name: topic }));
    type('Bedtime', '');
    await save();
    const { pronouns: _none, notTonight: _nothing, bedtime: _never, ...wishes } = WISHES;
    expect(await saved()).toEqual({ ...wishes, age: '6-8' });
  });

  it('has what is wrong said at its field, and is not stored', async () => {
    const { sheet, save } = openMia();
    type('Name or nickname', 'Mia 2');
    await save();
    expect(sheet.getByLabelText('Name or nickname')).toHaveAccessibleDescription(/can only have letters/);
    type('Name or nickname', 'Mia');
    type('Favorite animal', 'puppy');
    await save();
    const animal = sheet.getByLabelText('Favorite animal');
    expect(animal).toHaveAccessibleDescription(/^You asked us to leave out dogs tonight/);
    await waitFor(() => expect(animal).toHaveFocus());
    expect(commits()).toEqual([]);
  });

  it('keeps what was typed if there is no network', async () => {
    const { sheet, save } = openMia();
    type('Name or nickname', 'Mia Rose');
    act(() => setOnline(false));
    await save();
    await waitFor(() => expect(sheet.getByRole('alert')).toHaveTextContent(/You’re offline right now/));
    expect(sheet.getByLabelText('Name or nickname')).toHaveValue('Mia Rose');
    act(() => setOnline(true));
    await save();
    expect(await saved()).toMatchObject({ nickname: 'Mia Rose' });
  });

  it('is not added if eight are remembered already', async () => {
    for (const slot of ['0', '1', '2', '4', '5', '6', '7']) backend.store(childAt(slot), { ...WISHES, nickname: `Leo ${slot}` });
    const { user } = renderScreen(<ChildSheet known={[]} begin={{ ...WISHES, nickname: 'Zoe' }} onClose={() => undefined} />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^You’ve already added eight children/));
    expect(screen.getByLabelText('Name or nickname')).toHaveValue('Zoe');
  });

  it('can be removed by a grown-up, after a question, and a failure is said', async () => {
    backend.intercept = (method) => (method === 'commit' ? denial() : undefined);
    const { user } = openAll();
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: 'Remove Mia' }));
      answerGate();
      await user.click(within(screen.getByRole('alertdialog', { name: 'Remove Mia?' })).getByRole('button', { name: 'Remove' }));
    };
    await remove();
    await waitFor(() => expect(shownToast()).toBe('red: Your children - We couldn’t save this. Please try again in a moment.'));
    backend.intercept = () => undefined;
    await remove();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(at('3')).toEqual({});
  });
});

describe('how a child looks', () => {
  async function unfold(change: Partial<Child> = {}) {
    const opened = openMia(change);
    fireEvent.click(opened.sheet.getByRole('button', { name: 'How your child looks', expanded: false }));
    await screen.findByText('Clothes');
    if (backend.documents.has(LOOKS)) await screen.findByRole('heading', { name: 'Your consent' });
    return opened;
  }
  /** Radios are found by their values, because roles take long to find among two hundred of them. */
  const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[name^="childLook-"]')];
  const choose = (field: string, value: string) =>
    fireEvent.click(radios().find((radio) => radio.name === `childLook-${field}` && radio.value === value) as HTMLInputElement);
  const offered = () => [...new Set(radios().map((radio) => radio.closest('fieldset')?.querySelector('legend')?.textContent))];

  it('begins with a child of plain paper, and stores nothing until something is chosen', async () => {
    const { save } = await unfold();
    const fields = ['Skin tone', 'Hair', 'Glasses', 'Hearing aid', 'Wheelchair', 'Clothes'];
    expect(offered()).toEqual(fields);
    for (const name of fields) expect(group(name).getByRole('radio', { name: 'Leave out' })).toBeChecked();
    expect(screen.getByText(/cut from plain paper/)).toBeVisible();
    await save();
    expect(await saved()).not.toHaveProperty('appearance');
  });

  it('offers every word of every list, each drawn on the child, and no hair color under a hijab', async () => {
    await unfold({ appearance: LOOK });
    expect(offered()).toEqual(['Skin tone', 'Hair', 'Hair color', 'Glasses', 'Hearing aid', 'Wheelchair', 'Clothes']);
    expect(radios()).toHaveLength(Object.values(APPEARANCE).reduce((sum, list) => sum + list.length + 1, 0));
    for (const radio of radios()) expect(radio).toHaveAccessibleName(/./);
    const drawn = screen.getAllByTestId('head').map((portrait) => JSON.parse(portrait.textContent) as ChildAppearance);
    for (const hair of APPEARANCE.hair) expect(drawn).toContainEqual({ ...LOOK, hair });
    choose('hair', 'hijab');
    expect(offered()).not.toContain('Hair color');
  });

  it('is shown and stored as it is chosen, and can be left out again, in parts and as a whole', async () => {
    const { user, save } = await unfold();
    const look = { skin: 'olive', hair: 'long', hairColor: 'red', hearingAid: 'both', wheelchair: 'manual' };
    for (const [field, value] of Object.entries(look)) choose(field, value);
    expect(JSON.parse(screen.getAllByTestId('whole')[0]?.textContent ?? '')).toEqual(look);
    expect(screen.getByText('This is how the pictures show your child.')).toBeVisible();
    choose('hearingAid', '');
    const { hearingAid: _none, ...rest } = look;
    expect(JSON.parse(screen.getAllByTestId('whole')[0]?.textContent ?? '')).toEqual(rest);
    await save();
    expect((await saved()).appearance).toEqual(rest);
    await user.click(await screen.findByRole('button', { name: 'Edit Mia' }));
    expect(screen.queryByRole('button', { name: 'Leave all of it out' })).toBeNull();
  });

  it('asks a grown-up once for what is a special category, says if that was not stored, and stores and hides what it had until then [safety 6]', async () => {
    backend.documents.delete(LOOKS);
    const { user, save } = await unfold({ appearance: { ...LOOK, wheelchair: 'manual', clothes: 'red' } });
    expect(offered()).toEqual(['Hair', 'Hair color', 'Glasses', 'Clothes']);
    expect(radios().filter(({ value }) => ['hijab', 'patka'].includes(value))).toEqual([]);
    expect(JSON.parse(screen.getAllByTestId('whole')[0]?.textContent ?? '')).not.toHaveProperty('skin');
    choose('clothes', 'teal');
    await save();
    expect((await saved()).appearance).toEqual({ ...LOOK, wheelchair: 'manual', clothes: 'teal' });
    await user.click(await screen.findByRole('button', { name: 'Edit Mia' }));
    await user.click(screen.getByRole('button', { name: 'How your child looks' }));
    act(() => setOnline(false));
    await user.click(await screen.findByRole('button', { name: 'I Agree' }));
    expect(commits()).toHaveLength(1);
    answerGate();
    expect(await screen.findByText(/^You’re offline right now, and this needs/)).toBeVisible();
    expect(offered()).toEqual(['Hair', 'Hair color', 'Glasses', 'Clothes']);
    expect(backend.documents.has(LOOKS)).toBe(false);
    act(() => setOnline(true));
    await user.click(screen.getByRole('button', { name: 'I Agree' }));
    answerGate();
    await waitFor(() => expect(offered()).toContain('Skin tone'));
    expect(backend.documents.has(LOOKS)).toBe(true);
    expect(screen.queryByRole('button', { name: 'I Agree' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Your consent' })).toBeVisible();
  });

  it('stays as it is when something else is changed, until all of it is left out', async () => {
    const { save } = await unfold({ appearance: LOOK });
    type('Favorite animal', 'fox cub');
    await save();
    expect(await saved()).toMatchObject({ favoriteAnimal: 'fox cub', appearance: LOOK });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Mia' }));
    fireEvent.click(screen.getByRole('button', { name: 'How your child looks' }));
    fireEvent.click(await screen.findByText('Leave all of it out'));
    await save();
    expect(await saved()).not.toHaveProperty('appearance');
  });
});

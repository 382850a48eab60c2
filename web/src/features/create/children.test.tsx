// @vitest-environment jsdom
/** The form of a family with remembered children. `story-form.test.ts` says what of them is in the request. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LEO, MIA } from '../../../testing/fixtures.ts';
import { openCreateStory } from '../../../testing/open-create-story.tsx';

vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

const open = (opening: Parameters<typeof openCreateStory>[0] = {}) => openCreateStory({ known: [LEO, MIA], ...opening });
const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const nameButton = (name: RegExp, pressed?: boolean) => screen.findByRole('button', { name, ...(pressed !== undefined && { pressed }) });
const submitButton = () => screen.getByText('Create My Story!', { selector: 'button' });

describe('the remembered children', () => {
  it('are not asked about the spelling that their family has decided on [fault 24]', async () => {
    vi.useFakeTimers();
    const pause = () => act(() => vi.advanceTimersByTimeAsync(800));
    open({ known: [{ ...LEO, nickname: 'anna' }], draft: { childName: 'anna' } });
    await pause();
    expect(screen.queryByRole('button', { name: 'No, anna' })).toBeNull();
    type("Child's Name", 'ANNA');
    await pause();
    expect(screen.getByRole('button', { name: 'No, ANNA' })).toBeVisible();
  });

  it('are told apart by their animals if two have one name', async () => {
    const world = open({ known: [MIA, { ...MIA, id: '5', favoriteAnimal: 'owl' }] });
    await world.user.click(await nameButton(/^Mia.*owl/));
    expect(await nameButton(/^Mia.*owl/, true)).toBeVisible();
    expect(await nameButton(/^Mia.*small fox/, false)).toBeVisible();
    expect(world.draft?.childId).toBe('5');
  });

  it('are remembered from what stands in the form, once each', async () => {
    const { user, orders } = open({ draft: { childName: 'leo', age: '6-8', pronouns: 'he', notTonight: ['snakes'] } });
    await nameButton(/^Leo/);
    expect(screen.queryByRole('button', { name: /^Remember/ })).toBeNull();
    type("Child's Name", 'leona');
    await user.click(screen.getByRole('button', { name: 'Remember leona' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add a child' }));
    expect(sheet.getByLabelText('Name or nickname')).toHaveValue('leona');
    for (const name of ['6–8', 'He']) expect(sheet.getByRole('radio', { name })).toBeChecked();
    expect(sheet.getByRole('checkbox', { name: 'Snakes' })).toBeChecked();
    await user.click(sheet.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(orders).toEqual([]);
  });
});

describe('something from today', () => {
  it('is offered but for what the child leaves out, goes with this story, and can be taken back', async () => {
    const { user, orders } = open({ draft: { childName: 'Mia', notTonight: ['babies'] }, known: [] });
    await user.click(screen.getByRole('button', { name: 'Something from today' }));
    const today = within(await screen.findByRole('group', { name: 'Something from today' }));
    expect(today.getByRole('radio', { name: 'Nothing special' })).toHaveFocus();
    expect(today.queryByRole('radio', { name: 'A new baby' })).toBeNull();
    await user.click(today.getByRole('radio', { name: 'The dentist' }));
    await user.click(today.getByRole('radio', { name: 'Nothing special' }));
    await user.click(today.getByRole('radio', { name: 'A trip' }));
    await user.click(submitButton());
    await waitFor(() => expect(orders).toMatchObject([{ request: { moment: 'trip' } }]));
  });
});

describe('a name in unusual letters', () => {
  it('is changed to the usual ones with one press, which leaves the focus in the field [fault 24]', async () => {
    const { user } = open({ known: [], draft: { childName: 'ELLA' } });
    await user.click(await screen.findByRole('button', { name: 'Yes, Ella' }));
    expect(field("Child's Name")).toHaveValue('Ella');
    expect(field("Child's Name")).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'No, ELLA' })).toBeNull());
  });

  it('stays if that is declined [fault 24]', async () => {
    const { user } = open({ known: [], draft: { childName: 'anna' } });
    await user.click(await screen.findByRole('button', { name: 'No, anna' }));
    expect(field("Child's Name")).toHaveValue('anna');
    expect(screen.queryByRole('button', { name: /^(?:Yes|No), / })).toBeNull();
  });
});

describe('several children in one story', () => {
  it('are remembered ones or typed ones, three at most, and the focus stays among them', async () => {
    const { user, orders } = open();
    await user.click(screen.getByRole('button', { name: /Add a brother/ }));
    expect(field('Another name')).toHaveFocus();
    const company = within(screen.getByRole('group', { name: 'And with' }));
    expect(company.queryByRole('button', { name: 'Mia' })).toBeNull();
    await user.keyboard('Ana{Enter}Bo{Enter}');
    expect(field('Another name')).toHaveFocus();
    await user.click(company.getByRole('button', { name: 'Leo' }));
    expect(company.queryByLabelText('Another name')).toBeNull();
    expect(orders).toEqual([]);
    await user.click(company.getByRole('button', { name: 'Ana' }));
    expect(screen.getByRole('group', { name: 'And with' })).toHaveFocus();
    expect(company.getByLabelText('Another name')).toBeVisible();
    await user.click(submitButton());
    await waitFor(() => expect(orders).toMatchObject([{ request: { childName: 'Mia', siblings: ['Bo', 'Leo'] } }]));
  });

  it('say what is left out for a remembered child who only comes along', () => {
    open({ draft: { childName: 'Zoe', siblings: ['mia'], notTonight: ['clowns'] } });
    expect(screen.getByText('Not tonight: the dark and dogs.')).toBeVisible();
  });

  it('give the focus to the button that adds one when the last one is removed', async () => {
    const { user } = open({ draft: { siblings: ['Ana'] }, known: [] });
    expect(screen.queryByText('Who is it for tonight?')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Ana' }));
    expect(screen.getByRole('button', { name: /Add a brother/ })).toHaveFocus();
  });

  it('have a wrong or repeated name said where it stands', async () => {
    const { user, orders } = open({ draft: { siblings: ['Leo'] } });
    await user.type(field('Another name'), 'LEO{Enter}');
    expect(field('Another name')).toHaveAccessibleDescription(/already in the story/);
    type('Another name', 'L3o');
    await user.click(submitButton());
    expect(field('Another name')).toHaveAccessibleDescription(/can only have letters/);
    expect(orders).toEqual([]);
  });
});

// @vitest-environment jsdom
/** How a remembered child looks, in the sheet of the family's children. */
import { screen, waitFor, within } from '@testing-library/react';
import { APPEARANCE, type Child, type ChildAppearance, readAppearance } from '@tuckaway/domain';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { ChildSheet } from './child-sheet.tsx';

const children = vi.hoisted(() => ({ saveChild: vi.fn(), removeChild: vi.fn() }));
vi.mock('../../../data/account/children.ts', () => ({ ...children, NoRoomError: class extends Error {}, hasRoom: () => true }));
vi.mock('../../../art/index.ts', async () => ({
  ...(await import('../../../../testing/plain-pictures.tsx')),
  ChildPortrait: ({ appearance, crop }: { appearance: ChildAppearance; crop: string }) => (
    <i data-testid={crop}>{JSON.stringify(readAppearance(appearance) ?? null)}</i>
  ),
}));

const MIA: Child = { id: '0', nickname: 'Mia', favoriteAnimal: 'fox', storyLength: 'short', storyTone: 'cozy', age: '4-5' };
const LOOK = { skin: 'medium-dark', hair: 'afro', hairColor: 'black', glasses: 'round' } as const;

// The first import of the lazy fields takes long in a test.
beforeAll(async () => void (await import('./appearance-fields.tsx')));
beforeEach(() => children.saveChild.mockReset().mockResolvedValue(undefined));

async function open(child: Child = MIA) {
  const { user } = renderScreen(<ChildSheet known={[child]} onClose={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Edit Mia' }));
  const sheet = within(screen.getByRole('dialog', { name: 'About Mia' }));
  return { user, sheet };
}
async function unfold(child?: Child) {
  const opened = await open(child);
  await opened.user.click(opened.sheet.getByRole('button', { name: 'How your child looks' }));
  await opened.sheet.findByRole('group', { name: 'Skin tone' });
  const choose = (group: string, name: string) =>
    opened.user.click(within(opened.sheet.getByRole('group', { name: group })).getByRole('radio', { name }));
  const save = () => opened.user.click(opened.sheet.getByRole('button', { name: 'Save' }));
  return { ...opened, choose, save };
}
const groups = () =>
  screen.getAllByRole('group').flatMap((group) => {
    const radio = group.querySelector('input[name^="childLook"]');
    return radio ? [group.querySelector('legend')?.textContent] : [];
  });
const saved = () => children.saveChild.mock.calls.at(-1)?.[1] as Child;

describe('how a child looks', () => {
  it('is folded, and everything is left out until the family chooses', async () => {
    const { sheet } = await open();
    expect(sheet.getByRole('button', { name: 'How your child looks' })).toHaveAttribute('aria-expanded', 'false');
    expect(sheet.queryByRole('group', { name: 'Skin tone' })).toBeNull();
  });

  it('begins with a child that is seen from behind, and stores nothing until something is chosen', async () => {
    const { sheet, save } = await unfold();
    expect(groups()).toEqual(['Skin tone', 'Wheelchair', 'Clothes']);
    for (const group of ['Skin tone', 'Wheelchair', 'Clothes'])
      expect(within(sheet.getByRole('group', { name: group })).getByRole('radio', { name: 'Leave out' })).toBeChecked();
    expect(sheet.getByText(/from behind or under a blanket/)).toBeVisible();
    await save();
    await waitFor(() => expect(children.saveChild).toHaveBeenCalledOnce());
    expect(saved()).not.toHaveProperty('appearance');
  });

  it('offers every word of every list, each drawn on the child', async () => {
    const { sheet } = await unfold({ ...MIA, appearance: LOOK });
    expect(groups()).toEqual(['Skin tone', 'Hair', 'Hair color', 'Glasses', 'Hearing aid', 'Wheelchair', 'Clothes']);
    const words = Object.values(APPEARANCE).reduce((sum, list) => sum + list.length + 1, 0);
    expect(
      sheet.getAllByRole('radio', { name: /./ }).filter((radio) => (radio as HTMLInputElement).name.startsWith('childLook')),
    ).toHaveLength(words);
    const drawn = sheet.getAllByTestId('head').map((portrait) => JSON.parse(portrait.textContent) as ChildAppearance);
    for (const hair of APPEARANCE.hair) expect(drawn).toContainEqual({ ...LOOK, hair });
  });

  it('is stored with the child, and the preview follows each choice', async () => {
    const { sheet, choose, save } = await unfold();
    await choose('Skin tone', 'Olive');
    await choose('Hair', 'Long');
    await choose('Hair color', 'Red');
    await choose('Hearing aid', 'Both ears');
    await choose('Wheelchair', 'With wheels to push');
    const look = { skin: 'olive', hair: 'long', hairColor: 'red', hearingAid: 'both', wheelchair: 'manual' };
    expect(JSON.parse(sheet.getAllByTestId('whole')[0]?.textContent ?? '')).toEqual(look);
    expect(sheet.getByText('This is how the pictures show your child.')).toBeVisible();
    await save();
    await waitFor(() =>
      expect(saved()).toEqual({
        nickname: 'Mia',
        favoriteAnimal: 'fox',
        storyLength: 'short',
        storyTone: 'cozy',
        age: '4-5',
        appearance: look,
      }),
    );
  });

  it('asks for no hair color under a hijab', async () => {
    const { choose } = await unfold({ ...MIA, appearance: LOOK });
    await choose('Hair', 'Hijab');
    expect(groups()).not.toContain('Hair color');
  });

  it('stays as it is when something else of the child is changed', async () => {
    const { user, sheet } = await open({ ...MIA, appearance: LOOK });
    await user.type(sheet.getByLabelText('Favorite animal'), ' cub');
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved()).toMatchObject({ favoriteAnimal: 'fox cub', appearance: LOOK }));
  });

  it('can be left out again, in parts and as a whole', async () => {
    const { user, choose, save } = await unfold({ ...MIA, appearance: LOOK });
    await choose('Glasses', 'Leave out');
    await save();
    await waitFor(() => expect(saved().appearance).toEqual({ skin: 'medium-dark', hair: 'afro', hairColor: 'black' }));
    await user.click(screen.getByRole('button', { name: 'Edit Mia' }));
    await user.click(screen.getByRole('button', { name: 'How your child looks' }));
    await user.click(await screen.findByRole('button', { name: 'Leave all of it out' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved()).not.toHaveProperty('appearance'));
  });
});

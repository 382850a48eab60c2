// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { chooseTheme } from '../../../data/device/theme.ts';
import { chooseComfort, comfortSheetOpen, type ReadingComfort } from '../api/reading/reading-comfort.ts';
import { Comfort, ComfortButton } from './comfort.tsx';

const PLAIN: ReadingComfort = {
  face: 'book',
  spacing: 'normal',
  sepia: false,
  ruler: false,
  longPage: false,
  sounds: false,
  soundsAfter: false,
  talk: true,
};
const looks = () => ({ ...document.documentElement.dataset });
const stored = () => JSON.parse(localStorage.getItem('tuckaway:reading-comfort') ?? '');

function open() {
  return renderScreen(
    <>
      <Comfort />
      <ComfortButton />
    </>,
  );
}

async function openSheet() {
  const view = open();
  await view.user.click(screen.getByRole('button', { name: 'Reading comfort' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Reading comfort' }));
  return { ...view, sheet, choose: (name: string | RegExp) => view.user.click(sheet.getByRole('radio', { name })) };
}

beforeEach(async () => {
  chooseComfort(PLAIN);
  comfortSheetOpen.set(false);
  chooseTheme('day');
  await vi.waitFor(() => expect(looks()).toEqual({ theme: 'day' }));
});
afterEach(() => chooseTheme('system'));

it('reading comfort changes nothing until the user chooses; a choice is seen at once, stays on the device, and is off again with the reader', async () => {
  const { choose, sheet, user, unmount } = await openSheet();
  expect(looks()).toEqual({ theme: 'day' });
  expect(sheet.getByRole('radio', { name: 'Turn pages' })).toBeChecked();
  const sounds = sheet.getByRole('checkbox', { name: 'Sounds of the place' });
  expect(sounds).not.toBeChecked();
  expect(sounds).toHaveAccessibleDescription(/They stop while a voice reads/);
  await choose(/^Clear/);
  await choose('Wide');
  await choose(/^Sepia/);
  await choose('One long page');
  await user.click(sheet.getByRole('checkbox', { name: 'Reading ruler' }));
  await user.click(sounds);
  const talk = sheet.getByRole('checkbox', { name: 'Talk together' });
  expect(talk).toBeChecked();
  await user.click(talk);
  const chosen = { theme: 'day', face: 'clear', spacing: 'wide', paper: 'sepia', pages: 'long' };
  expect(looks()).toEqual(chosen);
  expect(await screen.findByRole('slider', { hidden: true })).toBeInTheDocument();
  expect(stored()).toEqual({
    face: 'clear',
    spacing: 'wide',
    sepia: true,
    ruler: true,
    longPage: true,
    sounds: true,
    soundsAfter: false,
    talk: false,
  });
  unmount();
  expect(looks()).toEqual({ theme: 'day' });
  open();
  expect(looks()).toEqual(chosen);
});

it('paper, sepia and night are one choice, and sepia waits for the day', async () => {
  const { choose, sheet } = await openSheet();
  const chosen = () => sheet.getByRole('radio', { name: /Paper|Sepia|Night/, checked: true }).getAttribute('value');
  expect(chosen()).toBe('paper');
  await choose(/^Sepia/);
  await choose(/^Night/);
  await waitFor(() => expect(chosen()).toBe('night'));
  await waitFor(() => expect(looks()).toMatchObject({ theme: 'night', paper: 'sepia' }));
  await choose(/^Paper/);
  await waitFor(() => expect(chosen()).toBe('paper'));
  await waitFor(() => expect(looks()).toEqual({ theme: 'day' }));
});

it.each([
  ['{', PLAIN],
  ['[]', PLAIN],
  ['null', PLAIN],
  ['"wide"', PLAIN],
  ['{"face":"comic","spacing":3,"sepia":"yes"}', PLAIN],
  // As an earlier version stored it.
  ['{"face":"clear","spacing":"wide","sepia":false,"ruler":false}', { ...PLAIN, face: 'clear', spacing: 'wide' }],
])('reading comfort stored as %s is read as far as it is known', async (text, known) => {
  localStorage.setItem('tuckaway:reading-comfort', text);
  vi.resetModules();
  const { chooseComfort: choose } = await import('../api/reading/reading-comfort.ts');
  choose({});
  expect(stored()).toEqual(known);
});

it('the reading ruler moves by its handle and by the arrow keys', async () => {
  chooseComfort({ ruler: true });
  const { user } = open();
  const handle = await screen.findByRole('slider', { name: 'Reading ruler' });
  expect(handle).toHaveAttribute('aria-valuenow', '40');
  handle.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(handle).toHaveAttribute('aria-valuenow', '45');
  await user.keyboard('{ArrowUp>20/}');
  expect(handle).toHaveAttribute('aria-valuenow', '10');
});

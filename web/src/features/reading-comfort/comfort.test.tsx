// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { chooseTheme } from '../../data/reading/theme.ts';

const root = document.documentElement;

/** A page that was just opened, with what is kept on the device. */
async function open() {
  vi.resetModules();
  const { Comfort, ComfortButton } = await import('./comfort.tsx');
  return renderScreen(
    <>
      <Comfort />
      <ComfortButton />
    </>,
  );
}

async function openSheet() {
  const view = await open();
  await view.user.click(screen.getByRole('button', { name: 'Reading comfort' }));
  const sheet = await screen.findByRole('dialog', { name: 'Reading comfort' });
  return { ...view, choose: (name: string | RegExp) => view.user.click(within(sheet).getByRole('radio', { name })), sheet };
}

beforeEach(async () => {
  chooseTheme('day');
  await vi.waitFor(() => expect(root.dataset.theme).toBe('day'));
});
afterEach(() => chooseTheme('system'));

describe('reading comfort', () => {
  it('changes nothing until the user chooses', async () => {
    await open();
    expect({ ...root.dataset }).toEqual({ theme: 'day' });
  });

  it('is seen at once, kept on the device, and off again with the reader', async () => {
    const { choose, sheet, user, unmount } = await openSheet();
    await choose(/^Clear/);
    await choose('Wide');
    await choose(/^Sepia/);
    await user.click(within(sheet).getByRole('checkbox', { name: 'Reading ruler' }));
    expect({ ...root.dataset }).toEqual({ theme: 'day', face: 'clear', spacing: 'wide', paper: 'sepia' });
    expect(screen.getByRole('slider', { hidden: true })).toBeInTheDocument();
    unmount();
    expect({ ...root.dataset }).toEqual({ theme: 'day' });
    await open();
    await waitFor(() => expect({ ...root.dataset }).toEqual({ theme: 'day', face: 'clear', spacing: 'wide', paper: 'sepia' }));
  });

  it('can show all pages as one long page, which settings of earlier versions do not', async () => {
    localStorage.setItem('tuckaway:reading-comfort', JSON.stringify({ face: 'clear', spacing: 'wide', sepia: false, ruler: false }));
    const { choose, sheet } = await openSheet();
    expect(within(sheet).getByRole('radio', { name: 'Turn pages' })).toBeChecked();
    expect({ ...root.dataset }).toEqual({ theme: 'day', face: 'clear', spacing: 'wide' });
    await choose('One long page');
    expect({ ...root.dataset }).toEqual({ theme: 'day', face: 'clear', spacing: 'wide', pages: 'long' });
    expect(JSON.parse(localStorage.getItem('tuckaway:reading-comfort') ?? '')).toMatchObject({ face: 'clear', longPage: true });
    await choose('Turn pages');
    expect(root.dataset.pages).toBeUndefined();
  });

  it('has a switch for the sounds of the place, which is off until it is pressed', async () => {
    const { sheet, user } = await openSheet();
    const sounds = within(sheet).getByRole('checkbox', { name: 'Sounds of the place' });
    expect(sounds).not.toBeChecked();
    expect(sounds).toHaveAccessibleDescription(/They stop while a voice reads/);
    await user.click(sounds);
    expect(sounds).toBeChecked();
    expect(JSON.parse(localStorage.getItem('tuckaway:reading-comfort') ?? '')).toMatchObject({ sounds: true });
  });

  it('paper, sepia and night are one choice, and sepia waits for the day', async () => {
    const { choose, sheet } = await openSheet();
    const chosen = () =>
      within(sheet)
        .getByRole('radio', { name: /Paper|Sepia|Night/, checked: true })
        .getAttribute('value');
    expect(chosen()).toBe('paper');
    await choose(/^Sepia/);
    await choose(/^Night/);
    await waitFor(() => expect(chosen()).toBe('night'));
    await waitFor(() => expect(root.dataset).toMatchObject({ theme: 'night', paper: 'sepia' }));
    await choose(/^Paper/);
    await waitFor(() => expect(chosen()).toBe('paper'));
    await waitFor(() => expect({ ...root.dataset }).toEqual({ theme: 'day' }));
  });

  it.each(['{', '[]', 'null', '"wide"', '{"face":"comic","spacing":3,"sepia":"yes"}'])(
    'takes nothing from %s that it does not know',
    async (kept) => {
      localStorage.setItem('tuckaway:reading-comfort', kept);
      await openSheet();
      expect({ ...root.dataset }).toEqual({ theme: 'day' });
      expect(screen.getByRole('radio', { name: /^Book/ })).toBeChecked();
    },
  );

  it('has a ruler that moves by its handle and by the arrow keys', async () => {
    localStorage.setItem('tuckaway:reading-comfort', '{"ruler":true}');
    const { user } = await open();
    const handle = await screen.findByRole('slider', { name: 'Reading ruler' });
    expect(handle).toHaveAttribute('aria-valuenow', '40');
    handle.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(handle).toHaveAttribute('aria-valuenow', '45');
    await user.keyboard('{ArrowUp>20/}');
    expect(handle).toHaveAttribute('aria-valuenow', '10');
  });
});

// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { stubSpeech } from '../../../../testing/stub-speech.ts';
import { shownToast } from '../../../../testing/toasts.ts';
import { listening, NOT_LISTENING } from '../api/reading/listening.ts';
import { ListenButton } from './listen-button.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  listening.set(NOT_LISTENING);
});

describe('the button to be read to', () => {
  it('says where there is no voice, and opens nothing', async () => {
    const { user, getByRole } = renderScreen(<ListenButton />);
    await user.click(getByRole('button', { name: 'Read to me: no voice on this device' }));
    expect(shownToast()).toBe('Reading aloud isn’t available - This browser can’t read aloud. You can still read the story together.');
    expect(listening.get().open).toBe(false);
  });

  it('says inside another app where there is a voice [fault 15]', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Instagram 331.0');
    const { user, getByRole } = renderScreen(<ListenButton />);
    await user.click(getByRole('button', { name: 'Read to me: no voice on this device' }));
    expect(shownToast()).toMatch(/inside another app, which can’t read aloud\. Open it in Safari or Chrome to listen\.$/);
  });

  it('opens the player and puts it away; the page speaks within the press, as iOS wants it', async () => {
    const speak = vi.fn();
    stubSpeech({ speak });
    const { user, getByRole } = renderScreen(<ListenButton />);
    const button = getByRole('button', { name: 'Read to me' });
    await user.click(button);
    expect(speak).toHaveBeenCalledExactlyOnceWith({ text: '' });
    expect(listening.get().open).toBe(true);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await user.click(button);
    expect(speak).toHaveBeenCalledOnce();
    expect(listening.get()).toEqual(NOT_LISTENING);
  });
});

// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LONG_PRESS_MS, listening, NOT_LISTENING, type OpenVoice, openVoice, turnLightsOn } from '../api/reading/listening.ts';
import { LightsOut, showLightsOut } from './lights-out.tsx';

const reading = { extend: vi.fn(), left: vi.fn((): number | null => 60_000), again: vi.fn() };

const voiceAt = (stage: OpenVoice['stage']) => openVoice.set({ ...reading, stage });

beforeEach(() => {
  vi.useFakeTimers();
  listening.set({ ...NOT_LISTENING, open: true, dark: true });
  reading.extend.mockClear();
  voiceAt('reading');
  render(<LightsOut />);
});
afterEach(() => {
  listening.set(NOT_LISTENING);
  openVoice.set(null);
});

const sheet = () => screen.getByRole('dialog', { name: 'Lights out' });
const dark = () => listening.get().dark;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('the black screen', () => {
  it('is left by a long press, which adds no time [fault 16]', async () => {
    fireEvent.pointerDown(sheet());
    await pass(LONG_PRESS_MS);
    expect(dark()).toBe(false);
    fireEvent.pointerUp(sheet());
    expect(reading.extend).not.toHaveBeenCalled();
  });

  it('is not left by a slow swipe, which adds no time either [fault 16]', async () => {
    fireEvent.pointerDown(sheet(), { clientX: 10, clientY: 10 });
    await pass(300);
    fireEvent.pointerMove(sheet(), { clientX: 90, clientY: 10 });
    await pass(LONG_PRESS_MS * 2);
    fireEvent.pointerUp(sheet());
    expect(dark()).toBe(true);
    expect(reading.extend).not.toHaveBeenCalled();
  });

  it('is left with a key or a screen reader, but not by a finger on the button', () => {
    const button = screen.getByRole('button', { name: 'Turn the light on' });
    fireEvent.click(button, { detail: 1 });
    expect(dark()).toBe(true);
    fireEvent.click(button, { detail: 0 });
    expect(dark()).toBe(false);
  });

  it('gives five more minutes for a touch, three times at most, says so to a screen reader without any light, and stays [fault 16]', async () => {
    reading.left.mockReturnValueOnce(null);
    const said: (string | null)[] = [];
    for (let touch = 0; touch < 5; touch += 1) {
      fireEvent.pointerDown(sheet());
      await pass(200);
      fireEvent.pointerUp(sheet());
      said.push(screen.getByRole('status').textContent);
    }
    const more = 'Five more minutes.';
    expect(said).toEqual(['The story is read to its end.', more, more, more, 'That is all the extra time for tonight.']);
    expect(screen.getByRole('status')).toHaveClass('sr-only');
    await pass(LONG_PRESS_MS * 2);
    expect(reading.extend.mock.calls).toEqual([[300_000], [300_000], [300_000]]);
    expect(dark()).toBe(true);
  });

  it('says to a screen reader each time that the voice is quiet, once it is [fault 16]', () => {
    act(() => voiceAt('asleep'));
    const touch = () => {
      fireEvent.pointerDown(sheet());
      fireEvent.pointerUp(sheet());
      return screen.getByText('The voice is quiet now.');
    };
    expect(touch()).not.toBe(touch());
    expect(reading.extend).not.toHaveBeenCalled();
  });
});

it('the light goes on if the black screen breaks, which can be opened again', () => {
  cleanup();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementationOnce(() => {
    throw new Error('It is broken.');
  });
  act(showLightsOut);
  expect(dark()).toBe(false);
  listening.set({ ...listening.get(), dark: true });
  act(showLightsOut);
  expect(sheet()).toBeVisible();
  act(turnLightsOn);
  expect(screen.queryByRole('dialog')).toBeNull();
});

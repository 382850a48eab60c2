// @vitest-environment jsdom
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAutoHideBars } from './use-auto-hide-bars.ts';

const pressed = vi.fn();

function Reader() {
  const { barProps } = useAutoHideBars({ onTap: false });
  return (
    <>
      <nav {...barProps}>
        <button type="button" onClick={pressed}>
          Next
        </button>
      </nav>
      <p>A long story.</p>
    </>
  );
}

const away = () => screen.getByRole('navigation').hasAttribute('data-away');
const wait = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));

/** A finger's tap on the bar's button, at this moment of the faked clock. */
function tapButton(): void {
  const button = screen.getByRole('button');
  const down = createEvent.pointerDown(button, { pointerType: 'touch' });
  Object.defineProperty(down, 'timeStamp', { value: performance.now() });
  fireEvent(button, down);
  fireEvent.click(button);
}

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
  fireEvent.scroll(window);
}

beforeEach(() => {
  vi.useFakeTimers();
  pressed.mockReset();
});

afterEach(() => {
  scrollTo(0);
});

describe('a reader’s bars', () => {
  it('step back when the text is scrolled on, and come when it is scrolled back or a mouse moves', () => {
    render(<Reader />);
    scrollTo(10);
    expect(away()).toBe(false);
    scrollTo(60);
    expect(away()).toBe(true);
    scrollTo(20);
    expect(away()).toBe(false);
    scrollTo(60);
    expect(away()).toBe(true);
    fireEvent.pointerMove(document.body, { pointerType: 'mouse' });
    expect(away()).toBe(false);
  });

  it('stay as long as a sheet lies above the page', () => {
    render(<Reader />);
    const sheet = document.body.appendChild(document.createElement('dialog'));
    sheet.open = true;
    wait(20);
    expect(away()).toBe(false);
    sheet.remove();
    wait(6);
    expect(away()).toBe(true);
  });

  it('come back for a tap where they were, which presses nothing that could not be seen', () => {
    render(<Reader />);
    wait(6);
    wait(1);
    tapButton();
    expect(away()).toBe(false);
    expect(pressed).not.toHaveBeenCalled();
    tapButton();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('are pressed by a finger that was on its way when they stepped back, by time or by scrolling', () => {
    render(<Reader />);
    wait(6);
    wait(0.3);
    expect(away()).toBe(true);
    tapButton();
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(away()).toBe(false);
    scrollTo(60);
    expect(away()).toBe(true);
    tapButton();
    expect(pressed).toHaveBeenCalledTimes(2);
  });
});

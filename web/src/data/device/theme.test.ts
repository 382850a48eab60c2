/// <reference types="node" />
// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseTheme, followTheme, THEME_CHOICES, type ThemeChoice, themeAt, useNight } from './theme.ts';

const SHELL = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
const HEAD_SCRIPT = /<script>([\s\S]*?)<\/script>/u.exec(SHELL)?.[1] ?? '';
const METAS =
  '<meta name="theme-color" content="#f3e8d4" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#12112a" media="(prefers-color-scheme: dark)">';

const shown = () => document.documentElement.getAttribute('data-theme');
const bars = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content }) => content);

/** Chooses a theme and waits until it is shown, right after the next frame. */
function choose(choice: ThemeChoice): void {
  chooseTheme(choice);
  vi.advanceTimersByTime(40);
}

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.removeAttribute('data-theme');
  document.head.innerHTML = METAS;
});

afterEach(() => {
  chooseTheme('system');
});

describe('the theme', () => {
  it.each([
    [6, 59, 'night'],
    [7, 0, 'day'],
    [18, 59, 'day'],
    [19, 0, 'night'],
    [0, 0, 'night'],
  ] as const)('by the clock, at %i:%i, is %s', (hour, minute, theme) => {
    expect(themeAt('clock', new Date(2026, 10, 21, hour, minute))).toBe(theme);
  });

  it('follows the clock on an open page, including the browser’s bars and home’s picture', () => {
    document.body.innerHTML = '<section class="hero"><picture><source></picture></section>';
    const [night] = document.getElementsByTagName('source');
    vi.setSystemTime(new Date(2026, 10, 21, 18, 59));
    choose('clock');
    const stop = followTheme();
    expect(shown()).toBe('day');
    vi.advanceTimersByTime(90_000);
    expect(shown()).toBe('night');
    expect(bars()).toEqual(['#12112a', '#12112a']);
    expect(night?.media).toBe('all');
    // Timers do not run while a phone sleeps.
    vi.setSystemTime(new Date(2026, 10, 22, 8, 0));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(shown()).toBe('day');
    expect(night?.media).toBe('not all');
    stop();
    choose('system');
    expect(night?.media).toBe('(prefers-color-scheme: dark)');
  });

  it('is night at once where night fell before the page followed it', () => {
    const night = renderHook(() => useNight());
    expect(night.result.current).toBe(false);
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    let stop = (): void => undefined;
    act(() => {
      stop = followTheme();
    });
    expect(night.result.current).toBe(true);
    stop();
    vi.unstubAllGlobals();
  });

  it('is the same before the first paint, for every choice at every hour', () => {
    for (const choice of THEME_CHOICES) {
      for (let hour = 0; hour < 24; hour += 1) {
        vi.setSystemTime(new Date(2026, 10, 21, hour, 30));
        choose(choice);
        const [theme, colors] = [shown(), bars()];
        document.documentElement.removeAttribute('data-theme');
        document.head.innerHTML = METAS;
        new Function(HEAD_SCRIPT)();
        expect([choice, hour, shown(), bars()]).toEqual([choice, hour, theme, colors]);
      }
    }
  });
});

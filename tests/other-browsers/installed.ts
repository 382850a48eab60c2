/** Finds the browsers beside Chromium in which `npm run test:long` runs the main flows. They are never installed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const OTHER_BROWSERS = ['firefox', 'webkit'] as const;

export type OtherBrowser = (typeof OTHER_BROWSERS)[number];

/** What to install where a browser is missing. */
export const HOW_TO_GET: Record<OtherBrowser, string> = {
  firefox: 'Firefox (on Debian: apt-get install firefox-esr)',
  webkit: 'WebKitGTK with its driver, and Xvfb (on Debian: apt-get install webkit2gtk-driver xvfb)',
};

/** Paths of the programs. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

export function findFirefox(): string | undefined {
  return onPath('firefox-esr') ?? onPath('firefox') ?? present('/Applications/Firefox.app/Contents/MacOS/firefox');
}

export function findWebKit(): WebKitPrograms | undefined {
  const driver = onPath('WebKitWebDriver');
  const display = onPath('Xvfb');
  if (!driver || !display) return undefined;
  const browser = miniBrowser();
  return browser ? { driver, browser, display } : undefined;
}

export function isInstalled(browser: OtherBrowser): boolean {
  return (browser === 'firefox' ? findFirefox() : findWebKit()) !== undefined;
}

/** The library's package has it beside the library, outside the PATH. */
function miniBrowser(): string | undefined {
  const { stdout } = spawnSync('ldconfig', ['-p'], { encoding: 'utf8' });
  const folders = [...(stdout ?? '').matchAll(/=> (.*)\/libwebkit2?gtk-[\d.]+\.so/g)].map(([, folder = '']) => folder);
  const candidates = folders.flatMap((folder) => ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) => join(folder, name)));
  return candidates.map((folder) => join(folder, 'MiniBrowser')).find((path) => existsSync(path)) ?? onPath('MiniBrowser');
}

function onPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

const present = (path: string) => (existsSync(path) ? path : undefined);

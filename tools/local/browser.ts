/** The Chromium that the browser tests drive, and its shell without windows, which does the same for a third of the work. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from './paths.ts';
import { Stop, say } from './say.ts';

const DEBIANS = '/usr/bin/chromium';
const DEBIANS_SHELL = '/usr/bin/chromium-headless-shell';
const INSTALLED = [
  DEBIANS,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** For a browser that tests, measures or photographs: nothing is asked of Google's servers by the browser itself. */
export const QUIET_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * An installed Chromium or Chrome (TUCKAWAY_BROWSER names another), else the distribution's package where it may be installed,
 * else Playwright's own download.
 * @returns the program's path.
 * @throws Stop saying what to do when none of these can be had.
 */
export function findBrowser(): string {
  const found = findInstalled();
  if (found) return found;
  if (mayInstallPackages()) {
    say('Installing Chromium from the distribution …');
    installPackages('chromium', 'fonts-noto-color-emoji');
    const installed = findInstalled();
    if (installed) return installed;
  }
  say("Downloading Playwright's Chromium …");
  spawnSync(process.execPath, [join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'], { stdio: 'ignore' });
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new Stop(
    'The browser tests need Chromium or Chrome, and none is installed or can be downloaded here. Please install one (on Debian: apt-get install chromium), or name its program in TUCKAWAY_BROWSER, and run this again.',
  );
}

/**
 * The same Chromium as a program without windows, where it can be had: it knows no notifications, but begins a page with a third of the work.
 * @returns its path, or the browser's where there is none or TUCKAWAY_BROWSER names one for everything.
 */
export function findShell(browser: string): string {
  if (process.env.TUCKAWAY_BROWSER) return browser;
  // Only where both are of one version.
  if (browser === DEBIANS && !existsSync(DEBIANS_SHELL) && mayInstallPackages()) {
    say("Installing Chromium's shell from the distribution …");
    installPackages('chromium-headless-shell');
  }
  return browser === DEBIANS && existsSync(DEBIANS_SHELL) ? DEBIANS_SHELL : browser;
}

function mayInstallPackages(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

function installPackages(...names: string[]): void {
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function findInstalled(): string | undefined {
  return [process.env.TUCKAWAY_BROWSER, ...INSTALLED, chromium.executablePath()].find((path) => path && existsSync(path));
}

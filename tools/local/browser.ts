/** Finds the Chromium for browser tests, and its headless shell, which needs a third of the CPU time. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from './paths.ts';
import { Stop, say } from './say.ts';

const DEBIAN = '/usr/bin/chromium';
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';
const INSTALLED = [
  DEBIAN,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Keeps the browser itself from contacting Google's servers. */
export const QUIET_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Takes CPU time from pages that live for seconds: no process of its own for drawing, and no optimized code, which comes too late. */
export const SHORT_LIVED = ['--in-process-gpu', '--js-flags=--no-opt'];

/** Pages reach only this machine. A route that stops their other requests would turn the browser's cache off. */
export const LOCAL_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

/**
 * Finds the browser named in TUCKAWAY_BROWSER, else an installed Chromium or Chrome, else installs the distribution's package or
 * Playwright's download.
 * @returns the program's path.
 * @throws Stop saying what to do when all of these fail.
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
 * Finds Chromium's headless shell, which has no notifications.
 * @returns its path, or the browser's if there is none or TUCKAWAY_BROWSER is set.
 */
export function findShell(browser: string): string {
  if (process.env.TUCKAWAY_BROWSER) return browser;
  // Only if both have the same version.
  if (browser === DEBIAN && !existsSync(DEBIAN_SHELL) && mayInstallPackages()) {
    say("Installing Chromium's shell from the distribution …");
    installPackages('chromium-headless-shell');
  }
  return browser === DEBIAN && existsSync(DEBIAN_SHELL) ? DEBIAN_SHELL : browser;
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

import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FUNCTIONS_FOLDER, ownParametersOf } from '../local/function-parameters.ts';
import { readConfiguration } from './configuration.ts';
import { FILLED } from './testing/trial.ts';

const PROJECT = 'bedtime-tales';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tuckaway-configuration-'));
  copyFileSync(join(FUNCTIONS_FOLDER, '.env'), join(folder, '.env'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The repository's defaults with a project's file. */
function read(text: string, environment: Record<string, string> = {}) {
  writeFileSync(join(folder, `.env.${PROJECT}`), text);
  return readConfiguration(PROJECT, environment, folder);
}

const problemsWith = (text: string) => read(text).problems;

it('a filled-in configuration has no problems', () => {
  expect(problemsWith(FILLED)).toEqual([]);
});

it('all leftover placeholders are named at once, with what they would do', () => {
  const problems = problemsWith(
    'TUCKAWAY_CONTACT_EMAIL=hello@example.com\nSITE_ORIGIN=https://my-project.web.app\nOPENAI_BASE_URL=http://127.0.0.1:5055/v1',
  );
  for (const part of [
    'TUCKAWAY_CONTACT_EMAIL in functions/.env.bedtime-tales: “hello@example.com” is a placeholder; families could not reach you.',
    'SITE_ORIGIN',
    'OPENAI_BASE_URL',
    // The default is another project's.
    'VAPID_SUBJECT in functions/.env.bedtime-tales: “https://tuckaway-tales.web.app” is a placeholder',
    'TUCKAWAY_ADMIN_EMAILS in functions/.env.bedtime-tales: missing',
    'TUCKAWAY_CONTROLLER_NAME',
    'TUCKAWAY_CONTROLLER_ADDRESS',
  ])
    expect(problems.join('\n')).toContain(part);
  expect(problems).toHaveLength(7);
});

it.each([
  ['SITE_ORIGIN=https://tales.org/', 'without a slash'],
  ['SITE_ORIGIN=http://tales.org', 'https://'],
  ['VAPID_SUBJECT=hello@tales.org', 'mailto:'],
  ['VAPID_SUBJECT=mailto:a@raspberrypi', 'its own network'],
  ['TUCKAWAY_ADMIN_EMAILS=ada@tales.org', 'three email addresses'],
  ['TUCKAWAY_ADMIN_EMAILS=ada@tales.org,ben,cleo@tales.org', 'three email addresses'],
  ['STORIES_PER_DAY=0', 'a number'],
  ['STORIES_PER_NEW_USER_PER_DAY=', 'a whole number'],
  ['TUCKAWAY_CONTACT_EMAIL=tales.org', 'not an email address'],
  ['TUCKAWAY_MONTHLY_BUDGET=much', 'a number'],
  ['IMAGE_HOSTS=pictures.example.com', 'placeholder'],
  ['APP_CHECK=yes', 'on or off'],
  ['TUCKAWAY_SIGN_IN_DOMAIN=tales.org', 'a host of the site: bedtime-tales.firebaseapp.com, bedtime-tales.web.app'],
  ['APP_CHECK=on', 'without TUCKAWAY_APP_CHECK_KEY'],
  ['OPENAI_BASE_URL=http://api.tales.org/v1', 'https://'],
  ['OPENAI_REASONING_EFFORT=lo', 'one of: none, minimal, low'],
  ['OPENAI_FALLBACK_REASONING_EFFORT=off', 'one of: none, minimal, low'],
  ['OPENAI_PRIVACY_FIELDS=', 'the model’s provider might store the stories'],
  ['OPENAI_PRIVACY_FIELDS=yes', 'on or off'],
  ['IMAGE_HOSTS=https://pictures.tales.org', 'without https://'],
  ['VERIFY_EMAIL_AFTER=tomorrow', 'a date'],
  ['VERIFY_EMAIL_AFTER=1.12.2026', 'a date'],
  ['TUCKAWAY_ANDROID_APPS=org.tales', 'fingerprint'],
  ['PUSH_RANGES=many', 'a whole number'],
  // The parameter of the right name would keep its default.
  ['SITE_ORIGN=https://tales.org', 'no parameter'],
  ['OPENAI_API_KEY=sk-1', 'no secrets'],
])('“%s” is a problem', (line, problem) => {
  expect(problemsWith(`${FILLED}${line}\n`)).toEqual([expect.stringContaining(problem)]);
});

it('another model server than OpenAI’s has to be described', () => {
  const server = 'OPENAI_BASE_URL=https://models.tales.org/v1\nOPENAI_FALLBACK_MODEL=\nOPENAI_REVIEW_MODEL=\n';
  // The defaults do not describe it.
  expect(problemsWith(`${FILLED}${server}`)).toEqual([expect.stringContaining('set OPENAI_REASONING_EFFORT, OPENAI_PRIVACY_FIELDS too')]);
  expect(problemsWith(`${FILLED}${server}OPENAI_REASONING_EFFORT=\nOPENAI_PRIVACY_FIELDS=off\n`)).toEqual([]);
  expect(problemsWith(`${FILLED}OPENAI_BASE_URL=https://api.openai.com/v1\n`)).toEqual([]);
});

it('sign-in may end at any host of the site, and by default at Firebase’s', () => {
  const own = 'SITE_ORIGIN=https://stories.tales.org\n';
  for (const host of ['bedtime-tales.web.app', 'bedtime-tales.firebaseapp.com', 'stories.tales.org'])
    expect(problemsWith(`${FILLED}${own}TUCKAWAY_SIGN_IN_DOMAIN=${host}\n`)).toEqual([]);
  expect(read('TUCKAWAY_SIGN_IN_DOMAIN=stories.tales.org\n').configuration.signInDomain).toBe('stories.tales.org');
  expect(read('').configuration.signInDomain).toBe('bedtime-tales.firebaseapp.com');
});

it.each([
  // What Firebase calls a project of this name if the name is taken.
  'SITE_ORIGIN=https://tuckaway-tales-4f3a2.web.app',
  'SITE_ORIGIN=https://staging-tuckaway-tales.web.app',
  'TUCKAWAY_CONTACT_EMAIL=hello@tuckaway-tales.org',
  'TUCKAWAY_AI_RETENTION="It keeps your requests for a day."',
  'VERIFY_EMAIL_AFTER=',
  'STORY_LIST_SECONDS=0',
  'OPENAI_REASONING_EFFORT=\nOPENAI_FALLBACK_MODEL=\nOPENAI_PRIVACY_FIELDS=off',
  'APP_CHECK=on\nTUCKAWAY_APP_CHECK_KEY=6Lsite-key',
])('“%s” is a real value', (line) => {
  expect(problemsWith(`${FILLED}${line}\n`)).toEqual([]);
});

it('the environment of a pipeline wins over the files', () => {
  expect(read(FILLED, { TUCKAWAY_CONTACT_EMAIL: 'no-address' }).problems).toHaveLength(1);
  const { configuration } = read(FILLED, { TUCKAWAY_MONTHLY_BUDGET: '80', STORIES_PER_DAY: '1' });
  expect(configuration.monthlyBudget).toBe(80);
  // Functions read it from the files only.
  expect(configuration.storiesPerDay).toBe(5000);
});

it('lines are read as the Firebase CLI reads them', () => {
  problemsWith(`NAME="Two words" # a comment\n  export OTHER='single'\nEMPTY=\nHASH=a#b`);
  expect(ownParametersOf(PROJECT, folder)).toEqual({ NAME: 'Two words', OTHER: 'single', EMPTY: '', HASH: 'a' });
  expect(() => problemsWith('not a line')).toThrow('not NAME=value');
});

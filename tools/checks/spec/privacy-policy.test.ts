/** Compares the privacy policy and the question before an account is deleted with the stored data; unmentioned data fails. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HELD_BELOW_STORIES, HELD_BY_ID, HELD_BY_UID } from '../../../functions/src/store/account/holdings.ts';
import { DELETE_TEXTS, LEGAL_TEXTS } from '../../../web/src/features/account/settings/messages.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const policy: readonly string[] = LEGAL_TEXTS.find(({ id }) => id === 'privacy')?.paragraphs ?? [];
const goes = DELETE_TEXTS.goes(0).join('\n');

interface Words {
  policy: RegExp;
  /** In the question before the account is deleted; null if the user never sees the data. */
  goes: RegExp | null;
}

/** By collection or field. */
const KEPT: Record<string, Words> = {
  users: { policy: /your name and email, your plan/, goes: /your name, your email/ },
  'users.hiddenStories': {
    policy: /the list of stories hidden because you reported them/,
    goes: /the list of stories hidden because of them/,
  },
  'users/favorites': { policy: /your favorites/, goes: /your favorites/ },
  'users/progress': { policy: /how far you have read/, goes: /how far you’ve read/ },
  'users/agreements': { policy: /which terms you agreed to and when/, goes: /which terms you agreed to/ },
  'users/choices': { policy: /your choices for the account/, goes: /and your choices/ },
  'users/children': {
    policy:
      /remember a child: the nickname, the animal, the usual length and mood, the age group, .*pronouns, what stories leave out, and bedtime, how the child looks/,
    goes: /the children we remember/,
  },
  'users/friends': { policy: /each child’s animal friend/, goes: /and their animal friends/ },
  'users/memories': { policy: /what their stories remember, which you can read and delete/, goes: /what their stories remember/ },
  stories: { policy: /your stories with the names in them/, goes: /your stories/ },
  storyRequests: { policy: /your request for a story, without your child’s name, for 30 days/, goes: null },
  storyDrafts: { policy: /the pages of a story while it is written/, goes: null },
  storyReports: { policy: /We keep the report for a year/, goes: /your reports/ },
  storyUsage: { policy: /your last twelve stories without names.*for 90 days/, goes: null },
  shares: { policy: /share a story by a link, we keep a copy/, goes: /the links you share stories by/ },
  voices: { policy: /we keep the recordings with that story/, goes: /the voices that read your stories/ },
  recordings: { policy: /A guest’s recording that you don’t keep is deleted after 14 days/, goes: /the voices that read your stories/ },
  invitations: { policy: /invite someone to read it/, goes: /your invitations to read/ },
  mail: { policy: /an email that we send you about an unused account, for 120 days/, goes: null },
  pushSubscriptions: {
    policy: /the address where your browser receives them, and your bedtime reminder/,
    goes: /notifications and reminders/,
  },
};

/** Data in the browser's storage, by key. */
const ON_DEVICE: Record<string, RegExp> = {
  theme: /your theme/,
  'text-size': /your text size/,
  'signed-in': /your sign-in/,
  reported: /which stories you reported/,
  'reading-comfort': /the letters, spacing, paper and reading band/,
  'reading-voice': /the voice/,
  'reading-rate': /the speed/,
  'sleep-timer': /your last sleep timer/,
  visit: /that you were here before/,
  agreed: /agreed to our terms/,
  'install-not-now': /which of our prompts you dismissed/,
  'verification-postponed': /which of our prompts you dismissed/,
  'notifications-answered': /which of our prompts you dismissed/,
  push: /whether you want notifications/,
  draft: /A form that you have half filled in, or a search on your shelf/,
  'child-mode': /whether child mode is on/,
  'gate-pin': /your PIN in a form that can’t be read/,
  'line-up': /Tonight’s line-up of stories stays until the morning/,
  'stories-left': /how many stories you have left today/,
  copies: /copies of what you have read/,
};
/** Keys without personal data. */
const TECHNICAL = ['at-google', 'gate-questions', 'gate-wrong', 'persistence-asked', 'loaded-anew-for', 'verification-sent'];

/** The collections below a profile in the rules. */
function belowProfile(): string[] {
  const rules = readFileSync(join(ROOT, 'firestore.rules'), 'utf8');
  const profile = /^ {4}match \/users\/[\s\S]*?^ {4}\}/m.exec(rules)?.[0] ?? '';
  return [...profile.matchAll(/^ {6}match \/([A-Za-z]+)\//gm)].map(([, name]) => `users/${name}`);
}

test('the policy mentions all data that is stored about a user', () => {
  const kept = [...HELD_BY_UID, ...HELD_BELOW_STORIES, ...HELD_BY_ID, ...belowProfile(), 'users.hiddenStories'];
  expect(kept).toContain('users/children');
  expect(Object.keys(KEPT).sort()).toEqual([...kept].sort());
  for (const [name, words] of Object.entries(KEPT))
    expect(
      policy.filter((paragraph) => words.policy.test(paragraph)),
      name,
    ).not.toEqual([]);
});

test('the question before an account is deleted mentions all data that the user knows of', () => {
  for (const [name, words] of Object.entries(KEPT)) if (words.goes !== null) expect(goes, name).toMatch(words.goes);
});

test('the policy says what is sent of earlier stories', () => {
  const sent = policy.find((paragraph) => paragraph.startsWith('What does go to it')) ?? '';
  for (const words of [
    /the animal and what it is like, the setting, the length and the mood/,
    /age group, and the pronouns and what to leave out/,
    /something from today, that goes with this one request, and we don’t keep it/,
    /what happened in the story before/,
    /who was in it/,
    /what their stories remember/,
    /titles and first words/,
  ])
    expect(sent).toMatch(words);
});

test('the policy mentions all data that is stored on the device', () => {
  const source = join(ROOT, 'web', 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  const keys = new Set<string>();
  for (const file of files)
    for (const [, key] of readFileSync(join(source, file), 'utf8').matchAll(/['"`]tuckaway:([a-z-]+)/g)) if (key) keys.add(key);
  expect([...keys].sort()).toEqual([...Object.keys(ON_DEVICE), ...TECHNICAL].sort());
  for (const [key, words] of Object.entries(ON_DEVICE))
    expect(
      policy.filter((paragraph) => words.test(paragraph)),
      key,
    ).not.toEqual([]);
});

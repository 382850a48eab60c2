import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LONG } from '../../tests/long.ts';
import { RUNTIME } from './config/runtime.ts';

const SOURCE = fileURLToPath(new URL('.', import.meta.url));

interface Loaded {
  /** The index's functions. */
  functions: string[];
  /** Those of them that get the key of keyed hashes. */
  hashing: string[];
  /** Every file that was loaded with the index, and by the first calls after it. */
  atStart: string[];
  byFirstCall: string[];
}

/** Loads the index in a process of its own, as an instance of one function does, and then what its first calls load. */
function load(functionTarget?: string, firstCalls: readonly string[] = []): Loaded {
  const script = `
    import Module, { registerHooks } from 'node:module';
    const files = new Set();
    registerHooks({ load: (url, context, next) => { files.add(url); return next(url, context); } });
    const loaded = () => [...files, ...Object.keys(Module._cache)];
    const index = await import('./index.ts');
    const atStart = loaded();
    ${firstCalls.map((entry) => `await import('${entry}');`).join('\n')}
    const byFirstCall = loaded();
    const functions = Object.keys(index).filter((name) => index[name] !== undefined);
    const hashing = functions.filter((name) => index[name].__endpoint.secretEnvironmentVariables?.some(({ key }) => key === 'HASH_KEY'));
    process.stdout.write(JSON.stringify({ functions, hashing, atStart, byFirstCall }));`;
  const { FUNCTION_TARGET: _none, ...environment } = process.env;
  const output = execFileSync(process.execPath, ['--input-type=module', '--no-warnings', '-e', script], {
    cwd: SOURCE,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
    env: { ...environment, ...(functionTarget === undefined ? {} : { FUNCTION_TARGET: functionTarget }) },
  });
  return JSON.parse(output) as Loaded;
}

/** What is heavy, by the folders that it lies in. */
const HEAVY: Record<string, RegExp> = {
  gRPC: /node_modules\/(?:@grpc|google-gax|@google-cloud)\//,
  openai: /node_modules\/openai\//,
  'web-push': /node_modules\/web-push\//,
};
const heavy = (files: string[]) => Object.keys(HEAVY).filter((name) => files.some((file) => HEAVY[name]?.test(file)));

/** Each function, the module that its first call loads, and what of the heavy it uses. The triggers alone have gRPC from the start. */
const FUNCTIONS: [name: string, entry: string, uses: string[]][] = [
  ['stories', './endpoints/stories.ts', []],
  ['generateStory', './endpoints/generate-story.ts', ['gRPC', 'openai']],
  ['testOpenai', './endpoints/test-openai.ts', ['gRPC', 'openai']],
  ['health', './endpoints/health.ts', []],
  ['policyViolations', './endpoints/policy-violations.ts', []],
  ['reportStory', './endpoints/report-story.ts', ['gRPC']],
  ['shareStory', './endpoints/sharing/share-story.ts', ['gRPC', 'openai']],
  ['shareState', './endpoints/sharing/share-link.ts', ['gRPC']],
  ['shareRevoke', './endpoints/sharing/share-link.ts', ['gRPC']],
  ['voices', './endpoints/voices.ts', ['gRPC']],
  ['sharedStory', './endpoints/sharing/shared-story.ts', []],
  ['accountExport', './endpoints/account/account-export.ts', ['gRPC']],
  ['accountDelete', './endpoints/account/account-delete.ts', ['gRPC']],
  ['accountTask', './triggers/account-task.ts', ['gRPC']],
  ['onCuratedStoryWritten', './triggers/curated-story-written.ts', ['gRPC']],
  ['onStoryDeleted', './triggers/story-deleted.ts', ['gRPC']],
  ['onChildDeleted', './triggers/child-deleted.ts', ['gRPC']],
  ['onChildWritten', './triggers/child-written.ts', ['gRPC']],
  ['onChoiceDeleted', './triggers/choice-deleted.ts', ['gRPC']],
  ['onVoiceDeleted', './triggers/voice-deleted.ts', ['gRPC']],
  ['onShareWritten', './triggers/share-written.ts', ['gRPC']],
  ['pushSubscribe', './endpoints/push-subscription.ts', ['gRPC']],
  ['pushUnsubscribe', './endpoints/push-subscription.ts', ['gRPC']],
  ['pushReminder', './endpoints/push-subscription.ts', ['gRPC']],
  ['pushTest', './endpoints/push-test.ts', ['gRPC', 'web-push']],
  ['pushTask', './triggers/push-task.ts', ['gRPC', 'web-push']],
  ['bedtimeReminders', './triggers/bedtime-reminders.ts', ['gRPC']],
  ['unusedAccounts', './triggers/unused-accounts.ts', ['gRPC']],
];

const TRIGGERS = FUNCTIONS.map(([name]) => name).filter((name) => name.startsWith('on'));

const LIGHT = FUNCTIONS.filter(([, , uses]) => uses.length === 0);
/** Each function needs a process of its own, so `npm test` tries one of each kind. */
const SAMPLE = ['generateStory', 'pushTest', 'onCuratedStoryWritten'];
const TRIED = FUNCTIONS.filter(([name]) => LONG || SAMPLE.includes(name));

/** Those that count callers and mailboxes, read and set marks of takedowns, or begin the deletion of an account. */
const HASHING = [
  ...['generateStory', 'health', 'reportStory', 'shareStory', 'shareState', 'shareRevoke', 'voices', 'sharedStory'],
  ...['accountExport', 'accountDelete', 'onStoryDeleted', 'onShareWritten', 'unusedAccounts'],
];

test('all functions are discovered, each is listed here, and those that hash have the key [safety 3]', () => {
  const { functions, hashing } = load();
  expect(functions.sort()).toEqual(FUNCTIONS.map(([name]) => name).sort());
  expect(functions).toEqual(Object.keys(RUNTIME).sort());
  expect(hashing.sort()).toEqual([...HASHING].sort());
});

test('what visitors wait for, a story’s page too, starts and answers without what is heavy and without any trigger', () => {
  const { functions, atStart, byFirstCall } = load('stories', ['./endpoints/story-page.ts', ...LIGHT.map(([, entry]) => entry)]);
  expect(atStart.length).toBeGreaterThan(20);
  expect(heavy(byFirstCall)).toEqual([]);
  expect(functions).toContain('stories');
  for (const trigger of TRIGGERS) expect(functions).not.toContain(trigger);
});

test.each(TRIED)(
  'an instance of %s starts without what is heavy, and its first call loads what it uses and nothing else',
  (name, entry, uses) => {
    const { functions, atStart, byFirstCall } = load(name, [entry]);
    expect(functions).toContain(name);
    expect(atStart.length).toBeGreaterThan(20);
    expect(heavy(atStart)).toEqual(TRIGGERS.includes(name) ? ['gRPC'] : []);
    expect(heavy(byFirstCall)).toEqual(uses);
  },
);

import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('.', import.meta.url));

/** Loads the index in a process of its own, and what a first call loads; answers with its functions and every file that was loaded. */
function loadedBy(functionTarget: string | undefined, firstCall?: string): { functions: string[]; files: string[] } {
  const script = `
    import Module, { registerHooks } from 'node:module';
    const files = new Set();
    registerHooks({ load: (url, context, next) => { files.add(url); return next(url, context); } });
    const index = await import('./index.ts');
    ${firstCall === undefined ? '' : `await import('${firstCall}');`}
    const functions = Object.keys(index).filter((name) => index[name] !== undefined);
    process.stdout.write(JSON.stringify({ functions, files: [...files, ...Object.keys(Module._cache)] }));`;
  const { FUNCTION_TARGET: _none, ...environment } = process.env;
  const output = execFileSync(process.execPath, ['--input-type=module', '--no-warnings', '-e', script], {
    cwd: SOURCE,
    encoding: 'utf8',
    env: { ...environment, ...(functionTarget === undefined ? {} : { FUNCTION_TARGET: functionTarget }) },
  });
  return JSON.parse(output) as { functions: string[]; files: string[] };
}

const heavy = (files: string[]) => files.filter((file) => /node_modules\/(@grpc|google-gax|@google-cloud|openai|web-push)\//.test(file));

test('all functions are found where they are being looked for', () => {
  expect(loadedBy(undefined).functions).toEqual(
    expect.arrayContaining(['generateStory', 'onCuratedStoryWritten', 'reportStory', 'stories', 'testOpenai']),
  );
});

test('an instance that reads stories loads neither gRPC nor OpenAI', () => {
  const { functions, files } = loadedBy('stories', './endpoints/stories.ts');
  expect(functions).toContain('stories');
  expect(files.length).toBeGreaterThan(20);
  expect(heavy(files)).toEqual([]);
});

test('an instance that makes stories loads OpenAI with its first call, and not before', () => {
  const openai = (files: string[]) => files.some((file) => file.includes('node_modules/openai/'));
  expect(openai(loadedBy('generateStory').files)).toBe(false);
  expect(openai(loadedBy('generateStory', './endpoints/generate-story.ts').files)).toBe(true);
});

test('the trigger is there in instances of its own', () => {
  expect(loadedBy('onCuratedStoryWritten').functions).toContain('onCuratedStoryWritten');
  expect(loadedBy('stories').functions).not.toContain('onCuratedStoryWritten');
});

test('an instance that keeps the clock for reminders loads neither gRPC nor web-push', () => {
  const { functions, files } = loadedBy('bedtimeReminders', './scheduled/bedtime-reminders.ts');
  expect(functions).toContain('bedtimeReminders');
  expect(heavy(files)).toEqual([]);
});

test('subscribing loads no web-push, and an instance that sends loads it with its first call, and not before', () => {
  const webPush = (files: string[]) => files.some((file) => file.includes('node_modules/web-push/'));
  expect(webPush(loadedBy('pushSubscribe', './endpoints/push-subscribe.ts').files)).toBe(false);
  expect(webPush(loadedBy('pushReminder', './endpoints/push-reminder.ts').files)).toBe(false);
  expect(heavy(loadedBy('pushTask').files)).toEqual([]);
  expect(webPush(loadedBy('pushTask', './tasks/push-task.ts').files)).toBe(true);
});

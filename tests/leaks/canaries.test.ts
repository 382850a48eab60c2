import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, expect, test } from 'vitest';
import { CANARIES_FILE, type CanaryKind, canariesIn, noteCanary, noteStory, searchLog } from './canaries.ts';

const folder = mkdtempSync(join(tmpdir(), 'tuckaway-canaries-'));
afterEach(() => {
  delete process.env[CANARIES_FILE];
});

const NOTED = [
  { kind: 'name', text: 'Mia' },
  { kind: 'name', text: 'O’Zyx "Jr."' },
  { kind: 'animal', text: 'otter' },
  { kind: 'title', text: 'The Lamp' },
  { kind: 'endpoint', text: 'https://push.example/send/7' },
  { kind: 'story line', text: 'It rained on the (old) boat.' },
] as const satisfies { kind: CanaryKind; text: string }[];

test.each([
  ['>  {"message":"written for mia"}', 'name'],
  ['>  {"message":"O’Zyx \\"Jr.\\""}', 'name'],
  ['>  {"animal":"otter"}', 'animal'],
  ['>  Error: the lamp', 'title'],
  ['>  connect https://push.example/send/7 failed', 'endpoint'],
  ['>  It rained on the (old) boat. And', 'story line'],
  ['>  {"who":"parent.one@example.com"}', 'e-mail'],
  ['i  hosting: "GET /?token=eyJhbGciOiJub25l HTTP/1.1"', 'token'],
])('%s is found, as a kind and a line', (line, kind) => {
  expect(canariesIn(`fine\n${line}`, NOTED)).toEqual([`line 2: ${kind}`]);
});

test.each([
  '>  {"message":"Mialonger","seed":"the-otter-who-waited"}',
  'i  hosting: "GET /art/animals/otter.svg HTTP/1.1"',
  'i  To reset the password for parent.one@example.com, follow this link: http://127.0.0.1:9199/emulator/action?mode=resetPassword',
  'i  To verify the email address parent.one@example.com, follow this link: http://127.0.0.1:9099/emulator/action?mode=verifyEmail',
  'i  functions: Finished "europe-west1-stories" in 7ms',
])('%s contains no recorded text', (line) => {
  expect(canariesIn(line, NOTED)).toEqual([]);
});

test('a log with a text that a test recorded fails its step, and the report does not repeat the text', () => {
  const file = join(folder, 'canaries.jsonl');
  const log = join(folder, 'log');
  process.env[CANARIES_FILE] = file;
  noteCanary('name', 'Zebedee');
  for (const ignored of [' ', 'true', 'Setting', '...']) noteCanary('name', ignored);
  noteCanary('name', 'Z'.repeat(40_000));
  noteStory({ title: 'The Well', content: '<p>Zebedee met a well that was polite.</p><p>It slept.</p>' });
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(4);
  writeFileSync(log, 'fine\n');
  expect(searchLog(log, file)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  writeFileSync(log, 'fine\n>  The Well of Zebedee\n');
  const { failed, troubles } = searchLog(log, file);
  expect(failed).toBe(1);
  expect(troubles).toEqual([`line 2: name in ${log}`, `line 2: title in ${log}`]);
  expect(searchLog(log, join(folder, 'none'))).toMatchObject({ failed: 1 });
});

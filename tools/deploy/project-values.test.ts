import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { firebaseJson } from '../local/hosting/hosting.ts';
import { ROOT } from '../local/paths.ts';
import { readConfiguration } from './configuration.ts';
import { siteEnvironment } from './predeploy.ts';
import { configure, requireConfigured } from './project-values.ts';
import { FILLED } from './testing/trial.ts';

const PROJECT = 'bedtime-tales';
const COMMAND = 'npm run configure -- --project bedtime-tales';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tuckaway-configure-'));
  mkdirSync(join(root, 'functions'));
  for (const file of ['firebase.json', 'functions/.env']) copyFileSync(join(ROOT, file), join(root, file));
  writeFileSync(join(root, '.firebaserc'), '{ "projects": { "default": "demo-tuckaway", "staging": "staging-tales" } }\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const fill = (more = '', project = PROJECT) => writeFileSync(join(root, 'functions', `.env.${project}`), FILLED + more);

it('stops in a folder that was not configured, and names the command', () => {
  fill();
  expect(() => requireConfigured(PROJECT, {}, root)).toThrow(COMMAND);
  expect(() => requireConfigured('demo-tuckaway', {}, root)).toThrow('npm run configure -- --project my-project');
});

it('writes the values once, and then nothing more is needed', () => {
  fill('IMAGE_HOSTS=pictures.tales.org\nTUCKAWAY_APP_CHECK_KEY=6Lkey\n');
  configure(PROJECT, {}, root);
  const written = read('firebase.json');
  for (const part of [
    "img-src 'self' data: https://pictures.tales.org;",
    'https://pictures.tales.org; base-uri',
    'frame-src https://bedtime-tales.firebaseapp.com/__/auth/ https://www.google.com/recaptcha/',
  ])
    expect(written).toContain(part);
  expect(written).not.toMatch(/lh3\.googleusercontent|demo-tuckaway/);
  expect(JSON.parse(read('.firebaserc')).projects).toEqual({ default: PROJECT, staging: 'staging-tales' });
  expect(requireConfigured(PROJECT, {}, root).signInDomain).toBe('bedtime-tales.firebaseapp.com');
  configure(PROJECT, {}, root);
  expect(read('firebase.json')).toBe(written);
});

it('changes only the policies of firebase.json, and not its lines', () => {
  fill();
  configure(PROJECT, {}, root);
  const [before, after] = [readFileSync(join(ROOT, 'firebase.json'), 'utf8').split('\n'), read('firebase.json').split('\n')];
  expect(after).toHaveLength(before.length);
  for (const [index, line] of after.entries()) if (line !== before[index]) expect(line).toContain('"value": "default-src \'none\'; ');
});

it('stops again after the values were changed, and for a second project until it is configured', () => {
  fill();
  fill('', 'staging-tales');
  configure(PROJECT, {}, root);
  expect(() => requireConfigured('staging-tales', {}, root)).toThrow('npm run configure -- --project staging-tales');
  fill('IMAGE_HOSTS=pictures.tales.org\n');
  expect(() => requireConfigured(PROJECT, {}, root)).toThrow(`\nRun: ${COMMAND}`);
  configure('staging-tales', {}, root);
  expect(requireConfigured('staging-tales', {}, root).projectId).toBe('staging-tales');
  expect(JSON.parse(read('.firebaserc')).projects.default).toBe(PROJECT);
});

it('asks first for a correction that no command can make', () => {
  fill('OPENAI_MODLE=gpt-5\n');
  expect(() => requireConfigured(PROJECT, {}, root)).toThrow(`Correct functions/.env.bedtime-tales, and run: ${COMMAND}`);
  expect(() => requireConfigured('staging-tales', {}, root)).toThrow('\nRun: npm run configure -- --project staging-tales');
});

it('adds the names of what is missing to the project’s file, and writes nothing else', () => {
  expect(() => configure(PROJECT, {}, root)).toThrow('Fill in functions/.env.bedtime-tales');
  const added = read('functions/.env.bedtime-tales');
  expect(added).toContain('# Without it, families could not reach you.\nTUCKAWAY_CONTACT_EMAIL=\n');
  expect(added).toContain('VAPID_SUBJECT=\n');
  expect(read('firebase.json')).toBe(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  expect(() => configure(PROJECT, {}, root)).toThrow('TUCKAWAY_CONTACT_EMAIL');
  expect(read('functions/.env.bedtime-tales')).toBe(added);
});

it('has the Firebase CLI check this before anything is deployed', () => {
  const { firestore, functions, hosting } = firebaseJson() as unknown as Record<
    string,
    { predeploy: string[] } & { predeploy: string[] }[]
  >;
  expect(firestore?.predeploy).toEqual(['npm run configure -- --check']);
  expect(functions?.[0]?.predeploy).toEqual(['npm run build:functions']);
  expect(hosting?.predeploy).toEqual(['npm run build:web']);
});

it('builds pages for the project even in a terminal that still has the variables of a local build', () => {
  const left = {
    TUCKAWAY_EMULATORS: '{"auth":9099}',
    TUCKAWAY_WEB_OUT: 'dist-test',
    TUCKAWAY_FEATURED: '/tmp/old.json',
    TUCKAWAY_PUSH_KEY: 'old',
  };
  fill('VAPID_PUBLIC_KEY=BKey\nTUCKAWAY_SIGN_IN_DOMAIN=bedtime-tales.web.app\n');
  const { configuration } = readConfiguration(PROJECT, left, join(root, 'functions'));
  expect(siteEnvironment(configuration, { appId: 'app-1' })).toMatchObject({
    TUCKAWAY_EMULATORS: '',
    TUCKAWAY_WEB_OUT: '',
    TUCKAWAY_FEATURED: '',
    TUCKAWAY_FIREBASE_CONFIG: '{"appId":"app-1","authDomain":"bedtime-tales.web.app"}',
    TUCKAWAY_PUSH_KEY: 'BKey',
    TUCKAWAY_CONTACT_EMAIL: 'hello@tales.org',
  });
});

/** The real Firebase CLI against the stand-in for Google's management APIs, and what it uploads, installed, started and visited in a browser. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildSite, writeConfig } from '../../tools/deploy/build.ts';
import { deployConfig, firebaseCli } from '../../tools/deploy/cli.ts';
import { functionNames } from '../../tools/deploy/steps/code.ts';
import { type Server, serve } from '../../tools/deploy/testing/server.ts';
import { type Trial, trial } from '../../tools/deploy/testing/trial.ts';
import { buildFunctions } from '../../tools/local/build.ts';
import { killTree } from '../../tools/local/kill-tree.ts';
import { LOCAL_DATA, ROOT } from '../../tools/local/paths.ts';
import { projectDocuments } from '../../tools/publish/story-documents.ts';
import { seedPublications } from '../../tools/seed/published-stories.ts';
import { functionsLock } from '../../tools/supply/functions-lock.ts';
import { readLockFile } from '../../tools/supply/lock-file.ts';
import { type PackagedSite, servePackagedSite } from './support/packaged-site.ts';
import { liveVersion, releasedRules } from './support/released-site.ts';
import { deployedFunction, type Installed, installUpload, startUploaded } from './support/uploaded-functions.ts';
import { launchBrowser, newVisitor, open, type Visitor } from './support/visitor.ts';

const PROJECT = join(LOCAL_DATA, 'deploy-test');
const DIST = join(PROJECT, 'web', 'dist');
/** Milliseconds for npm, for a build and for the CLI. */
const PATIENCE = 240_000;
const JSON_BODY = { 'content-type': 'application/json' };
const CLOUD_EVENT = { 'ce-id': '1', 'ce-source': '//firestore', 'ce-type': 'test', 'ce-specversion': '1.0' };

let one: Trial;
let server: Server;
let home: string;
let installed: Installed;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'tuckaway-deployed-'));
  one = trial();
  server = await serve(one, home);
  // A copy, because emulators of other tests watch the functions. Below the repository, where Node finds its packages.
  buildFunctions();
  rmSync(PROJECT, { recursive: true, force: true });
  cpSync(join(ROOT, 'functions'), join(PROJECT, 'functions'), {
    recursive: true,
    filter: (path) => !/[\\/](?:node_modules|src)$/.test(path),
  });
  for (const file of ['firestore.rules', 'firestore.indexes.json']) cpSync(join(ROOT, file), join(PROJECT, file));
  writeFileSync(join(PROJECT, 'functions', 'package-lock.json'), JSON.stringify(functionsLock(readLockFile())));
  writeConfig(undefined, PROJECT);
  one.firebase = firebaseCli(one.project.id, deployConfig(PROJECT), server.environment);
  one.buildSite = (options, configuration, google, webConfig, pushKey) =>
    buildSite(options, configuration, google, webConfig, pushKey, PROJECT);
}, PATIENCE);

afterAll(async () => {
  one.remove();
  await server.close();
  for (const folder of [home, PROJECT]) rmSync(folder, { recursive: true, force: true });
}, PATIENCE);

describe('the Firebase CLI', () => {
  const PARTS = ['--only', 'project,indexes,functions,rules,hosting', '--yes'];
  /** Paths of the build that Hosting serves. */
  const built = () =>
    readdirSync(DIST, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.endsWith(`${sep}.vite`))
      .map(({ parentPath, name }) => join(parentPath, name).slice(DIST.length).replaceAll(sep, '/'));

  it('deploys to a fresh project after the steps before it', { timeout: PATIENCE }, async () => {
    await one.run('--location', 'eur3', ...PARTS);
    expect(Object.keys(one.project.functions).sort()).toEqual(functionNames().sort());
    expect(one.project.rules).toContain('service cloud.firestore');
    const bindings = JSON.stringify(one.project.policies[`projects/${one.project.id}`]);
    for (const role of ['datastore.user', 'firebaseauth.admin', 'cloudtasks.enqueuer', 'run.invoker', 'eventarc.eventReceiver'])
      expect(bindings).toMatch(new RegExp(`"role":"roles/${role}","members":\\[[^\\]]*firebase-fn-`));
    expect(
      Object.keys(one.project.resources)
        .filter((name) => name.startsWith('fields '))
        .join(),
    ).toContain('departures/fields/expireAt');
  });

  it('releases every file of the build, with filled-in headers and rewrites to the deployed functions', () => {
    const { files, config, status } = liveVersion(one.project);
    expect(status).toBe('FINALIZED');
    expect(Object.keys(files).sort()).toEqual(built().sort());
    expect(one.project.live?.message).toMatch(/^build [0-9a-f]{32}$/);
    const { headers, rewrites } = config as { headers: { headers: object }[]; rewrites: { run?: object; path?: string }[] };
    expect(JSON.stringify(headers.map((rule) => rule.headers))).not.toMatch(/\{[a-z-]+\}/);
    const policies = JSON.stringify(headers);
    expect(policies).toMatch(/script-src 'self' 'sha256-/);
    expect(policies).toContain(`frame-src https://${one.project.id}.firebaseapp.com/__/auth/`);
    for (const { run, path } of rewrites) expect(path ?? run).toBeTruthy();
    const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as { hosting: { rewrites: { function?: object }[] } };
    const ours = hosting.rewrites.filter((rewrite) => rewrite.function);
    expect(releasedRules(one.project).rewrites.filter((rewrite) => rewrite.function)).toHaveLength(ours.length);
  });

  it('uploads only the files that published stories change', { timeout: PATIENCE }, async () => {
    const documents = await projectDocuments(one.project.id, one.google);
    await documents.write('publishedLists/featured', { stories: seedPublications().featured }, null, []);
    const { size } = server.pages;
    const before = liveVersion(one.project).files;
    await one.run(...PARTS);
    const { files } = liveVersion(one.project);
    const changed = Object.keys(files).filter((path) => files[path] !== before[path]);
    expect(changed).toContain('/index.html');
    expect(changed.length).toBeLessThan(10);
    expect(server.pages.size - size).toBe(changed.length);
  });
});

describe('the uploaded functions', () => {
  beforeAll(() => {
    installed = installUpload(server.uploads[0] ?? new Uint8Array(), home);
  }, PATIENCE);

  it.each(functionNames())('%s starts with production packages alone, and answers', { timeout: PATIENCE }, async (name) => {
    const { eventTrigger, labels } = deployedFunction(one.project, name);
    const { child, ask, output } = await startUploaded(installed, one.project, name);
    try {
      if (labels['deployment-scheduled']) {
        // The framework's own answer, once the function is loaded: a call would wait for Firestore.
        expect((await ask('/robots.txt')).status).toBe(404);
      } else if (eventTrigger) {
        const response = await ask('/', { method: 'POST', headers: { ...JSON_BODY, ...CLOUD_EVENT }, body: '{}' });
        expect(await response.text()).toContain('Cannot parse event payload');
      } else if (name === 'health') {
        const response = await ask('/api/health');
        expect(response.status).toBe(503);
        expect(await response.json()).toMatchObject({ dependencies: { firestore: 'down' } });
      } else {
        const { status } = await ask('/', { method: 'POST', headers: JSON_BODY, body: '{}' });
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
      }
      expect(output()).not.toMatch(/ERR_MODULE_NOT_FOUND|Cannot find (?:module|package)|SyntaxError/);
    } finally {
      killTree(child);
    }
  });
});

describe('the packaged site in a browser', () => {
  /** Every page that a visitor may open without an account, with words that only its own code shows. */
  const PAGES = [
    ['/', 'A Very Polite Well'],
    ['/auth', 'Welcome Back'],
    ['/create-story', 'Which picture goes on the cover?'],
    ['/favorites', 'Please sign in to view your favorite stories.'],
    ['/premium', 'Premium Family Plan'],
    ['/privacy', 'Bedtime Tales e. V.'],
    ['/terms', 'Who it is for'],
    ['/report', 'Which story do you mean?'],
    ['/story/1', 'Page 1 of'],
  ] as const;
  let site: PackagedSite;
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    site = await servePackagedSite(one.project, server.pages, installed, home);
    browser = await launchBrowser();
  }, PATIENCE);

  afterAll(async () => {
    await browser?.close();
    await site?.close();
  }, PATIENCE);

  afterEach(() => visitor.context.close());

  it('shows the prerendered home without JavaScript', async () => {
    visitor = await newVisitor(browser, site.url, { javaScriptEnabled: false });
    const { page, status } = await open(visitor, '/');
    expect(status).toBe(200);
    expect(await page.getByRole('article').count()).toBe(seedPublications().featured.length);
    expect(visitor.troubles).toEqual([]);
  });

  it.each(PAGES)('%s opens without a violation of its policy, an error or a missing file', { timeout: PATIENCE }, async (path, words) => {
    visitor = await newVisitor(browser, site.url, { serviceWorkers: 'block' });
    const { page, status } = await open(visitor, path);
    expect(status).toBe(200);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.getByText(words).first().waitFor();
    expect(
      await page.evaluate(() => [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length),
    ).toBe(0);
    expect(visitor.troubles).toEqual([]);
  });
});

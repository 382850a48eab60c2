/** The real Firebase CLI against the stand-in for Google's APIs, and what it uploads, installed, started and visited in a browser. */
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RUNTIME } from '../../functions/src/config/runtime.ts';
import { CliFailed, firebaseCli } from '../../tools/deploy/cli.ts';
import { found } from '../../tools/deploy/testing/project.ts';
import { type Server, serve } from '../../tools/deploy/testing/server.ts';
import { Trial } from '../../tools/deploy/testing/trial.ts';
import { killTree } from '../../tools/local/kill-tree.ts';
import { ROOT } from '../../tools/local/paths.ts';
import { projectDocuments } from '../../tools/publish/story-documents.ts';
import { seedPublications } from '../../tools/seed/published-stories.ts';
import { type PackagedSite, servePackagedSite } from './support/packaged-site.ts';
import { liveVersion, releasedRules } from './support/released-site.ts';
import { deployedFunction, type Installed, installUpload, startUploaded } from './support/uploaded-functions.ts';
import { launchBrowser, newVisitor, open, type Visitor } from './support/visitor.ts';

/** What a deployment needs of the repository. */
const CODE = [
  'art',
  'content',
  'domain',
  'functions',
  'tools',
  'web',
  'firestore.rules',
  'firestore.indexes.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
/** Milliseconds for npm, for a build and for the CLI. */
const PATIENCE = 600_000;
const JSON_BODY = { 'content-type': 'application/json' };
const CLOUD_EVENT = { 'ce-id': '1', 'ce-source': '//firestore', 'ce-type': 'test', 'ce-specversion': '1.0' };

let one: Trial;
let server: Server;
let home: string;
let installed: Installed;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'tuckaway-deployed-'));
  // A copy, because deployments change firebase.json, and emulators of other tests watch the functions.
  const root = join(home, 'repository');
  const built = /[\\/](?:node_modules|dist[\w-]*|functions[\\/]lib)$/;
  for (const part of CODE) cpSync(join(ROOT, part), join(root, part), { recursive: true, filter: (path) => !built.test(path) });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  one = new Trial(root);
  server = await serve(one.google, home);
}, PATIENCE);

afterAll(async () => {
  await server.close();
  rmSync(home, { recursive: true, force: true });
}, PATIENCE);

describe('the Firebase CLI', () => {
  /** As somebody types it who knows Firebase. */
  const firebase = (command: string) => firebaseCli(null, one.root, server.environment)(command.split(' '));
  const policies = (channel?: string) => JSON.stringify(liveVersion(one.project, channel).config.headers);

  it('deploys nothing from a folder that was not configured, and names the command', { timeout: PATIENCE }, async () => {
    // The CLI itself stops without a site.
    const site = `projects/${one.project.id}/sites/${one.project.id}`;
    one.project.services.push('firebasehosting.googleapis.com');
    Object.assign(one.project.resources, {
      [`firebase/projects/${one.project.id}`]: { projectId: one.project.id },
      [`firebasehosting/${site}`]: { name: site, type: 'DEFAULT_SITE' },
    });
    for (const what of ['', ' --only hosting']) {
      const failed = (await firebase(`deploy --project bedtime-tales${what}`).catch((error) => error)) as CliFailed;
      expect(failed).toBeInstanceOf(CliFailed);
      expect(failed.cause).toContain('npm run configure -- --project bedtime-tales');
    }
    expect(found(one.project, 'functions')).toEqual({});
    expect(found(one.project, 'rulesets')).toEqual({});
  });

  it('deploys to a fresh project by npm run deploy', { timeout: PATIENCE }, async () => {
    one.firebase = firebaseCli(one.project.id, one.root, server.environment);
    await one.run({ location: 'eur3' });
    expect(Object.keys(found(one.project, 'functions')).sort()).toEqual(Object.keys(RUNTIME).sort());
    expect(JSON.stringify(found(one.project, 'rulesets'))).toContain('service cloud.firestore');
    const key = one.project.resources[`secretmanager/projects/${one.project.id}/secrets/OPENAI_API_KEY/versions/latest`];
    expect(key?.payload).toEqual({ data: btoa('sk-secret-1') });
    const bindings = JSON.stringify(one.project.policies[`projects/${one.project.id}`]);
    for (const role of ['datastore.user', 'firebaseauth.admin', 'cloudtasks.enqueuer', 'run.invoker', 'eventarc.eventReceiver'])
      expect(bindings).toMatch(new RegExp(`"role":"roles/${role}","members":\\[[^\\]]*firebase-fn-`));
    expect(Object.keys(one.project.resources).join()).toContain('departures/fields/expireAt');
  });

  it('releases the build, with the policy of the project and rewrites to the deployed functions', () => {
    const { files, config, status } = liveVersion(one.project);
    expect(status).toBe('FINALIZED');
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['/index.html', '/app.html', '/service-worker.js', '/.well-known/security.txt']),
    );
    expect(policies()).toMatch(/script-src 'self' [^;]*'sha256-/);
    expect(policies()).toContain(`frame-src https://${one.project.id}.firebaseapp.com/__/auth/;`);
    expect(policies()).not.toMatch(/unsafe|demo-/);
    for (const { run, path } of config.rewrites) expect(path ?? run).toBeTruthy();
    const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as { hosting: { rewrites: { function?: object }[] } };
    const ours = hosting.rewrites.filter((rewrite) => rewrite.function);
    expect(releasedRules(one.project).rewrites.filter((rewrite) => rewrite.function)).toHaveLength(ours.length);
  });

  it('deploys from then on without anything of ours, and uploads only what published stories change', { timeout: PATIENCE }, async () => {
    const documents = await projectDocuments(one.project.id, one.google);
    await documents.write('publishedLists/featured', { stories: seedPublications().featured }, null, []);
    const [before, size, headers] = [liveVersion(one.project).files, server.pages.size, policies()];
    const indexes = found(one.project, 'indexes');
    appendFileSync(join(one.root, 'functions/src/index.ts'), "\nprocess.title = 'changed';\n");
    await firebase('deploy');
    expect(server.uploads).toHaveLength(2);
    const { files } = liveVersion(one.project);
    const changed = Object.keys(files).filter((path) => files[path] !== before[path]);
    expect(changed).toContain('/index.html');
    expect(changed.length).toBeLessThan(10);
    expect(server.pages.size - size).toBe(changed.length);
    expect(policies()).toBe(headers);
    expect(found(one.project, 'indexes')).toEqual(indexes);
  });

  it('releases a preview beside the site', { timeout: PATIENCE }, async () => {
    const releases = () => Object.values(found(one.project, 'releases')).flatMap(({ channel }) => channel ?? []);
    const before = releases();
    await firebase('hosting:channel:deploy cover-redesign --expires 30d');
    expect(releases()).toEqual([...before, 'cover-redesign']);
    expect(policies('cover-redesign')).toBe(policies());
  });
});

describe('the uploaded functions', () => {
  beforeAll(() => {
    installed = installUpload(server.uploads[0] ?? new Uint8Array(), home);
  }, PATIENCE);

  it.each(Object.keys(RUNTIME))('%s starts with production packages alone, and answers', { timeout: PATIENCE }, async (name) => {
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
        expect(await response.json()).toEqual({ message: 'Something is down.' });
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

/** The deployment against stand-ins for Google's management APIs and for the Firebase CLI. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GoogleError } from '../operations/google.ts';
import { CliFailed } from './cli.ts';
import { MODEL_SECRETS, publicKeyOf } from './steps/secrets.ts';
import { found, freshProject } from './testing/project.ts';
import { type Trial, trial } from './testing/trial.ts';

const FIRST = ['--location', 'eur3', '--yes'];

let one: Trial;
beforeEach(() => {
  one = trial();
});
afterEach(() => one.remove());
const text = () => one.said.join('\n');
const database = () => found(one.project, 'databases')['(default)'];
const addFunction = (name: string, labels: object) => {
  one.project.resources[`cloudfunctions/projects/bedtime-tales/locations/europe-west1/functions/${name}`] = { name: `x/${name}`, labels };
};

describe('a fresh project', () => {
  it('is deployed completely by one command, after which this folder is configured for the plain CLI', async () => {
    await one.run(...FIRST);
    expect(database()).toMatchObject({
      locationId: 'eur3',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    });
    expect(found(one.project, 'webApps')).toMatchObject({ 'app-1': { displayName: 'Tuckaway Tales' } });
    expect(Object.keys(found(one.project, 'sites'))).toEqual(['bedtime-tales']);
    expect(one.writes.filter((write) => write.startsWith('firebase deploy'))).toEqual([
      'firebase deploy --only firestore:indexes',
      'firebase deploy --only functions --force',
      'firebase deploy --only firestore:rules,hosting',
    ]);
    expect(readFileSync(join(one.root, 'firebase.json'), 'utf8')).toContain('frame-src https://bedtime-tales.firebaseapp.com/__/auth/;');
    expect(readFileSync(join(one.root, '.firebaserc'), 'utf8')).toContain('"default": "bedtime-tales"');
    const bindings = JSON.stringify(one.project.policies);
    expect(bindings).toContain('"role":"roles/cloudbuild.builds.builder","members":["serviceAccount:4711-compute@');
    expect(bindings).toContain('"role":"roles/iam.serviceAccountUser","members":["serviceAccount:firebase-fn-1@');
    // What others were granted stays.
    expect(bindings).toContain('"role":"roles/owner","members":["user:owner@tales.org"]');
  });

  it('gets keys for push messages that belong together, and prints no secret', async () => {
    await one.run(...FIRST);
    const [stored = ''] = one.project.secrets.VAPID_PRIVATE_KEY ?? [];
    const secret = Buffer.from(stored, 'base64').toString();
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(readFileSync(join(one.root, 'functions/.env.bedtime-tales'), 'utf8')).toContain(`VAPID_PUBLIC_KEY=${publicKeyOf(secret)}`);
    for (const value of [secret, 'sk-secret']) expect(text() + one.writes).not.toContain(value);
  });

  it('gets a key for its hashes, which stays the same', async () => {
    await one.run(...FIRST);
    await one.run('--yes');
    const [stored = '', ...others] = one.project.secrets.HASH_KEY ?? [];
    expect(others).toEqual([]);
    const key = Buffer.from(stored, 'base64').toString();
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect(text()).not.toContain(key);
  });

  it('says everything that is missing at once, and changes nothing', async () => {
    one.project.billing = false;
    one.configure('');
    for (const name of MODEL_SECRETS) delete one.environment[name];
    await expect(one.run('--yes')).rejects.toThrow('Nothing was changed');
    for (const missing of ['Blaze plan', '--location eur3', ...MODEL_SECRETS, 'VAPID_SUBJECT', 'TUCKAWAY_ADMIN_EMAILS'])
      expect(text()).toContain(missing);
    expect(text().indexOf('--location eur3')).toBeLessThan(text().indexOf('--location nam5'));
    expect(one.writes).toEqual([]);
  });

  it('is not touched by --dry-run, which prints the same plan', async () => {
    await one.run('--location', 'eur3', '--dry-run');
    expect(one.writes).toEqual([]);
    for (const change of ['create the database in eur3', 'APIs: enable', 'This folder: write', 'Code: deploy', 'Sign-in:'])
      expect(text()).toContain(change);
  });

  it('is asked about in a terminal: what is missing, and once whether to go on', async () => {
    for (const name of MODEL_SECRETS) delete one.environment[name];
    one.terminal = { Firestore: 'eur3', OPENAI_API_KEY: 'sk-typed', MODERATION_API_KEY: 'none', 'like this': 'no' };
    await expect(one.run()).rejects.toThrow('Nothing was changed');
    expect(one.writes).toEqual([]);
    one.terminal['like this'] = 'yes';
    one.asked.length = 0;
    await one.run();
    expect(one.asked).toHaveLength(4);
    expect(one.project.secrets.OPENAI_API_KEY).toEqual([Buffer.from('sk-typed').toString('base64')]);
    expect(text()).not.toContain('sk-typed');
  });

  it.each([
    [['--location', 'eur3'], 'add --yes'],
    [['--location', ''], '--location is empty'],
    [['--only', 'hosting'], '--only'],
  ])('is not changed by %j', async (args, problem) => {
    await expect(one.run(...args)).rejects.toThrow(problem);
    expect(one.writes).toEqual([]);
  });
});

describe('a second deployment', () => {
  beforeEach(async () => {
    await one.run(...FIRST);
    one.writes.length = 0;
    one.said.length = 0;
  });

  it('writes nothing beside the code if nothing changed, and says that the database stays where it is', async () => {
    await one.run('--location', 'nam5', '--yes', '--no-code');
    expect(one.writes).toEqual([]);
    expect(text()).toContain('Firestore is in eur3, not in nam5, and stays there.');
  });

  it('protects a database that is open', async () => {
    Object.assign(database() ?? {}, { deleteProtectionState: 'DELETE_PROTECTION_DISABLED' });
    await one.run('--yes', '--no-code');
    expect(database()).toMatchObject({ deleteProtectionState: 'DELETE_PROTECTION_ENABLED' });
  });

  it('stores a key again whose last version was disabled, without the line break of its file', async () => {
    one.project.disabled.push('OPENAI_API_KEY');
    one.environment.OPENAI_API_KEY = 'sk-secret-2\n';
    one.fault = ({ url }) => {
      if (url.endsWith('OPENAI_API_KEY:addVersion')) one.project.disabled = [];
    };
    await one.run('--yes');
    expect(one.project.secrets.OPENAI_API_KEY?.slice(1)).toEqual([Buffer.from('sk-secret-2').toString('base64')]);
  });

  it('names the functions of its own that the CLI will delete, and none of others', async () => {
    addFunction('oldOne', { 'firebase-functions-codebase': 'tuckaway' });
    addFunction('shop', { 'deployment-tool': 'cli-firebase' });
    await one.run('--dry-run');
    expect(text()).toMatch(/DELETE oldOne$/m);
  });

  it('refuses a public push key without its private one, which would end all subscriptions', async () => {
    one.project.secrets.VAPID_PRIVATE_KEY = [];
    await expect(one.run('--yes')).rejects.toThrow('Nothing was changed');
    expect(text()).toContain('VAPID_PUBLIC_KEY is configured, but its private key is not');
  });

  it('names the address at which Google’s sign-in ends, which only the owner can allow', async () => {
    one.environment.TUCKAWAY_SIGN_IN_DOMAIN = 'bedtime-tales.web.app';
    const google = 'identitytoolkit/projects/bedtime-tales/defaultSupportedIdpConfigs/google.com';
    one.project.resources[google] = { enabled: true, clientId: '4711-abc.apps.googleusercontent.com' };
    await one.run('--yes');
    expect(text()).toContain('https://bedtime-tales.web.app/__/auth/handler is an authorized redirect URI');
    expect(text()).toContain('/apis/credentials/oauthclient/4711-abc.apps.googleusercontent.com?project=bedtime-tales');
    expect(text()).not.toContain('TUCKAWAY_SIGN_IN_DOMAIN');
    expect(readFileSync(join(one.root, 'firebase.json'), 'utf8')).toContain('frame-src https://bedtime-tales.web.app/__/auth/;');
  });
});

it('replaces functions of another app only if a flag of its own agrees', async () => {
  one.project.services.push('cloudfunctions.googleapis.com');
  addFunction('health', { 'deployment-tool': 'cli-firebase' });
  await expect(one.run(...FIRST)).rejects.toThrow('Nothing was changed');
  expect(text()).toContain('Functions: health may be another app’s');
  await one.run(...FIRST, '--replace-functions');
  expect(text()).toContain('REPLACE health');
});

describe('what fails', () => {
  class Killed extends Error {}

  it.each(['before', 'after'] as const)('is completed by the same command: a deployment that was ended %s any call', async (when) => {
    await one.run(...FIRST);
    const made = resultOf(one);
    const { calls } = one;
    for (let last = 0; last < calls; last += 5) {
      one.remove();
      one = trial();
      one.fault = ({ index, moment }) => {
        if (index > last || (index === last && moment === when)) throw new Killed();
      };
      await expect(one.run(...FIRST)).rejects.toThrow();
      one.fault = undefined;
      await one.run(...FIRST);
      expect(resultOf(one), `after call ${last}`).toEqual(made);
    }
  });

  it('is waited for: three minutes without a new permission', async () => {
    one.fault = ({ method, url, moment }) => {
      if (moment === 'before' && method !== 'GET' && url.includes('setIamPolicy') && one.passed() < 180_000)
        throw new GoogleError(403, 'Permission denied', 'PERMISSION_DENIED');
    };
    await one.run(...FIRST);
    expect(one.passed()).toBeGreaterThan(180_000);
    expect(one.passed()).toBeLessThan(300_000);
  });

  it.each([
    ['this is your first time. Retry the deployment in a few minutes.', 2],
    ['Failed to load function definition from source', 1],
  ])('is repeated if the Firebase CLI says so: %s', async (output, times) => {
    let runs = 0;
    const { firebase } = one;
    one.firebase = async (args) => {
      if (args.includes('functions') && runs++ === 0) throw new CliFailed(output);
      await firebase(args);
    };
    await one.run(...FIRST).catch((error) => expect(error.message).toContain('The Firebase CLI failed'));
    expect(runs).toBe(times);
  });

  it('is reported at once while the plan is made: a project that does not exist, or belongs to others', async () => {
    one.fault = () => {
      throw new GoogleError(403, 'The caller does not have permission', 'PERMISSION_DENIED');
    };
    await expect(one.run(...FIRST)).rejects.toThrow('Is there a project bedtime-tales, and has your account the role Owner');
    expect(one.passed()).toBe(0);
  });

  it('never replaces what others were granted, even if Google’s answer has no etag', async () => {
    const policy = one.project.policies['projects/bedtime-tales'];
    if (policy) policy.etag = '';
    await expect(one.run(...FIRST)).rejects.toThrow('came without an etag');
    expect(policy?.bindings).toEqual(freshProject().policies['projects/bedtime-tales']?.bindings);
  });

  it('does not stop the site if it is only an alert', async () => {
    one.fault = ({ method, url, moment }) => {
      if (moment === 'before' && method === 'POST' && url.includes('alertPolicies')) throw new GoogleError(404, 'Cannot find metric');
    };
    await expect(one.run(...FIRST)).rejects.toThrow(/The site is deployed.*\n.*\nalerts: Cannot find metric/s);
    expect(one.writes.join()).toContain('hosting');
    expect(found(one.project, 'budgets')).not.toEqual({});
  });
});

/** What a deployment has made of a project, without what is random or passes. */
function resultOf({ project }: Trial): object {
  const { operations: _passed, secrets, policies, ...rest } = project;
  const counted = Object.entries(secrets).map(([name, versions]) => `${name}: ${versions.length}`);
  return { ...rest, secrets: counted.sort(), bindings: Object.entries(policies).map(([resource, { bindings }]) => [resource, bindings]) };
}

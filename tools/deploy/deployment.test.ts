/** The deployment against stand-ins for Google's management APIs and for the Firebase CLI. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GoogleError } from '../operations/google.ts';
import { CliFailed } from './cli.ts';
import { MODEL_SECRETS, publicKeyOf } from './steps/secrets.ts';
import { found, freshProject } from './testing/project.ts';
import { Trial } from './testing/trial.ts';

const FIRST = { location: 'eur3' };

let one: Trial;
beforeEach(() => {
  one = new Trial();
});
afterEach(() => one.remove());
const text = () => one.said.join('\n');
const database = () => found(one.project, 'databases')['(default)'];
const latestOf = (name: string) => one.project.resources[`secretmanager/projects/bedtime-tales/secrets/${name}/versions/latest`];
const secretOf = (name: string) => atob(String(Object.values(latestOf(name)?.payload ?? {})[0]));
const addFunction = (name: string, labels: object) => {
  one.project.resources[`cloudfunctions/projects/bedtime-tales/locations/europe-west1/functions/${name}`] = { name: `x/${name}`, labels };
};
const expectNothingChanged = () => expect([...one.writes, ...one.commands]).toEqual([]);

describe('a fresh project', () => {
  it('is deployed completely by one command, after which this folder is configured for the plain CLI', async () => {
    await one.run(FIRST);
    expect(database()).toMatchObject({
      locationId: 'eur3',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    });
    expect(one.commands.find((command) => command.startsWith('firestore:databases:create'))).toBe(
      'firestore:databases:create (default) --location eur3 --point-in-time-recovery ENABLED --delete-protection ENABLED',
    );
    expect(found(one.project, 'webApps')).toMatchObject({ 'app-1': { displayName: 'Tuckaway Tales' } });
    expect(Object.keys(found(one.project, 'sites'))).toEqual(['bedtime-tales']);
    expect(one.commands.filter((command) => command.startsWith('deploy'))).toEqual([
      'deploy --only firestore:indexes',
      'deploy --only functions --force',
      'deploy --only firestore:rules,hosting',
    ]);
    expect(readFileSync(join(one.root, 'firebase.json'), 'utf8')).toContain('frame-src https://bedtime-tales.firebaseapp.com/__/auth/;');
    expect(readFileSync(join(one.root, '.firebaserc'), 'utf8')).toContain('"default": "bedtime-tales"');
    const bindings = JSON.stringify(one.project.policies);
    expect(bindings).toContain('"role":"roles/cloudbuild.builds.builder","members":["serviceAccount:4711-compute@');
    expect(bindings).toContain('"role":"roles/iam.serviceAccountUser","members":["serviceAccount:firebase-fn-1@');
    // What others were granted stays.
    expect(bindings).toContain('"role":"roles/owner","members":["user:owner@tales.org"]');
  });

  it('has its database, its site and the right to build before its functions', async () => {
    const { firebase } = one;
    const before: string[] = [];
    one.firebase = async (args, input) => {
      if (args.includes('functions')) before.push(JSON.stringify(one.project));
      await firebase(args, input);
    };
    await one.run(FIRST);
    expect(before).toEqual([expect.stringContaining('"role":"roles/cloudbuild.builds.builder"')]);
    for (const part of ['databases/(default)', 'sites/bedtime-tales', 'webApps/app-1', 'HASH_KEY']) expect(before[0]).toContain(part);
  });

  it('gets a key for its hashes, which stays the same, and keys for push messages that belong together', async () => {
    await one.run(FIRST);
    const [secret, key] = [secretOf('VAPID_PRIVATE_KEY'), secretOf('HASH_KEY')];
    for (const each of [secret, key]) expect(Buffer.from(each, 'base64url')).toHaveLength(32);
    expect(readFileSync(join(one.root, 'functions/.env.bedtime-tales'), 'utf8')).toContain(`VAPID_PUBLIC_KEY=${publicKeyOf(secret)}`);
    // No secret is printed or on a command line.
    for (const value of [secret, key, 'sk-secret']) expect(text() + one.writes + one.commands).not.toContain(value);
    await one.run();
    expect(secretOf('HASH_KEY')).toBe(key);
  });

  it('says everything that is missing at once, and changes nothing', async () => {
    Object.assign(one.project.resources['cloudbilling/projects/bedtime-tales/billingInfo'] ?? {}, { billingEnabled: false });
    one.configure('');
    for (const name of MODEL_SECRETS) delete one.environment[name];
    await expect(one.run()).rejects.toThrow('Nothing was changed');
    await expect(one.run({ dryRun: true })).rejects.toThrow('Nothing was changed');
    for (const missing of ['Blaze plan', '--location eur3', ...MODEL_SECRETS, 'VAPID_SUBJECT', 'TUCKAWAY_ADMIN_EMAILS'])
      expect(text()).toContain(missing);
    expect(text().indexOf('--location eur3')).toBeLessThan(text().indexOf('--location nam5'));
    expect(text()).toContain('npx firebase functions:secrets:set OPENAI_API_KEY --project bedtime-tales');
    expectNothingChanged();
  });

  it('is not changed if Google cannot be reached, and what is wrong with the configuration is said even so', async () => {
    one.configure('TUCKAWAY_CONTACT_MAIL=hello@tales.org');
    one.fault = () => {
      throw new TypeError('fetch failed');
    };
    await expect(one.run(FIRST)).rejects.toThrow(/Is there a network\?.*TUCKAWAY_CONTACT_MAIL .*no parameter/s);
    expectNothingChanged();
  });

  it('is not changed for a misspelled location', async () => {
    await expect(one.run({ location: 'eur33' })).rejects.toThrow('Nothing was changed');
    expect(text()).toMatch(/“eur33” is no location.*--location eur3 /s);
    expectNothingChanged();
  });

  it('is not touched by --dry-run, which prints the same plan', async () => {
    await one.run({ ...FIRST, dryRun: true });
    expectNothingChanged();
    for (const change of ['create the database in eur3', 'APIs: enable', 'to firebase.json', 'Deploy functions', 'Sign-in:'])
      expect(text()).toContain(change);
  });

  it('is changed after one question in a terminal, and without one only by --yes', async () => {
    const answers = ['no', 'yes'];
    const ask = async () => answers.shift() ?? '';
    await expect(one.run({ ...FIRST, yes: false, ask })).rejects.toThrow('Nothing was changed');
    await expect(one.run({ ...FIRST, yes: false })).rejects.toThrow('add --yes');
    expectNothingChanged();
    await one.run({ ...FIRST, yes: false, ask });
    expect(one.commands).toContain('deploy --only functions --force');
    expect(answers).toEqual([]);
  });
});

describe('a second deployment', () => {
  beforeEach(async () => {
    await one.run(FIRST);
    for (const list of [one.writes, one.commands, one.said]) list.length = 0;
  });

  it('does nothing beside the code if nothing changed, and says that the database stays where it is', async () => {
    await one.run({ location: 'nam5' });
    expect(one.writes).toEqual([]);
    expect(one.commands.map((command) => command.split(' ')[0])).toEqual(['deploy', 'deploy', 'deploy']);
    expect(text()).toContain('Firestore is in eur3, not in nam5, and stays there.');
  });

  it('names the functions of its own that the CLI will delete, and none of others', async () => {
    addFunction('oldOne', { 'firebase-functions-codebase': 'tuckaway' });
    addFunction('shop', { 'deployment-tool': 'cli-firebase' });
    await one.run({ dryRun: true });
    expect(text()).toMatch(/DELETE oldOne$/m);
  });

  it('protects a database that is open', async () => {
    Object.assign(database() ?? {}, { deleteProtectionState: 'DELETE_PROTECTION_DISABLED' });
    await one.run();
    expect(database()).toMatchObject({ deleteProtectionState: 'DELETE_PROTECTION_ENABLED' });
  });

  it('stores a key again whose last version was disabled, without the line break of its file', async () => {
    Object.assign(latestOf('OPENAI_API_KEY') ?? {}, { state: 'DISABLED' });
    one.environment.OPENAI_API_KEY = 'sk-secret-2\n';
    await one.run();
    expect(secretOf('OPENAI_API_KEY')).toBe('sk-secret-2');
    expect(latestOf('OPENAI_API_KEY')?.state).toBe('ENABLED');
  });

  it('refuses a public push key without its private one, which would end all subscriptions', async () => {
    delete one.project.resources['secretmanager/projects/bedtime-tales/secrets/VAPID_PRIVATE_KEY/versions/latest'];
    await expect(one.run()).rejects.toThrow('Nothing was changed');
    expect(text()).toContain('VAPID_PUBLIC_KEY is configured, but its private key is not');
  });

  it('names the address at which Google’s sign-in ends, which only the owner can allow', async () => {
    one.environment.TUCKAWAY_SIGN_IN_DOMAIN = 'bedtime-tales.web.app';
    const google = 'identitytoolkit/projects/bedtime-tales/defaultSupportedIdpConfigs/google.com';
    one.project.resources[google] = { enabled: true, clientId: '4711-abc.apps.googleusercontent.com' };
    await one.run();
    expect(text()).toContain('https://bedtime-tales.web.app/__/auth/handler is an authorized redirect URI');
    expect(text()).toContain('/apis/credentials/oauthclient/4711-abc.apps.googleusercontent.com?project=bedtime-tales');
    expect(text()).not.toContain('TUCKAWAY_SIGN_IN_DOMAIN');
    expect(readFileSync(join(one.root, 'firebase.json'), 'utf8')).toContain('frame-src https://bedtime-tales.web.app/__/auth/;');
  });
});

it('replaces functions of another app only if a flag of its own agrees', async () => {
  one.project.services.push('cloudfunctions.googleapis.com');
  for (const name of ['shop', 'health']) addFunction(name, { 'deployment-tool': 'cli-firebase' });
  await expect(one.run(FIRST)).rejects.toThrow('Nothing was changed');
  expect(text()).toContain('Functions: health may be another app’s');
  expectNothingChanged();
  await one.run({ ...FIRST, replaceFunctions: true });
  expect(one.commands).toContain('deploy --only functions --force');
});

describe('what fails', () => {
  class Killed extends Error {}

  it.each(['before', 'after'] as const)('is completed by the same command: a deployment that was ended %s any call', async (when) => {
    await one.run(FIRST);
    const made = resultOf(one);
    const { calls } = one;
    for (let last = 0; last < calls; last += 5) {
      one.remove();
      one = new Trial();
      one.fault = ({ index, moment }) => {
        if (index > last || (index === last && moment === when)) throw new Killed();
      };
      await expect(one.run(FIRST)).rejects.toThrow();
      one.fault = undefined;
      await one.run(FIRST);
      expect(resultOf(one), `after call ${last}`).toEqual(made);
    }
  });

  it.each([
    ['a new permission', new GoogleError(403, 'Permission denied', 'PERMISSION_DENIED')],
    ['a connection', new TypeError('fetch failed')],
  ])('is waited for: three minutes without %s', async (_what, error) => {
    one.fault = ({ method, url, moment }) => {
      if (moment === 'before' && method !== 'GET' && url.includes('setIamPolicy') && one.passed < 180_000) throw error;
    };
    await one.run(FIRST);
    expect(one.passed).toBe(180_000);
  });

  it('gives up at once what Google will not accept later either', async () => {
    one.fault = ({ url, moment }) => {
      if (moment === 'after' && url.includes(':setIamPolicy')) throw new GoogleError(412, 'A precondition failed');
    };
    await expect(one.run(FIRST)).rejects.toThrow('A precondition failed');
    expect(one.passed).toBe(0);
  });

  it.each([
    ['this is your first time. Retry the deployment in a few minutes.', 2],
    ['Failed to list functions for bedtime-tales', 2],
    ['Failed to load function definition from source', 1],
  ])('is repeated if the Firebase CLI’s words let it hope: %s', async (output, times) => {
    let runs = 0;
    const { firebase } = one;
    one.firebase = async (args, input) => {
      if (args.includes('functions') && runs++ === 0) throw new CliFailed('The Firebase CLI failed.', { cause: output });
      await firebase(args, input);
    };
    await one.run(FIRST).catch((error) => expect(error.message).toContain('The Firebase CLI failed.'));
    expect(runs).toBe(times);
  });

  it('is reported at once before anything changes: a project that does not exist, or belongs to others', async () => {
    one.fault = () => {
      throw new GoogleError(403, 'The caller does not have permission', 'PERMISSION_DENIED');
    };
    await expect(one.run(FIRST)).rejects.toThrow('Is there a project bedtime-tales, and has your account the role Owner');
    expect(one.passed).toBe(0);
  });

  it('never replaces what others were granted, even if Google’s answer has no etag', async () => {
    const policy = one.project.policies['projects/bedtime-tales'];
    if (policy) policy.etag = '';
    await expect(one.run(FIRST)).rejects.toThrow('came without an etag');
    expect(policy?.bindings).toEqual(freshProject().policies['projects/bedtime-tales']?.bindings);
  });

  it('does not stop the site if it is only an alert', async () => {
    one.fault = ({ method, url, moment }) => {
      if (moment === 'before' && method === 'POST' && url.includes('alertPolicies')) throw new GoogleError(404, 'Cannot find metric');
    };
    await expect(one.run(FIRST)).rejects.toThrow(/The site is deployed.*\n.*\nalerts: Cannot find metric/s);
    expect(one.commands).toContain('deploy --only firestore:rules,hosting');
    expect(found(one.project, 'budgets')).not.toEqual({});
  });
});

/** What a deployment has made of a project, without what is random or passes. */
function resultOf({ project }: Trial): object {
  return JSON.parse(JSON.stringify(project, (key, value) => (key === 'payload' || key === 'operations' ? undefined : value)));
}

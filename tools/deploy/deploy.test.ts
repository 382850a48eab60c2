/** The deployment against stand-ins for Google's management APIs and for the Firebase CLI. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MODEL_SECRETS, publicKeyOf } from './steps/secrets.ts';
import { freshProject } from './testing/project.ts';
import { type Trial, trial } from './testing/trial.ts';

const FIRST = ['--location', 'eur3', '--yes'];

let all: Trial[];
beforeEach(() => {
  all = [];
});
afterEach(() => {
  for (const one of all) one.remove();
});
const begin = (project = freshProject()) => {
  const one = trial(project);
  all.push(one);
  return one;
};
const deployed = async () => {
  const one = begin();
  await one.run(...FIRST);
  return one;
};
const text = ({ said }: Trial) => said.join('\n');

describe('a fresh project', () => {
  it('is deployed completely by one command', async () => {
    const { project } = await deployed();
    expect(project.database).toMatchObject({
      locationId: 'eur3',
      type: 'FIRESTORE_NATIVE',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    });
    expect(project.services).toContain('eventarc.googleapis.com');
    expect(Object.keys(project.functions)).toContain('onCuratedStoryWritten');
    expect(project).toMatchObject({ firebase: true, indexes: true, webApps: [{ displayName: 'Tuckaway Tales' }], sites: [{}] });
    expect(project.rules).toContain('service cloud.firestore');
    expect(project.live?.message).toMatch(/^build version 1 app-1 B/);
    expect(project.auth).toMatchObject({
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      passwordPolicyConfig: { passwordPolicyEnforcementState: 'ENFORCE' },
      signIn: { email: { enabled: true }, anonymous: { enabled: false } },
    });
  });

  it('grants Google’s agents their roles before the first trigger, the account that builds its own, and the functions theirs on tasks', async () => {
    const { project } = await deployed();
    const bindings = JSON.stringify(project.policies);
    expect(bindings).toContain('"role":"roles/eventarc.serviceAgent","members":["serviceAccount:service-4711@gcp-sa-eventarc');
    expect(bindings).toContain('"role":"roles/cloudbuild.builds.builder","members":["serviceAccount:4711-compute@');
    expect(bindings).toContain('"role":"roles/iam.serviceAccountUser","members":["serviceAccount:firebase-fn-1@');
    // What others were granted stays.
    expect(bindings).toContain('"role":"roles/owner","members":["user:owner@tales.org"]');
  });

  it('gets keys for push messages that belong together, and prints no secret', async () => {
    const one = await deployed();
    const [stored = ''] = one.project.secrets.VAPID_PRIVATE_KEY ?? [];
    const secret = Buffer.from(stored, 'base64').toString();
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(one.project.live?.message).toContain(publicKeyOf(secret));
    for (const value of [secret, 'sk-secret']) expect(text(one)).not.toContain(value);
    expect(one.writes.join()).not.toContain('sk-secret');
  });

  it('says everything that is missing at once, and changes nothing', async () => {
    const one = begin({ ...freshProject(), billingAccount: '' });
    one.configure('');
    for (const name of MODEL_SECRETS) delete one.environment[name];
    await expect(one.run('--yes')).rejects.toThrow('Nothing was changed');
    for (const missing of [
      'Blaze plan',
      '--location eur3',
      ...MODEL_SECRETS,
      'VAPID_SUBJECT',
      'TUCKAWAY_ADMIN_EMAILS',
      'TUCKAWAY_CONTACT_EMAIL',
    ])
      expect(text(one)).toContain(missing);
    expect(text(one).indexOf('--location eur3')).toBeLessThan(text(one).indexOf('--location nam5'));
    expect(one.writes).toEqual([]);
  });

  it('is not touched by --dry-run, which prints the same plan', async () => {
    const one = begin();
    await one.run('--location', 'eur3', '--dry-run');
    expect(one.writes).toEqual([]);
    for (const change of ['create the database in eur3', 'APIs: enable', 'Functions: create all', 'release the rules', 'Sign-in:'])
      expect(text(one)).toContain(change);
  });
});

describe('the domain at which Google’s sign-in ends', () => {
  it('is built into the pages, and the plan names the address that only the owner can allow', async () => {
    const one = await deployed();
    one.said.length = 0;
    one.environment.TUCKAWAY_SIGN_IN_DOMAIN = 'bedtime-tales.web.app';
    one.project.providers['google.com'] = { enabled: true, clientId: '4711-abc.apps.googleusercontent.com' };
    await one.run('--yes');
    expect(one.project.live?.message).toMatch(/ bedtime-tales\.web\.app$/);
    expect(text(one)).toContain('https://bedtime-tales.web.app/__/auth/handler is an authorized redirect URI');
    expect(text(one)).toContain('/apis/credentials/oauthclient/4711-abc.apps.googleusercontent.com?project=bedtime-tales');
    expect(text(one)).not.toContain('TUCKAWAY_SIGN_IN_DOMAIN');
  });
});

describe('a terminal', () => {
  it('is asked for what is missing, and once whether to go on', async () => {
    const one = begin();
    for (const name of MODEL_SECRETS) delete one.environment[name];
    one.terminal = { Firestore: 'eur3', OPENAI_API_KEY: 'sk-typed', MODERATION_API_KEY: 'none', 'like this': 'yes' };
    await one.run();
    expect(one.asked).toHaveLength(4);
    expect(one.project.database).toMatchObject({ locationId: 'eur3' });
    expect(one.project.secrets.OPENAI_API_KEY).toEqual([Buffer.from('sk-typed').toString('base64')]);
    expect(text(one)).not.toContain('sk-typed');
  });

  it('has to be there, unless --yes agrees to the plan', async () => {
    const one = begin();
    await expect(one.run('--location', 'eur3')).rejects.toThrow('add --yes');
    expect(one.writes).toEqual([]);
  });

  it('can say no', async () => {
    const one = begin();
    one.terminal = { 'like this': 'no' };
    await expect(one.run('--location', 'eur3')).rejects.toThrow('Nothing was changed');
    expect(one.writes).toEqual([]);
  });
});

describe('a second deployment', () => {
  it('writes nothing if nothing changed, and says that the database stays where it is', async () => {
    const one = await deployed();
    one.writes.length = 0;
    await one.run('--location', 'nam5', '--yes');
    expect(one.writes).toEqual([]);
    expect(text(one)).toContain('Firestore is in eur3, not in nam5, and stays there.');
  });

  it('stores a key again whose last version was disabled, without the line break of its file', async () => {
    const one = await deployed();
    one.project.disabled.push('OPENAI_API_KEY');
    one.environment.OPENAI_API_KEY = 'sk-secret-2\n';
    one.fault = ({ method, url }) => {
      if (method === 'POST' && url.endsWith('OPENAI_API_KEY:addVersion')) one.project.disabled = [];
    };
    await one.run('--yes');
    expect(one.project.secrets.OPENAI_API_KEY?.slice(1)).toEqual([Buffer.from('sk-secret-2').toString('base64')]);
  });

  it('writes what changed, and creates nothing twice', async () => {
    const one = await deployed();
    one.writes.length = 0;
    one.version = 'version 2';
    one.environment.TUCKAWAY_MONTHLY_BUDGET = '80';
    one.environment.TUCKAWAY_ALERT_EMAIL = 'new@tales.org';
    // Somebody took Google's agent its role.
    one.project.policies[`projects/${one.project.id}`]?.bindings.splice(1, 1);
    await one.run('--yes');
    expect(JSON.stringify(one.project.policies)).toContain('roles/eventarc.serviceAgent');
    expect(one.writes.filter((write) => write.includes('functions/')).length).toBe(Object.keys(one.project.functions).length);
    expect(JSON.stringify(one.project.resources)).toContain('"units":"80"');
    expect(JSON.stringify(one.project.resources)).toContain('new@tales.org');
    expect(Object.keys(one.project.resources).filter((name) => name.includes('budgets'))).toHaveLength(1);
  });

  it('names the functions that it would delete', async () => {
    const one = await deployed();
    const ofCli = { 'deployment-tool': 'cli-firebase' };
    for (const [name, labels] of Object.entries({
      oldOne: ofCli,
      otherTool: {},
      otherCodebase: { ...ofCli, 'firebase-functions-codebase': 'shop' },
    }))
      one.project.functions[name] = { name: `projects/bedtime-tales/locations/europe-west1/functions/${name}`, labels };
    await one.run('--dry-run');
    expect(text(one)).toMatch(/DELETE oldOne$/m);
    expect(text(one)).not.toMatch(/otherTool|otherCodebase/);
    await one.run('--yes');
    expect(Object.keys(one.project.functions)).toEqual(expect.arrayContaining(['otherTool', 'otherCodebase']));
    expect(one.project.functions).not.toHaveProperty('oldOne');
  });

  it('refuses a public push key without its private one, which would end all subscriptions', async () => {
    const one = await deployed();
    one.project.secrets.VAPID_PRIVATE_KEY = [];
    await expect(one.run('--yes')).rejects.toThrow('Nothing was changed');
    expect(text(one)).toContain('VAPID_PUBLIC_KEY is configured, but its private key is not');
  });
});

describe('parts of a deployment', () => {
  it('can be deployed alone', async () => {
    const one = await deployed();
    one.writes.length = 0;
    one.version = 'version 2';
    one.project.rules = 'older';
    await one.run('--only', 'rules', '--yes');
    expect(one.writes).toEqual(['firebase-cli/rules']);
    await one.run('--only', 'hosting', '--yes');
    expect(one.writes).toEqual(['firebase-cli/rules', 'firebase-cli/hosting']);
  });

  it('a preview channel gets the pages, and the site stays as it is', async () => {
    const one = await deployed();
    one.writes.length = 0;
    one.version = 'version 2';
    await one.run('--channel', 'cover-redesign', '--yes');
    expect(one.writes).toEqual(['firebase-cli/channel/cover-redesign']);
    expect(text(one)).toContain('live functions and data');
  });

  it.each([
    ['--only', 'hosting'],
    ['--only', 'functions,rules'],
    ['--only', 'operations'],
    ['--channel', 'main'],
  ])('%s %s waits for nothing in a project that was never prepared', async (option, value) => {
    const one = begin();
    await expect(one.run(option, value, '--yes')).rejects.toThrow('Nothing was changed');
    expect(text(one)).toContain(`deploy once without ${option}`);
    expect(one.writes).toEqual([]);
    expect(one.passed()).toBe(0);
  });

  it.each([
    ['--only', 'rules,database', 'not database'],
    ['--channel', 'Live', 'leave out --channel'],
    ['--channel', 'a/b', 'cannot be a channel'],
  ])('%s %s deploys nothing', async (option, value, problem) => {
    const one = begin();
    await expect(one.run(...FIRST, option, value)).rejects.toThrow(problem);
    expect(one.calls).toBe(0);
  });

  it.each(['channel', 'only', 'location'])('an empty --%s, as of a variable that is not set, deploys nothing', async (name) => {
    const one = begin();
    await expect(one.run(...FIRST, `--${name}`, '')).rejects.toThrow(`--${name} is empty`);
    expect(one.calls).toBe(0);
  });
});

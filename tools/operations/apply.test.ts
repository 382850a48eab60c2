import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FILLED, Trial } from '../deploy/testing/trial.ts';
import { parameterOf } from '../local/function-parameters.ts';
import { ROOT } from '../local/paths.ts';
import { BACKUP_DAYS } from './apply.ts';
import { GoogleError } from './google.ts';
import { filesIn, includes } from './resources.ts';
import { MIN_PASSWORD_LENGTH } from './sign-in.ts';

let one: Trial;
beforeEach(() => {
  one = new Trial();
});
afterEach(() => one.remove());
const apply = () => one.run({ location: 'eur3' });
const at = (name: string) => one.project.resources[name.replace('PROJECT', 'projects/bedtime-tales')];
const AUTH = 'identitytoolkit/PROJECT/config';
const named = (list: string) => Object.values(one.project.resources).filter(({ name }) => String(name).includes(`/${list}/`));
const LISTS = ['uptimeCheckConfigs', 'alertPolicies', 'notificationChannels', 'budgets', 'backupSchedules'];

describe('a deployment', () => {
  it('asks for long passwords, hides which emails have accounts, and allows no anonymous ones, nor deleting them past the site [safety 4]', async () => {
    await apply();
    expect(at(AUTH)).toMatchObject({
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        // Families with a shorter password are not locked out.
        forceUpgradeOnSignin: false,
        passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: MIN_PASSWORD_LENGTH } }],
      },
      signIn: { email: { enabled: true, passwordRequired: true }, anonymous: { enabled: false } },
      client: { permissions: { disabledUserDeletion: true } },
    });
    const [write] = one.writes.filter((call) => call.includes('updateMask=emailPrivacyConfig'));
    const accounts = 'signIn.email,signIn.anonymous.enabled,client.permissions.disabledUserDeletion';
    expect(write).toContain(`updateMask=emailPrivacyConfig,passwordPolicyConfig,${accounts}`);
  });

  it('keeps a stricter rule for passwords', async () => {
    await apply();
    const stricter = { minPasswordLength: 14, containsNumericCharacter: true };
    const policy = { passwordPolicyEnforcementState: 'OFF', passwordPolicyVersions: [{ customStrengthOptions: stricter }] };
    Object.assign(at(AUTH) ?? {}, { passwordPolicyConfig: policy });
    await apply();
    expect(at(AUTH)).toMatchObject({
      passwordPolicyConfig: { passwordPolicyEnforcementState: 'ENFORCE', passwordPolicyVersions: [{ customStrengthOptions: stricter }] },
    });
  });

  it('never shortens the list of domains because new settings cannot be read yet', async () => {
    one.configure(`${FILLED}SITE_ORIGIN=https://stories.tales.org\n`);
    let unknown = 0;
    one.fault = ({ method, url, moment }) => {
      if (moment === 'before' && method === 'GET' && url.endsWith('/config') && at(AUTH) && unknown++ === 0)
        throw new GoogleError(404, 'CONFIGURATION_NOT_FOUND');
    };
    await apply();
    expect(at(AUTH)?.authorizedDomains).toHaveLength(4);
  });

  it.each(['stories.tales.org', 'our-bedtime-tales.web.app'])(
    'allows sign-in on the site’s own domain %s, and keeps the others',
    async (host) => {
      one.configure(`${FILLED}SITE_ORIGIN=https://${host}\n`);
      await apply();
      expect(at(AUTH)?.authorizedDomains).toEqual(['localhost', 'bedtime-tales.firebaseapp.com', 'bedtime-tales.web.app', host]);
    },
  );

  it('says where the owner has to consent to sign-in with Google, until it is on', async () => {
    await apply();
    expect(one.said.join()).toContain('https://console.firebase.google.com/project/bedtime-tales/authentication/providers');
    one.project.resources['identitytoolkit/projects/bedtime-tales/defaultSupportedIdpConfigs/google.com'] = { enabled: true };
    one.said.length = 0;
    await apply();
    expect(one.said.join()).not.toContain('Sign-in with Google');
  });

  it('makes daily backups, a check of the site’s health, and alerts and a budget that reach the operators', async () => {
    await apply();
    expect(named('backupSchedules')).toMatchObject([{ dailyRecurrence: {}, retention: `${BACKUP_DAYS * 86_400}s` }]);
    expect(named('uptimeCheckConfigs')).toMatchObject([
      { monitoredResource: { labels: { host: 'bedtime-tales.web.app' } }, httpCheck: { path: '/api/health' } },
    ]);
    const [channel] = named('notificationChannels');
    expect(channel).toMatchObject({ type: 'email', labels: { email_address: 'ops@tales.org' } });
    expect(named('alertPolicies').map(({ notificationChannels }) => notificationChannels)).toEqual(Array(8).fill([channel?.name]));
    const notificationsRule = { monitoringNotificationChannels: [channel?.name] };
    expect(named('budgets')).toMatchObject([{ amount: { specifiedAmount: { units: '50' } }, notificationsRule }]);
  });

  it('keeps the addresses of shared stories out of the logs, and other exclusions as they are', async () => {
    Object.assign(at('logging/PROJECT/sinks/_Default') ?? {}, { exclusions: [{ name: 'theirs', filter: 'severity=DEBUG' }] });
    await apply();
    expect(at('logging/PROJECT/sinks/_Default')?.exclusions).toMatchObject([
      { name: 'theirs' },
      { filter: expect.stringContaining('"/s/"') },
    ]);
  });

  it('updates what an earlier one created, and creates nothing twice', async () => {
    await apply();
    const before = LISTS.map((list) => named(list).length);
    Object.assign(one.environment, { TUCKAWAY_MONTHLY_BUDGET: '80', TUCKAWAY_ALERT_EMAIL: 'new@tales.org' });
    await apply();
    expect(LISTS.map((list) => named(list).length)).toEqual(before);
    expect(named('budgets')).toMatchObject([{ amount: { specifiedAmount: { units: '80' } } }]);
    expect(named('notificationChannels')).toMatchObject([{ labels: { email_address: 'new@tales.org' } }]);
    // Google refuses a change of fixed fields.
    expect(one.writes.flatMap((write) => /monitoring.*updateMask=(.*)/.exec(write)?.[1] ?? [])).toEqual(['labels']);
  });

  it('keeps the channels of alerts and the budget if it does not name them', async () => {
    await apply();
    const channels = named('alertPolicies').map((policy) => policy.notificationChannels);
    one.configure(FILLED.replaceAll(/^TUCKAWAY_(?:ALERT|MONTHLY).*\n/gm, ''));
    one.writes.length = 0;
    await apply();
    expect(named('alertPolicies').map((policy) => policy.notificationChannels)).toEqual(channels);
    expect(one.writes).toEqual([]);
  });

  it('names what failed, and does everything else', async () => {
    one.fault = ({ url, method }) => {
      if (method === 'PATCH' && url.includes('identitytoolkit')) throw new GoogleError(400, 'no such setting');
    };
    await expect(apply()).rejects.toThrow(/not everything could be configured[\s\S]*signIn: no such setting/);
    expect(named('alertPolicies')).toHaveLength(8);
    expect(named('budgets')).toHaveLength(1);
  });
});

describe('the alerts', () => {
  const texts = filesIn('alerts', Number(parameterOf('STORIES_PER_DAY', 'any'))).map((policy) => JSON.stringify(policy));

  it('name the runbook, and have names of their own', () => {
    const names = filesIn('alerts').map(({ displayName }) => displayName);
    expect(new Set(names).size).toBe(names.length);
    for (const text of texts) expect(text).toContain('docs/operations.md');
  });

  it('count with metrics that exist', () => {
    const metrics = filesIn('metrics').map(({ name }) => name);
    const counted = texts.flatMap((text) => [...text.matchAll(/logging\.googleapis\.com\/user\/(\w+)/g)].map(([, name]) => name));
    expect(counted.sort()).toEqual(metrics.sort());
  });

  it('wait for the line that a report logs [safety 4]', () => {
    const [line] = /logger\.warn\('story reported'/.exec(readFileSync(join(ROOT, 'functions/src/endpoints/report-story.ts'), 'utf8')) ?? [];
    expect(line).toBeDefined();
    expect(texts.join()).toContain('jsonPayload.message=\\"story reported\\"');
  });

  it('warn before the day’s calls are used up, of which a story may need more than one [safety 3]', () => {
    expect(parameterOf('STORIES_PER_DAY', 'any')).toBe('5000');
    expect(texts.join()).toContain('"thresholdValue":3000');
    expect(texts.join()).not.toMatch(/\{60-/);
  });
});

it('an answer of Google has what is wanted, whatever else it has, but no longer list', () => {
  expect(includes({ a: { b: '5', name: 'x' }, list: [{ c: 1, d: 2 }] }, { a: { b: 5 }, list: [{ c: 1 }] })).toBe(true);
  expect(includes({ list: [1, 2] }, { list: [1] })).toBe(false);
  // Google leaves out what is false.
  expect([false, true].map((enabled) => includes({}, { enabled }))).toEqual([true, false]);
});

import { beforeEach, describe, expect, it } from 'vitest';
import { parameterOf } from '../local/function-parameters.ts';
import { applyOperations, BACKUP_DAYS, filesIn, MIN_PASSWORD_LENGTH, type OperationsSettings } from './apply.ts';
import { type CallGoogle, GoogleError, type Method } from './google.ts';

const SETTINGS: OperationsSettings = {
  projectId: 'tales',
  host: 'tales.web.app',
  storiesPerDay: 5000,
  alertEmail: 'ops@example.com',
  monthlyBudget: 49.5,
};
const LISTS = ['uptimeCheckConfigs', 'alertPolicies', 'notificationChannels', 'budgets', 'backupSchedules'];

type Resource = Record<string, unknown> & { name: string };

/** A project at Google, as far as these calls know it. Lists come in pages of one. */
function fakeGoogle() {
  const calls: { method: Method; url: string; body: Record<string, unknown> }[] = [];
  const resources = new Map<string, Resource>();
  const broken = new Set<string>();
  const call: CallGoogle = async (method, url, body) => {
    calls.push({ method, url, body: { ...body } });
    for (const part of broken) if (JSON.stringify([url, body]).includes(part)) throw new GoogleError(403, `no ${part} for you`);
    const { pathname, searchParams } = new URL(url);
    const path = pathname.split('/').slice(2).join('/');
    const list = path.split('/').at(-1) ?? '';
    if (method === 'GET' && LISTS.includes(list)) {
      const all = [...resources.values()].filter(({ name }) => name.startsWith(`${path}/`));
      const index = Number(searchParams.get('pageToken') ?? 0);
      return { [list]: all.slice(index, index + 1), ...(index + 1 < all.length && { nextPageToken: String(index + 1) }) };
    }
    if (url.endsWith('/billingInfo')) return { billingAccountName: 'billingAccounts/1' };
    if (method === 'GET') return { projectNumber: '42' };
    if (method === 'POST' && LISTS.includes(list)) {
      const created = { ...body, name: `${path}/${resources.size}` };
      resources.set(created.name, created);
      return created;
    }
    const stored = { ...resources.get(path), ...body, name: path };
    resources.set(path, stored);
    return stored;
  };
  const named = (list: string) => [...resources.values()].filter(({ name }) => name.includes(`/${list}/`));
  return { call, calls, named, broken };
}

let google: ReturnType<typeof fakeGoogle>;
beforeEach(() => {
  google = fakeGoogle();
});
const sentTo = (part: string) => google.calls.filter(({ url, method }) => url.includes(part) && method !== 'GET');

describe('a deployment', () => {
  it('asks for long passwords, hides which emails have accounts, and allows no anonymous ones', async () => {
    expect(await applyOperations(google.call, SETTINGS)).toEqual([]);
    const [{ url, body } = { url: '', body: {} }] = sentTo('identitytoolkit');
    expect(url).toContain('updateMask=emailPrivacyConfig,passwordPolicyConfig,signIn.anonymous.enabled');
    expect(body).toEqual({
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        // Families with a shorter password are not locked out.
        forceUpgradeOnSignin: false,
        passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: MIN_PASSWORD_LENGTH } }],
      },
      signIn: { anonymous: { enabled: false } },
    });
  });

  it('enables recovery to any minute, daily backups and deletion protection', async () => {
    await applyOperations(google.call, SETTINGS);
    expect(sentTo('databases/(default)?')[0]?.body).toEqual({
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    });
    expect(google.named('backupSchedules')).toMatchObject([{ dailyRecurrence: {}, retention: `${BACKUP_DAYS * 86_400}s` }]);
  });

  it('sends alerts and the budget to the operators', async () => {
    await applyOperations(google.call, SETTINGS);
    const [channel] = google.named('notificationChannels');
    expect(channel).toMatchObject({ type: 'email', labels: { email_address: 'ops@example.com' } });
    const policies = google.named('alertPolicies');
    expect(policies).toHaveLength(6);
    for (const policy of policies) expect(policy.notificationChannels).toEqual([channel?.name]);
    expect(google.named('budgets')).toMatchObject([
      {
        budgetFilter: { projects: ['projects/42'] },
        amount: { specifiedAmount: { units: '50' } },
        notificationsRule: { monitoringNotificationChannels: [channel?.name] },
      },
    ]);
  });

  it('checks the health of the site', async () => {
    await applyOperations(google.call, SETTINGS);
    expect(google.named('uptimeCheckConfigs')).toMatchObject([
      { monitoredResource: { labels: { host: 'tales.web.app' } }, httpCheck: { path: '/api/health' } },
    ]);
  });

  it('updates what an earlier one created, and creates nothing twice', async () => {
    await applyOperations(google.call, SETTINGS);
    const before = LISTS.map((list) => google.named(list).length);
    await applyOperations(google.call, { ...SETTINGS, monthlyBudget: 80, alertEmail: 'new@example.com' });
    expect(LISTS.map((list) => google.named(list).length)).toEqual(before);
    expect(google.named('budgets')).toMatchObject([{ amount: { specifiedAmount: { units: '80' } } }]);
    expect(google.named('notificationChannels')).toMatchObject([{ labels: { email_address: 'new@example.com' } }]);
    // Google refuses changes of these.
    for (const { url } of google.calls) expect(url).not.toMatch(/updateMask=[^&]*(?:monitoredResource|type|displayName)/);
  });

  it('keeps the channels of alerts and the budget if it does not name them', async () => {
    await applyOperations(google.call, SETTINGS);
    const channels = google.named('alertPolicies').map((policy) => policy.notificationChannels);
    expect(await applyOperations(google.call, { ...SETTINGS, alertEmail: undefined, monthlyBudget: undefined })).toEqual([]);
    expect(google.named('alertPolicies').map((policy) => policy.notificationChannels)).toEqual(channels);
    expect(sentTo('budgets')).toHaveLength(1);
  });

  it('names what failed, and does everything else', async () => {
    google.broken.add('identitytoolkit.googleapis.com/admin');
    google.broken.add('story_attempts\\"');
    const failures = await applyOperations(google.call, SETTINGS);
    expect(failures).toEqual([
      expect.stringMatching(/^sign-in settings: no /),
      expect.stringMatching(/^alerts: Tuckaway Tales: spend: no /),
    ]);
    expect(google.named('alertPolicies')).toHaveLength(5);
    expect(google.named('budgets')).toHaveLength(1);
  });
});

describe('the alerts', () => {
  const texts = filesIn('alerts', SETTINGS).map((policy) => JSON.stringify(policy));

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

  it('warn before the day’s stories are used up', () => {
    expect(parameterOf('STORIES_PER_DAY', 'any')).toBe('5000');
    expect(texts.join()).toContain('"thresholdValue":4000');
    expect(texts.join()).not.toMatch(/\{80-/);
  });
});

/**
 * What a deployment configures besides code (docs/operations.md): sign-in settings, backups, alerts and a budget. Every step may be repeated, and
 * changes only what it created.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallGoogle } from './google.ts';

export interface OperationsSettings {
  projectId: string;
  /** The site's host, which the uptime check calls. */
  host: string;
  storiesPerDay: number;
  /** Receives the alerts; without it, policies keep the channels that they have. */
  alertEmail?: string | undefined;
  /** In the currency of the billing account, per month; without it no budget is set. */
  monthlyBudget?: number | undefined;
}

/** Shorter passwords of existing accounts still work. */
export const MIN_PASSWORD_LENGTH = 8;
/** Days of a daily backup; the privacy policy names them. Point-in-time recovery always reaches back seven. */
export const BACKUP_DAYS = 14;

const FOLDER = import.meta.dirname;
const DAY_SECONDS = 86_400;
const CHANNEL = 'Tuckaway Tales: operators';
const SERVICES = ['billingbudgets', 'cloudbilling', 'cloudresourcemanager', 'firestore', 'identitytoolkit', 'logging', 'monitoring'];

interface Step {
  what: string;
  apply(call: CallGoogle, settings: OperationsSettings): Promise<unknown>;
}

/** In this order: alerts count what the metrics count, and alerts and the budget notify the channel. */
const STEPS: readonly Step[] = [
  { what: 'APIs', apply: enableServices },
  { what: 'sign-in settings', apply: secureSignIn },
  { what: 'point-in-time recovery', apply: enableRecovery },
  { what: 'daily backups', apply: scheduleBackups },
  { what: 'metrics', apply: writeMetrics },
  { what: 'uptime check', apply: writeUptimeCheck },
  { what: 'alerts', apply: writeAlerts },
  { what: 'budget', apply: writeBudget },
];

/** Applies every step, also after one that failed. @returns a sentence for each failure. */
export async function applyOperations(call: CallGoogle, settings: OperationsSettings): Promise<string[]> {
  const failures: string[] = [];
  for (const { what, apply } of STEPS) {
    await apply(call, settings).catch((error: unknown) => failures.push(`${what}: ${(error as Error).message}`));
  }
  return failures;
}

async function enableServices(call: CallGoogle, { projectId }: OperationsSettings): Promise<void> {
  await call('POST', `https://serviceusage.googleapis.com/v1/projects/${projectId}/services:batchEnable`, {
    serviceIds: SERVICES.map((name) => `${name}.googleapis.com`),
  });
}

async function secureSignIn(call: CallGoogle, { projectId }: OperationsSettings): Promise<void> {
  const url = `https://identitytoolkit.googleapis.com/admin/v2/projects/${projectId}/config`;
  await call('PATCH', `${url}?updateMask=emailPrivacyConfig,passwordPolicyConfig,signIn.anonymous.enabled`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      forceUpgradeOnSignin: false,
      passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: MIN_PASSWORD_LENGTH } }],
    },
    signIn: { anonymous: { enabled: false } },
  });
}

const databaseOf = ({ projectId }: OperationsSettings) => `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)`;

async function enableRecovery(call: CallGoogle, settings: OperationsSettings): Promise<void> {
  await call('PATCH', `${databaseOf(settings)}?updateMask=pointInTimeRecoveryEnablement,deleteProtectionState`, {
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  });
}

async function scheduleBackups(call: CallGoogle, settings: OperationsSettings): Promise<void> {
  const url = `${databaseOf(settings)}/backupSchedules`;
  const retention = `${BACKUP_DAYS * DAY_SECONDS}s`;
  const { backupSchedules = [] } = (await call('GET', url)) as { backupSchedules?: { name: string; dailyRecurrence?: object }[] };
  const daily = backupSchedules.find(({ dailyRecurrence }) => dailyRecurrence !== undefined);
  if (daily) await call('PATCH', `https://firestore.googleapis.com/v1/${daily.name}?updateMask=retention`, { retention });
  else await call('POST', url, { retention, dailyRecurrence: {} });
}

async function writeMetrics(call: CallGoogle, { projectId }: OperationsSettings): Promise<void> {
  const url = `https://logging.googleapis.com/v2/projects/${projectId}/metrics`;
  // PUT creates or replaces.
  for (const metric of filesIn('metrics')) await call('PUT', `${url}/${metric.name}`, metric);
}

const monitoring = ({ projectId }: OperationsSettings) => `https://monitoring.googleapis.com/v3/projects/${projectId}`;

async function writeUptimeCheck(call: CallGoogle, settings: OperationsSettings): Promise<void> {
  const { projectId, host } = settings;
  await write(call, `${monitoring(settings)}/uptimeCheckConfigs`, {
    displayName: `Tuckaway Tales: health of ${host}`,
    changing: {
      httpCheck: { path: '/api/health', port: 443, useSsl: true, validateSsl: true },
      period: '300s',
      timeout: '15s',
    },
    fixed: { monitoredResource: { type: 'uptime_url', labels: { project_id: projectId, host } } },
  });
}

async function writeAlerts(call: CallGoogle, settings: OperationsSettings): Promise<void> {
  const channel = await writeChannel(call, settings);
  const failures: string[] = [];
  for (const { displayName, ...policy } of filesIn('alerts', settings)) {
    const changing = { ...policy, ...(channel && { notificationChannels: [channel] }) };
    // A new metric cannot be used for some minutes; the other policies do not wait for it.
    await write(call, `${monitoring(settings)}/alertPolicies`, { displayName: String(displayName), changing }).catch((error: Error) =>
      failures.push(`${displayName}: ${error.message}`),
    );
  }
  if (failures.length > 0) throw new Error(failures.join('; '));
}

/** @returns the channel's name; undefined without an address. */
async function writeChannel(call: CallGoogle, settings: OperationsSettings): Promise<string | undefined> {
  const { alertEmail } = settings;
  if (!alertEmail) return undefined;
  const changing = { labels: { email_address: alertEmail } };
  const url = `${monitoring(settings)}/notificationChannels`;
  return (await write(call, url, { displayName: CHANNEL, changing, fixed: { type: 'email' } })).name;
}

async function writeBudget(call: CallGoogle, settings: OperationsSettings): Promise<void> {
  const { projectId, monthlyBudget } = settings;
  if (monthlyBudget === undefined) return;
  const [{ projectNumber }, { billingAccountName }] = await Promise.all([
    call('GET', `https://cloudresourcemanager.googleapis.com/v1/projects/${projectId}`),
    call('GET', `https://cloudbilling.googleapis.com/v1/projects/${projectId}/billingInfo`),
  ]);
  if (!billingAccountName) throw new Error('the project has no billing account');
  const channel = await writeChannel(call, settings);
  await write(call, `https://billingbudgets.googleapis.com/v1/${billingAccountName}/budgets`, {
    displayName: `Tuckaway Tales (${projectId})`,
    changing: {
      budgetFilter: { projects: [`projects/${projectNumber}`] },
      amount: { specifiedAmount: { units: String(Math.ceil(monthlyBudget)) } },
      thresholdRules: [0.5, 0.9, 1].map((thresholdPercent) => ({ thresholdPercent })),
      ...(channel && { notificationsRule: { monitoringNotificationChannels: [channel] } }),
    },
  });
}

interface Named {
  name: string;
  displayName: string;
}

interface Resource {
  displayName: string;
  changing: Record<string, unknown>;
  /** Fields that Google lets nobody change. */
  fixed?: Record<string, unknown>;
}

/** Updates the resource with this display name, or creates it. @param url of the collection, whose last part is also the list's field. */
async function write(call: CallGoogle, url: string, { displayName, changing, fixed }: Resource): Promise<Named> {
  const resource = { displayName, ...changing, ...fixed };
  const existing = await find(call, url, displayName);
  if (!existing) return (await call('POST', url, resource)) as unknown as Named;
  const { origin, pathname } = new URL(url);
  const version = pathname.split('/')[1];
  const changed = `${origin}/${version}/${existing.name}?updateMask=${Object.keys(changing).join(',')}`;
  return (await call('PATCH', changed, { ...resource, name: existing.name })) as unknown as Named;
}

async function find(call: CallGoogle, url: string, displayName: string): Promise<Named | undefined> {
  const list = url.slice(url.lastIndexOf('/') + 1);
  for (let page = ''; ; ) {
    const answer = await call('GET', page === '' ? url : `${url}?pageToken=${encodeURIComponent(page)}`);
    const found = ((answer[list] ?? []) as Named[]).find((one) => one.displayName === displayName);
    page = String(answer.nextPageToken ?? '');
    if (found || page === '') return found;
  }
}

/** The files of a folder, each a resource as Google's API takes it. `"{80-percent-of-stories-per-day}"` is replaced by the number. */
export function filesIn(folder: 'alerts' | 'metrics', { storiesPerDay = 0 }: Partial<OperationsSettings> = {}): Record<string, unknown>[] {
  const files = readdirSync(join(FOLDER, folder)).filter((name) => name.endsWith('.json'));
  return files.sort().map((name) => {
    const text = readFileSync(join(FOLDER, folder, name), 'utf8');
    return JSON.parse(text.replaceAll('"{80-percent-of-stories-per-day}"', String(Math.floor(storiesPerDay * 0.8))));
  });
}

/** What a deployment configures besides code (docs/operations.md). Every step changes only what it created, and writes nothing that is as it should be. */
import type { Session, Step } from '../deploy/session.ts';
import type { Answer } from './google.ts';
import { ensure, filesIn, includes } from './resources.ts';
import { signIn } from './sign-in.ts';

/** Days of a daily backup; the privacy policy names them. Point-in-time recovery always reaches back seven. */
export const BACKUP_DAYS = 14;

const DAY_SECONDS = 86_400;
const CHANNEL = 'Tuckaway Tales: operators';

/** In this order: alerts count what the metrics count, and alerts and the budget notify the channel. */
export const OPERATIONS_STEPS: readonly Step[] = [signIn, backups, metrics, logs, uptimeCheck, alerts, budget];

async function backups({ projectId, google, list, change }: Session): Promise<void> {
  const url = `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)/backupSchedules`;
  const retention = `${BACKUP_DAYS * DAY_SECONDS}s`;
  const schedules = await list<{ name: string; retention?: string; dailyRecurrence?: object }>(url, 'backupSchedules');
  const daily = schedules.find(({ dailyRecurrence }) => dailyRecurrence !== undefined);
  if (daily?.retention === retention) return;
  await change(`Backups: daily, kept for ${BACKUP_DAYS} days`, () =>
    daily
      ? google('PATCH', `https://firestore.googleapis.com/v1/${daily.name}?updateMask=retention`, { retention })
      : google('POST', url, { retention, dailyRecurrence: {} }),
  );
}

const logging = ({ projectId }: Session) => `https://logging.googleapis.com/v2/projects/${projectId}`;

async function metrics(session: Session): Promise<void> {
  for (const metric of filesIn('metrics')) {
    const url = `${logging(session)}/metrics/${metric.name}`;
    // PUT creates or replaces.
    if (!includes(await session.read(url), metric))
      await session.change(`Metric “${metric.name}”`, () => session.google('PUT', url, metric));
  }
}

/** Google logs every request's address, and the address of a shared story opens it. */
const SHARE_LINKS = {
  name: 'tuckaway-share-links',
  description: 'Addresses of shared stories',
  filter: 'resource.labels.service_name="sharedstory" AND httpRequest.requestUrl:"/s/"',
};

async function logs(session: Session): Promise<void> {
  const url = `${logging(session)}/sinks/_Default`;
  const sink = await session.read(url);
  const others = ((sink?.exclusions ?? []) as { name: string }[]).filter(({ name }) => name !== SHARE_LINKS.name);
  const own = ((sink?.exclusions ?? []) as { name: string }[]).find(({ name }) => name === SHARE_LINKS.name);
  if (includes(own, SHARE_LINKS)) return;
  await session.change('Logs: leave out the addresses of shared stories', () =>
    session.google('PATCH', `${url}?updateMask=exclusions`, { exclusions: [...others, SHARE_LINKS] }),
  );
}

const monitoring = ({ projectId }: Session) => `https://monitoring.googleapis.com/v3/projects/${projectId}`;

async function uptimeCheck(session: Session): Promise<void> {
  const { projectId, configuration } = session;
  const { host } = new URL(configuration.siteOrigin);
  await ensure(session, `${monitoring(session)}/uptimeCheckConfigs`, {
    kind: 'uptime check',
    displayName: `Tuckaway Tales: health of ${host}`,
    changing: {
      httpCheck: { path: '/api/health', port: 443, useSsl: true, validateSsl: true },
      period: '300s',
      timeout: '15s',
    },
    fixed: { monitoredResource: { type: 'uptime_url', labels: { project_id: projectId, host } } },
  });
}

async function alerts(session: Session): Promise<void> {
  const { configuration, note } = session;
  if (!configuration.alertEmail) note('TUCKAWAY_ALERT_EMAIL is not set: new alerts have no recipient, and existing ones keep theirs.');
  const channel = await recipients(session);
  const failures: Error[] = [];
  for (const { displayName, ...policy } of filesIn('alerts', configuration.storiesPerDay)) {
    const changing = { ...policy, ...(channel && { notificationChannels: [channel] }) };
    // A new metric cannot be used for some minutes; the other policies do not wait for it.
    await ensure(session, `${monitoring(session)}/alertPolicies`, { kind: 'alert', displayName: String(displayName), changing }).catch(
      (error: Error) => failures.push(error),
    );
  }
  if (failures[0]) throw failures[0];
}

/** @returns the channel's name; undefined without an address. */
async function recipients(session: Session): Promise<string | undefined> {
  const { alertEmail } = session.configuration;
  if (!alertEmail) return undefined;
  const changing = { labels: { email_address: alertEmail } };
  return ensure(session, `${monitoring(session)}/notificationChannels`, {
    kind: 'channel',
    displayName: CHANNEL,
    changing,
    fixed: { type: 'email' },
  });
}

async function budget(session: Session): Promise<void> {
  const { projectId, configuration, read, note } = session;
  const { monthlyBudget } = configuration;
  if (monthlyBudget === undefined) return note('TUCKAWAY_MONTHLY_BUDGET is not set: no budget is changed.');
  const [project, billing] = await Promise.all([
    read(`https://cloudresourcemanager.googleapis.com/v1/projects/${projectId}`),
    read(`https://cloudbilling.googleapis.com/v1/projects/${projectId}/billingInfo`),
  ]);
  const { projectNumber } = project as Answer;
  if (!billing?.billingAccountName) return;
  const channel = await recipients(session);
  await ensure(session, `https://billingbudgets.googleapis.com/v1/${billing.billingAccountName}/budgets`, {
    kind: 'budget',
    displayName: `Tuckaway Tales (${projectId})`,
    changing: {
      budgetFilter: { projects: [`projects/${projectNumber}`] },
      amount: { specifiedAmount: { units: String(Math.ceil(monthlyBudget)) } },
      thresholdRules: [0.5, 0.9, 1].map((thresholdPercent) => ({ thresholdPercent })),
      ...(channel && { notificationsRule: { monitoringNotificationChannels: [channel] } }),
    },
  });
}

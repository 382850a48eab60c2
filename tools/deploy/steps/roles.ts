/**
 * Roles of Google's own accounts. The functions' account and its roles are the CLI's work: `functions/src/index.ts` requires them with
 * `requiresRole()`.
 */
import { GoogleError } from '../../operations/google.ts';
import type { Session } from '../session.ts';
import { finished } from './operation.ts';

interface Binding {
  role: string;
  members: string[];
  condition?: object;
}
interface Policy {
  bindings?: Binding[];
  etag?: string;
}

/** Agents that are created with their first use, too late for the first trigger, queue or schedule. */
const AGENTS = [
  { service: 'eventarc', account: 'gcp-sa-eventarc', roles: ['roles/eventarc.serviceAgent'] },
  { service: 'pubsub', account: 'gcp-sa-pubsub', roles: ['roles/pubsub.serviceAgent', 'roles/iam.serviceAccountTokenCreator'] },
  { service: 'cloudtasks', account: 'gcp-sa-cloudtasks', roles: ['roles/cloudtasks.serviceAgent'] },
  { service: 'cloudscheduler', account: 'gcp-sa-cloudscheduler', roles: ['roles/cloudscheduler.serviceAgent'] },
];
/** Newer organizations give the default account, which builds the functions, no role at all. */
const BUILDER = 'roles/cloudbuild.builds.builder';

export async function roles(session: Session): Promise<void> {
  const { projectId, google, read, change } = session;
  const projects = `https://cloudresourcemanager.googleapis.com/v1/projects/${projectId}`;
  const number = String((await read(projects))?.projectNumber);
  const bindings = await bindingsOf(session, projects);
  const wanted = [
    ...AGENTS.flatMap(({ service, account, roles: some }) =>
      some.map((role) => ({ service, role, member: `serviceAccount:service-${number}@${account}.iam.gserviceaccount.com` })),
    ),
    { service: null, role: BUILDER, member: `serviceAccount:${number}-compute@developer.gserviceaccount.com` },
  ];
  const lacking = wanted.filter(({ role, member }) => !has(bindings, role, member));
  if (lacking.length === 0) return;
  const services = new Set(lacking.flatMap(({ service }) => service ?? []));
  if (services.size > 0)
    await change(`Accounts: create Google’s agents for ${[...services].join(', ')}`, async () => {
      const api = 'https://serviceusage.googleapis.com/v1beta1';
      for (const service of services) {
        const url = `${api}/projects/${number}/services/${service}.googleapis.com:generateServiceIdentity`;
        await finished(session, api, await google('POST', url, {}));
      }
    });
  const names = lacking.map(
    ({ service, role }) => `${role} to ${service ? `the agent of ${service}` : 'the account that builds functions'}`,
  );
  await change(`Roles: grant ${names.join(', ')}`, () => grant(session, projects, lacking));
}

/** Lets the functions' own account hand tasks to itself, which queues require. */
export async function taskAccount(session: Session): Promise<void> {
  const { projectId, list, change } = session;
  const functions = await list<{ name: string; serviceConfig?: { serviceAccountEmail?: string } }>(
    `https://cloudfunctions.googleapis.com/v2/projects/${projectId}/locations/-/functions?pageSize=100`,
    'functions',
  );
  const emails = new Set(
    functions.map(({ serviceConfig }) => serviceConfig?.serviceAccountEmail).filter((email) => email?.includes('firebase-fn-')),
  );
  const sentence = 'Roles: let the functions’ account hand tasks to itself';
  if (emails.size === 0) return void (await change(sentence, async () => {}));
  for (const email of emails) {
    const account = `https://iam.googleapis.com/v1/projects/${projectId}/serviceAccounts/${email}`;
    const one = { role: 'roles/iam.serviceAccountUser', member: `serviceAccount:${email}` };
    const bindings = await bindingsOf(session, account);
    if (!has(bindings, one.role, one.member)) await change(sentence, () => grant(session, account, [one]));
  }
}

/** Version 3 shows conditions, which must be written back. Service accounts take it in the address, projects in the body. */
const policyCall = (resource: string): [url: string, method: 'POST', body?: object] =>
  resource.startsWith('https://iam.')
    ? [`${resource}:getIamPolicy?options.requestedPolicyVersion=3`, 'POST']
    : [`${resource}:getIamPolicy`, 'POST', { options: { requestedPolicyVersion: 3 } }];

async function bindingsOf({ read }: Session, resource: string): Promise<Binding[]> {
  return ((await read(...policyCall(resource))) as Policy | undefined)?.bindings ?? [];
}

const has = (bindings: readonly Binding[], role: string, member: string) =>
  bindings.some((binding) => binding.role === role && !binding.condition && binding.members.includes(member));

/** The etag lets Google refuse the write if another deployment changed the policy meanwhile. */
async function grant({ google }: Session, resource: string, wanted: readonly { role: string; member: string }[]): Promise<void> {
  const [url, method, body] = policyCall(resource);
  const policy = (await google(method, url, body)) as Policy;
  // Without it, Google would replace the whole policy by what is written here.
  if (!policy.etag) throw new GoogleError(502, `the roles of ${resource} came without an etag`);
  const bindings = structuredClone(policy.bindings ?? []);
  for (const { role, member } of wanted) {
    const binding = bindings.find((one) => one.role === role && !one.condition);
    if (!binding) bindings.push({ role, members: [member] });
    else if (!binding.members.includes(member)) binding.members.push(member);
  }
  await google('POST', `${resource}:setIamPolicy`, { policy: { ...policy, bindings, version: 3 } });
}

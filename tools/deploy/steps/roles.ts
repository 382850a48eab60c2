/** Roles that the CLI does not grant. The functions' account, its roles and those of Google's agents are the CLI's work. */
import { GoogleError } from '../../operations/google.ts';
import type { Session } from '../session.ts';

interface Binding {
  role: string;
  members: string[];
  condition?: object;
}

/** Newer organizations give the default account, which builds the functions, no role at all. */
export async function builder(session: Session): Promise<void> {
  const projects = `https://cloudresourcemanager.googleapis.com/v1/projects/${session.projectId}`;
  const { projectNumber } = (await session.read(projects)) ?? {};
  const account = `serviceAccount:${projectNumber}-compute@developer.gserviceaccount.com`;
  await grant(session, projects, 'roles/cloudbuild.builds.builder', account, 'Roles: let the default account build functions');
}

/** Lets the functions' own account hand tasks to itself, which queues require. */
export async function taskAccount(session: Session): Promise<void> {
  const { projectId, list, change } = session;
  const functions = await list<{ serviceConfig?: { serviceAccountEmail?: string } }>(
    `https://cloudfunctions.googleapis.com/v2/projects/${projectId}/locations/-/functions?pageSize=100`,
    'functions',
  );
  const emails = new Set(functions.map(({ serviceConfig }) => serviceConfig?.serviceAccountEmail ?? ''));
  const own = [...emails].filter((email) => email.includes('firebase-fn-'));
  const sentence = 'Roles: let the functions’ account hand tasks to itself';
  if (own.length === 0 && !session.options.noCode) await change(sentence, async () => {});
  for (const email of own) {
    const account = `https://iam.googleapis.com/v1/projects/${projectId}/serviceAccounts/${email}`;
    await grant(session, account, 'roles/iam.serviceAccountUser', `serviceAccount:${email}`, sentence);
  }
}

/** The etag lets Google refuse the write if another deployment changed the policy meanwhile. */
async function grant({ google, read, change }: Session, resource: string, role: string, member: string, sentence: string): Promise<void> {
  // Version 3 shows conditions, which must be written back. Service accounts take it in the address, projects in the body.
  const [url, body] = resource.startsWith('https://iam.')
    ? [`${resource}:getIamPolicy?options.requestedPolicyVersion=3`]
    : [`${resource}:getIamPolicy`, { options: { requestedPolicyVersion: 3 } }];
  const policy = (await read(url, 'POST', body)) as { bindings?: Binding[]; etag?: string } | undefined;
  const bindings = policy?.bindings ?? [];
  const same = bindings.find((binding) => binding.role === role && !binding.condition);
  if (same?.members.includes(member)) return;
  await change(sentence, () => {
    // Without it, Google would replace the whole policy by what is written here.
    if (!policy?.etag) throw new GoogleError(502, `the roles of ${resource} came without an etag`);
    const others = bindings.filter((binding) => binding !== same);
    const granted = [...others, { role, members: [...(same?.members ?? []), member] }];
    return google('POST', `${resource}:setIamPolicy`, { policy: { ...policy, bindings: granted, version: 3 } });
  });
}

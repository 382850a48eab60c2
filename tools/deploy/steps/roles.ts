/** Roles that the CLI does not grant. The functions' account, its roles and those of Google's agents are the CLI's work. */
import { GoogleError } from '../../operations/google.ts';
import type { Session } from '../session.ts';
import { deployedFunctions } from './code.ts';

type Policy = { bindings?: { role: string; members: string[]; condition?: object }[]; etag?: string };

/** Newer organizations give the default account, which builds the functions, no role at all. */
export async function builder(session: Session): Promise<void> {
  const project = `https://cloudresourcemanager.googleapis.com/v1/projects/${session.projectId}`;
  const { projectNumber = 'NUMBER' } = (await session.read(project)) ?? {};
  await grant(session, project, 'roles/cloudbuild.builds.builder', `${projectNumber}-compute@developer.gserviceaccount.com`);
}

/** Lets the functions' own account hand tasks to itself, which queues require. */
export async function taskAccount(session: Session): Promise<void> {
  const emails = (await deployedFunctions(session)).map(({ serviceConfig }) => serviceConfig?.serviceAccountEmail ?? '');
  const own = new Set(emails.filter((email) => email.includes('firebase-fn-')));
  if (own.size === 0) await session.change('Roles: let the functions’ account hand tasks to itself', async () => {});
  const url = `https://iam.googleapis.com/v1/projects/${session.projectId}/serviceAccounts`;
  for (const account of own) await grant(session, `${url}/${account}`, 'roles/iam.serviceAccountUser', account);
}

/** The etag lets Google refuse the write if another deployment changed the policy meanwhile. */
async function grant({ google, read, change }: Session, resource: string, role: string, account: string): Promise<void> {
  const member = `serviceAccount:${account}`;
  // Version 3 shows conditions, which must be written back. Service accounts take it in the address, projects in the body.
  const [url, body] = resource.startsWith('https://iam.')
    ? [`${resource}:getIamPolicy?options.requestedPolicyVersion=3`]
    : [`${resource}:getIamPolicy`, { options: { requestedPolicyVersion: 3 } }];
  const policy = (await read(url, 'POST', body)) as Policy | undefined;
  const bindings = policy?.bindings ?? [];
  const same = bindings.find((binding) => binding.role === role && !binding.condition);
  if (same?.members.includes(member)) return;
  await change(`Roles: grant ${role} to ${account}`, () => {
    // Without it, Google would replace the whole policy by what is written here.
    if (!policy?.etag) throw new GoogleError(502, `the roles of ${resource} came without an etag`);
    const granted = [...bindings.filter((binding) => binding !== same), { role, members: [...(same?.members ?? []), member] }];
    return google('POST', `${resource}:setIamPolicy`, { policy: { ...policy, bindings: granted, version: 3 } });
  });
}

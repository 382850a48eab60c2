import { RUNTIME } from '../../../functions/src/config/runtime.ts';
import { outdated, write } from '../project-values.ts';
import type { Session } from '../session.ts';

/** Of firebase.json: the CLI deletes no functions of others. */
const CODEBASE = 'tuckaway';

interface DeployedFunction {
  name: string;
  labels?: Record<string, string>;
  serviceConfig?: { serviceAccountEmail?: string };
}

export function deployedFunctions({ projectId, list }: Session): Promise<DeployedFunction[]> {
  return list(`https://cloudfunctions.googleapis.com/v2/projects/${projectId}/locations/-/functions?pageSize=100`, 'functions');
}

/** Configures the folder, so that the Firebase CLI can deploy from it, now and later. */
export async function folder({ configuration, projectId, root, change }: Session): Promise<void> {
  if (outdated(configuration, root).length === 0) return;
  await change(`Write the values of ${projectId} to firebase.json and .firebaserc (commit them)`, async () => write(configuration, root));
}

/** The functions before the rules, which refuse what older functions leave to the browser. */
export async function code(session: Session): Promise<void> {
  const { replaceFunctions, change, missing, firebase } = session;
  const deployed = await deployedFunctions(session);
  const named = (ours: boolean, wanted: boolean) => {
    const some = deployed.filter(({ labels }) => (labels?.['firebase-functions-codebase'] === CODEBASE) === ours);
    return some.map(({ name }) => name.split('/').at(-1) ?? '').filter((name) => name in RUNTIME === wanted);
  };
  const [taken, obsolete] = [named(false, true), named(true, false)];
  if (taken.length > 0 && !replaceFunctions)
    missing(
      `Functions: ${taken.join(', ')} may be another app’s, and would be replaced. Choose a project of its own, or agree with --replace-functions.`,
    );
  // Indexes without --force, which would delete those of another app.
  for (const part of ['firestore:indexes', 'functions --force', 'firestore:rules,hosting']) {
    const deletion = part.endsWith('--force') && obsolete.length > 0 ? `, and DELETE ${obsolete.join(', ')}` : '';
    await change(`Deploy ${part}${deletion}`, () => firebase(['deploy', '--only', ...part.split(' ')]));
  }
}

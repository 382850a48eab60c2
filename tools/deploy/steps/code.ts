import { RUNTIME } from '../../../functions/src/config/runtime.ts';
import { isWritten, write } from '../project-values.ts';
import type { Session } from '../session.ts';

/** Of firebase.json: the CLI deletes no functions of others. */
const CODEBASE = 'tuckaway';

/** Configures the folder, so that the Firebase CLI can deploy from it, now and later. */
export async function folder({ configuration, projectId, root, change }: Session): Promise<void> {
  if (!isWritten(configuration, root))
    await change(`This folder: write the values of ${projectId} to firebase.json and .firebaserc (commit them)`, async () =>
      write(configuration, root),
    );
}

/** The functions before the rules, which refuse what older functions leave to the browser. */
export async function code({ projectId, options, list, change, missing, firebase }: Session): Promise<void> {
  if (options.noCode) return;
  const deployed = await list<{ name: string; labels?: Record<string, string> }>(
    `https://cloudfunctions.googleapis.com/v2/projects/${projectId}/locations/-/functions?pageSize=100`,
    'functions',
  );
  const wanted = Object.keys(RUNTIME);
  const namesWhere = (isOurs: boolean) =>
    deployed
      .filter(({ labels = {} }) => (labels['firebase-functions-codebase'] === CODEBASE) === isOurs)
      .map(({ name }) => name.split('/').at(-1) ?? '');
  const taken = namesWhere(false).filter((name) => wanted.includes(name));
  if (taken.length > 0 && !options.replaceFunctions)
    return missing(
      `Functions: ${taken.join(', ')} may be another app’s, and would be replaced. Choose a project of its own, or agree with --replace-functions.`,
    );
  const obsolete = namesWhere(true).filter((name) => !wanted.includes(name));
  const sentence = ['Code: deploy indexes, functions, rules and pages', taken.length > 0 && `REPLACE ${taken.join(', ')}`];
  await change([...sentence, obsolete.length > 0 && `DELETE ${obsolete.join(', ')}`].filter(Boolean).join('; '), async () => {
    // Indexes without --force, which would delete those of another app.
    await firebase(['deploy', '--only', 'firestore:indexes']);
    await firebase(['deploy', '--only', 'functions', '--force']);
    await firebase(['deploy', '--only', 'firestore:rules,hosting']);
  });
}

/** `npm run configure -- --project ID`: writes a project's values, so that `npx firebase deploy` works. `--check` only looks, for firebase.json. */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { main, orUsage, say } from '../local/say.ts';
import { configure, requireConfigured, requireProject } from './project-values.ts';

const USAGE = 'npm run configure -- --project ID';

await main(async () => {
  const options = { project: { type: 'string' }, check: { type: 'boolean', default: false } } as const;
  const { values } = orUsage(USAGE, () => parseArgs({ options }));
  if (values.check) {
    // The Firebase CLI says for which project.
    requireConfigured(process.env.GCLOUD_PROJECT ?? '', process.env);
    return 0;
  }
  const projectId = requireProject(values.project, USAGE);
  configure(projectId, process.env);
  say(`This folder deploys to ${projectId}. Commit firebase.json, .firebaserc and functions/.env.${projectId}.`);
  say(`The first time: npm run deploy -- --project ${projectId}`);
  say(`From then on: npx firebase deploy (--project ${projectId} if .firebaserc has another default)`);
  return 0;
});

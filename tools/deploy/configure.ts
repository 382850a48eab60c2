/** `npm run configure -- --project ID`: writes a project's values, so that `npx firebase deploy` works. `--check` only looks, for firebase.json. */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { main, say } from '../local/say.ts';
import { requireProject } from './options.ts';
import { configure, requireConfigured } from './project-values.ts';

await main(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' }, check: { type: 'boolean', default: false } } });
  if (values.check) {
    // The Firebase CLI says for which project.
    requireConfigured(process.env.GCLOUD_PROJECT ?? '', process.env);
    return 0;
  }
  const projectId = requireProject(values.project, 'npm run configure -- --project ID');
  configure(projectId, process.env);
  say(`This folder deploys to ${projectId}. Commit firebase.json, .firebaserc and functions/.env.${projectId}; then: npx firebase deploy`);
  return 0;
});

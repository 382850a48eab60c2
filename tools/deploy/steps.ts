/** The steps of a deployment, in their order. */
import type { Step } from './session.ts';
import { code, folder } from './steps/code.ts';
import { database } from './steps/database.ts';
import { apis, billing, firebaseProject, hostingSite, webApp } from './steps/project.ts';
import { builder, taskAccount } from './steps/roles.ts';
import { hashKey, modelKeys, pushKeys } from './steps/secrets.ts';

export const STEPS: readonly Step[] = [
  { name: 'billing plan', run: billing },
  { name: 'APIs', run: apis },
  { name: 'Firebase', run: firebaseProject },
  { name: 'roles', run: builder },
  { name: 'database', run: database },
  { name: 'keys of the model', run: modelKeys },
  { name: 'key of the hashes', run: hashKey },
  { name: 'push keys', run: pushKeys },
  { name: 'site', run: hostingSite },
  { name: 'web app', run: webApp },
  { name: 'this folder', run: folder },
  { name: 'code', run: code },
  { name: 'account of the tasks', run: taskAccount },
];

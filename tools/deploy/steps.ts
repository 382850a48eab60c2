/** The steps of a deployment, in their order. */
import { OPERATIONS_STEPS } from '../operations/apply.ts';
import { PARTS } from './options.ts';
import type { Step } from './session.ts';
import { apis } from './steps/apis.ts';
import { billing } from './steps/billing.ts';
import { functions, hosting, indexes, rules } from './steps/code.ts';
import { database } from './steps/database.ts';
import { firebaseProject, hostingSite, webApp } from './steps/firebase-project.ts';
import { prepared } from './steps/prepared.ts';
import { roles, taskAccount } from './steps/roles.ts';
import { modelKeys, pushKeys } from './steps/secrets.ts';

export const STEPS: readonly Step[] = [
  { parts: PARTS, name: 'project', run: prepared },
  { parts: ['project'], name: 'billing plan', run: billing },
  { parts: ['project'], name: 'APIs', run: apis },
  { parts: ['project'], name: 'Firebase', run: firebaseProject },
  { parts: ['project'], name: 'accounts and roles', run: roles },
  { parts: ['project'], name: 'database', run: database },
  { parts: ['project', 'functions'], name: 'keys of the model', run: modelKeys },
  // Pages need the results of the next three.
  { parts: ['project', 'functions', 'hosting'], name: 'push keys', run: pushKeys },
  { parts: ['project', 'hosting'], name: 'web app', run: webApp },
  { parts: ['project', 'hosting'], name: 'site', run: hostingSite },
  // Indexes take minutes to build, and the rules refuse what older functions leave to the browser.
  { parts: ['indexes'], name: 'indexes', run: indexes },
  { parts: ['functions'], name: 'functions', run: functions },
  { parts: ['functions'], name: 'account of the tasks', run: taskAccount },
  { parts: ['rules'], name: 'rules', run: rules },
  { parts: ['hosting'], name: 'pages', run: hosting },
  ...OPERATIONS_STEPS,
];

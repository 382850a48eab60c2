/** A deployment against the stand-in, without waiting, and by default with a stand-in for the Firebase CLI too. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RUNTIME } from '../../../functions/src/config/runtime.ts';
import { ROOT } from '../../local/paths.ts';
import type { Answer, CallGoogle, Method } from '../../operations/google.ts';
import { readConfiguration } from '../configuration.ts';
import { deploy } from '../deployment.ts';
import type { Deployment } from '../session.ts';
import { PROTECTION } from '../steps/database.ts';
import { answerOf } from './google.ts';
import { freshProject } from './project.ts';

export const FILLED = `VAPID_SUBJECT=mailto:hello@bedtime.tales.org
TUCKAWAY_ADMIN_EMAILS=ada@tales.org, ben@tales.org, cleo@tales.org
TUCKAWAY_CONTACT_EMAIL=hello@tales.org
TUCKAWAY_CONTROLLER_NAME="Bedtime Tales e. V."
TUCKAWAY_CONTROLLER_ADDRESS="Lindenweg 1, 04109 Leipzig" # the garden house
TUCKAWAY_ALERT_EMAIL=ops@tales.org
TUCKAWAY_MONTHLY_BUDGET=49.5
`;

export class Trial {
  readonly project = freshProject();
  /** The calls that changed something, as `METHOD url`. */
  readonly writes: string[] = [];
  /** What the Firebase CLI was run with. */
  readonly commands: string[] = [];
  readonly said: string[] = [];
  readonly environment: Record<string, string> = { OPENAI_API_KEY: 'sk-secret-1', MODERATION_API_KEY: 'sk-secret-2' };
  /** Called before each call and after each that succeeded; what it throws is the call's failure. */
  fault: ((call: { index: number; method: Method; url: string; moment: 'before' | 'after' }) => void) | undefined;
  calls = 0;
  /** Virtual milliseconds that passed. */
  passed = 0;
  /** A copy of what a deployment reads and writes. */
  readonly root: string;

  constructor(root = mkdtempSync(join(tmpdir(), 'tuckaway-deploy-'))) {
    this.root = root;
    mkdirSync(join(root, 'functions'), { recursive: true });
    for (const file of ['firebase.json', '.firebaserc', 'functions/.env']) cpSync(join(ROOT, file), join(root, file));
    this.configure(FILLED);
  }

  readonly google: CallGoogle = async (method, url, body = {}) => {
    const index = this.calls++;
    this.fault?.({ index, method, url, moment: 'before' });
    const before = JSON.stringify(this.project);
    const answer = structuredClone(answerOf(this.project, method, url, structuredClone(body) as Answer));
    if (JSON.stringify(this.project) !== before) this.writes.push(`${method} ${url}`);
    this.fault?.({ index, method, url, moment: 'after' });
    return answer;
  };

  /** Does what the CLI's commands do to a project. */
  firebase: Deployment['firebase'] = async (args, input = '') => {
    this.commands.push(args.join(' '));
    const at = `projects/${this.project.id}`;
    const databases = `firestore.googleapis.com/v1/${at}/databases`;
    const [command = '', name] = args;
    const calls: Record<string, readonly [url: string, body: object]> = {
      'projects:addfirebase': [`firebase.googleapis.com/v1beta1/${at}:addFirebase`, {}],
      'firestore:databases:create': [`${databases}?databaseId=${name}`, { locationId: args[3], ...PROTECTION }],
      'firestore:databases:update': [`${databases}/${name}`, PROTECTION],
      'functions:secrets:set': [`secretmanager.googleapis.com/v1/${at}/secrets/${name}:addVersion`, { payload: { data: btoa(input) } }],
      'hosting:sites:create': [`firebasehosting.googleapis.com/v1beta1/${at}/sites?siteId=${name}`, {}],
      'apps:create': [`firebase.googleapis.com/v1beta1/${at}/webApps`, { displayName: args[2] }],
    };
    const [url, body] = calls[command] ?? [];
    if (url) await this.google(command.endsWith('update') ? 'PATCH' : 'POST', `https://${url}`, body);
    if (!args.includes('functions')) return;
    const serviceConfig = { serviceAccountEmail: `firebase-fn-1@${this.project.id}.iam.gserviceaccount.com` };
    for (const one of Object.keys(RUNTIME)) {
      const made = { name: `${at}/locations/europe-west1/functions/${one}`, labels: { 'firebase-functions-codebase': 'tuckaway' } };
      this.project.resources[`cloudfunctions/${made.name}`] = { ...made, serviceConfig };
    }
  };

  /** Replaces the project's own file of parameters. */
  configure(text: string): void {
    writeFileSync(join(this.root, 'functions', `.env.${this.project.id}`), text);
  }

  async run(chosen: Partial<Deployment> = {}): Promise<void> {
    const { project, environment, google, root } = this;
    const { configuration, problems } = readConfiguration(project.id, environment, join(root, 'functions'));
    const deployment: Deployment = {
      projectId: project.id,
      configuration,
      location: undefined,
      replaceFunctions: false,
      dryRun: false,
      yes: true,
      ask: null,
      ...chosen,
      google,
      firebase: (args, input) => this.firebase(args, input),
      sleep: async (milliseconds) => {
        this.passed += milliseconds;
      },
      say: (sentence) => void this.said.push(sentence),
      environment,
      root,
    };
    await deploy(deployment, problems);
  }

  /** Removes its files. */
  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** A project's configuration, in one place: `functions/.env` and `functions/.env.PROJECT`. A placeholder that was left in it is a problem. */
import { assetLinks } from '../../web/build/well-known.ts';
import { defaultParameters, ownParametersOf, parametersOf } from '../local/function-parameters.ts';
import { emailProblem, originProblem, pushSubjectProblem } from './public-address.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

interface Parameter {
  readonly name: string;
  /** What a deployment without a real value would do wrong. Without this, the value may stay empty. */
  readonly needed?: string;
  /** Whether any text is a real value. */
  readonly free?: boolean;
  /** What a value has to match, and what is wrong if it does not; or a function that says so. */
  readonly rule?: readonly [RegExp, string] | ((value: string, configuration: Configuration) => string | undefined);
}

export interface Configuration {
  readonly projectId: string;
  readonly values: Readonly<Record<string, string>>;
  /** Scheme and host. */
  readonly siteOrigin: string;
  /** The host at which Google's sign-in ends. On the site's own, the page itself can go to Google where no window opens. */
  readonly signInDomain: string;
  readonly storiesPerDay: number;
  readonly alertEmail?: string | undefined;
  readonly monthlyBudget?: number | undefined;
  /** Where the files are; `functions` by default. */
  readonly folder?: string | undefined;
}

const positive = [/^(?=.*[1-9])\d*\.?\d+$/, 'has to be a number above 0'] as const;
const https = [/^https:\/\/\S+[^\s/]$/, 'has to be https:// and an address, without a slash at the end'] as const;
const onOrOff = [/^(?:on|off)$/, 'has to be on or off'] as const;
/** OpenAI's, of which each model knows some; `default` is another provider's. Servers reject a misspelled one, so that no story could be written. */
const EFFORTS = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max', 'default'];
const effort = [new RegExp(`^(?:${EFFORTS.join('|')})$`), `has to be empty or one of: ${EFFORTS.join(', ')}`] as const;
const hosts = [
  /^ *[a-z0-9-]+(?:\.[a-z0-9-]+)+ *(?:, *[a-z0-9-]+(?:\.[a-z0-9-]+)+ *)*$/,
  'has to be hosts without https://, separated by commas',
] as const;

/** The parameters with rules of their own; any other may have any value that is no placeholder. */
export const PARAMETERS: readonly Parameter[] = [
  { name: 'SITE_ORIGIN', rule: originProblem },
  { name: 'VAPID_SUBJECT', needed: 'push services could not reach you', rule: pushSubjectProblem },
  { name: 'TUCKAWAY_ADMIN_EMAILS', needed: 'no user would see the Admin Panel button', rule: admins },
  { name: 'TUCKAWAY_CONTACT_EMAIL', needed: 'families could not reach you', rule: emailProblem },
  { name: 'TUCKAWAY_CONTROLLER_NAME', needed: 'the privacy policy would not say whose it is' },
  { name: 'TUCKAWAY_CONTROLLER_ADDRESS', needed: 'the privacy policy would not say where you are' },
  { name: 'TUCKAWAY_ALERT_EMAIL', rule: emailProblem },
  { name: 'TUCKAWAY_MONTHLY_BUDGET', rule: positive },
  { name: 'TUCKAWAY_SIGN_IN_DOMAIN', rule: signInHost },
  { name: 'STORIES_PER_DAY', rule: positive },
  { name: 'STORIES_PER_USER_PER_DAY', rule: positive },
  { name: 'APP_CHECK', rule: onOrOff },
  { name: 'DELETE_UNUSED_ACCOUNTS', rule: onOrOff },
  { name: 'OPENAI_BASE_URL', rule: modelServer },
  { name: 'OPENAI_REASONING_EFFORT', rule: effort },
  { name: 'OPENAI_FALLBACK_REASONING_EFFORT', rule: effort },
  { name: 'OPENAI_REVIEW_REASONING_EFFORT', rule: effort },
  { name: 'OPENAI_PRIVACY_FIELDS', needed: 'the model’s provider might store the stories', rule: onOrOff },
  { name: 'MODERATION_BASE_URL', rule: https },
  { name: 'IMAGE_HOSTS', rule: hosts },
  {
    name: 'VERIFY_EMAIL_AFTER',
    // Other forms are read too, but 1.12.2026 as January 12.
    rule: (value) =>
      !/^\d{4}-\d\d-\d\d(?:T|$)/.test(value) || Number.isNaN(Date.parse(value)) ? 'has to be a date like 2026-11-24T00:00:00Z' : undefined,
  },
  { name: 'TUCKAWAY_ANDROID_APPS', rule: androidApps },
  // A sentence may say “your requests”.
  { name: 'TUCKAWAY_AI_RETENTION', free: true },
  // Only emulators accept it.
  { name: 'APP_CHECK_TEST_KEY', free: true },
];

const PLACEHOLDER =
  /\bexample\.(?:com|org|net)\b|\.(?:example|test|invalid)\b|\bmy-project\b|\byour[-_ ]|change-?me|\btodo\b|<[^>]*>|\bdemo-|\b127\.0\.0\.1\b|\blocalhost\b|…/i;
/** The first installation's site, which is a default. A project's own name may begin with the same words. */
const FIRST_SITE = /(?<![\w.-])tuckaway-tales\.(?:web\.app|firebaseapp\.com)\b/;
const FIRST_PROJECT = 'tuckaway-tales';
const FOR_OPENAI = ['OPENAI_REASONING_EFFORT', 'OPENAI_FALLBACK_MODEL', 'OPENAI_REVIEW_MODEL', 'OPENAI_PRIVACY_FIELDS'];
/** They are stored in Secret Manager; the Firebase CLI refuses functions with one in a file. */
const SECRETS = ['OPENAI_API_KEY', 'MODERATION_API_KEY', 'VAPID_PRIVATE_KEY', 'HASH_KEY'];

/** The defaults are for OpenAI: another server may not have the second model, and may reject requests with parameters that it does not know. */
function modelServer(value: string, { projectId, folder }: Configuration): string | undefined {
  const own = ownParametersOf(projectId, folder);
  const missing = value === defaultParameters().OPENAI_BASE_URL ? [] : FOR_OPENAI.filter((name) => !(name in own));
  const described = missing.length === 0 ? undefined : `another server than OpenAI’s: set ${missing.join(', ')} too (docs/operations.md)`;
  return broken(https, value) ?? described;
}

function admins(value: string): string | undefined {
  const addresses = value.split(',').map((address) => address.trim());
  if (addresses.some((address) => emailProblem(address) !== undefined)) return 'has to be email addresses, separated by commas';
  return addresses.length === 3 ? undefined : 'has to name three addresses';
}

/** Google's sign-in ends at a page that Hosting serves. */
function signInHost(value: string, { projectId, siteOrigin }: Configuration): string | undefined {
  const hosts = new Set([`${projectId}.firebaseapp.com`, `${projectId}.web.app`, URL.parse(siteOrigin)?.host]);
  return hosts.has(value) ? undefined : `has to be a host of the site: ${[...hosts].join(', ')}`;
}

function androidApps(value: string): string | undefined {
  try {
    assetLinks(value);
    return undefined;
  } catch {
    return 'has to be a package, a space and its SHA-256 fingerprint, for each app, separated by commas';
  }
}

/** What a project has configured, and a sentence for everything that is not filled in or cannot be right. @param folder of the files. */
export function readConfiguration(projectId: string, environment: Environment, folder?: string) {
  const values = valuesOf(projectId, environment, folder);
  return { configuration: configurationOf(projectId, values, folder), problems: problemsOf(projectId, values, folder) };
}

/** Values of the environment whose names begin with `TUCKAWAY_` win over the files, for pipelines. */
export function valuesOf(projectId: string, environment: Environment, folder?: string) {
  const fromEnvironment = Object.entries(environment).filter(([name, value]) => name.startsWith('TUCKAWAY_') && value);
  return { ...parametersOf(projectId, folder), ...(Object.fromEntries(fromEnvironment) as Record<string, string>) };
}

export function configurationOf(projectId: string, values: Readonly<Record<string, string>>, folder?: string): Configuration {
  return {
    projectId,
    values,
    folder,
    // The plan is made with an origin that cannot be right, too, to list everything at once.
    siteOrigin: URL.canParse(values.SITE_ORIGIN ?? '') ? String(values.SITE_ORIGIN) : `https://${projectId}.web.app`,
    signInDomain: values.TUCKAWAY_SIGN_IN_DOMAIN || `${projectId}.firebaseapp.com`,
    storiesPerDay: Number(values.STORIES_PER_DAY),
    alertEmail: values.TUCKAWAY_ALERT_EMAIL || undefined,
    monthlyBudget: values.TUCKAWAY_MONTHLY_BUDGET ? Number(values.TUCKAWAY_MONTHLY_BUDGET) : undefined,
  };
}

/** A sentence for everything that is not filled in or cannot be right. */
export function problemsOf(projectId: string, values: Readonly<Record<string, string>>, folder?: string): string[] {
  const configuration = configurationOf(projectId, values, folder);
  const defaults = defaultParameters();
  const names = new Set([...PARAMETERS.map(({ name }) => name), ...Object.keys(values)]);
  const ofValues = [...names].map((name) => {
    const parameter = PARAMETERS.find((one) => one.name === name) ?? { name };
    return { name, problem: problemOf(values[name] ?? '', parameter, configuration) ?? notWhole(values[name], defaults[name]) };
  });
  const ofNames = Object.keys(parametersOf(projectId, folder)).map((name) => ({ name, problem: nameProblem(name, defaults) }));
  const { APP_CHECK: appCheck, TUCKAWAY_APP_CHECK_KEY: appCheckKey } = values;
  const ofAppCheck = {
    name: 'APP_CHECK',
    problem: appCheck === 'on' && !appCheckKey && 'on, but without TUCKAWAY_APP_CHECK_KEY no page has tokens',
  };
  return [...ofValues, ...ofNames, ofAppCheck]
    .filter(({ problem }) => problem)
    .map(({ name, problem }) => `${name} in functions/.env.${projectId}: ${problem}.`);
}

/** A misspelled name would leave its parameter at the default. */
function nameProblem(name: string, defaults: Readonly<Record<string, string>>): string | undefined {
  if (SECRETS.includes(name)) return 'a secret, which must not be in a file; remove it and set it in the environment';
  return name in defaults ? undefined : 'there is no parameter of this name; functions/.env has all names';
}

/** Functions read a text as the number NaN, and start anyway. */
function notWhole(value: string | undefined, fallback = ''): string | undefined {
  return value !== undefined && /^\d+$/.test(fallback) && !/^\d+$/.test(value) ? 'has to be a whole number' : undefined;
}

const broken = ([pattern, problem]: readonly [RegExp, string], value: string) => (pattern.test(value) ? undefined : problem);

function problemOf(value: string, { needed, free, rule }: Parameter, configuration: Configuration): string | undefined {
  if (free) return undefined;
  if (value === '') return needed && `missing; ${needed}`;
  if (PLACEHOLDER.test(value) || (FIRST_SITE.test(value) && configuration.projectId !== FIRST_PROJECT))
    return `“${value}” is a placeholder${needed ? `; ${needed}` : ''}`;
  return typeof rule === 'function' ? rule(value, configuration) : rule && broken(rule, value);
}

/** A project's configuration, in one place: `functions/.env` and `functions/.env.PROJECT`. A placeholder that was left in it is a problem. */
import { assetLinks } from '../../web/build/well-known.ts';
import { defaultParameters, ownParametersOf, parametersOf } from '../local/function-parameters.ts';
import { emailProblem, originProblem, pushSubjectProblem } from './public-address.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

interface Parameter {
  /** What a deployment without a real value would do wrong. Without this, the value may stay empty. */
  readonly needed?: string;
  /** Whether any text is a real value. */
  readonly free?: boolean;
  /** Says what is wrong with a value. */
  readonly rule?: (value: string, configuration: Configuration) => string | undefined;
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

const positive = matches(/^(?=.*[1-9])\d*\.?\d+$/, 'has to be a number above 0');
const https = matches(/^https:\/\/\S+[^\s/]$/, 'has to be https:// and an address, without a slash at the end');
const onOrOff = matches(/^(?:on|off)$/, 'has to be on or off');
const hosts = matches(/^(?!,)(?:(?:^|,) *[a-z0-9-]+(?:\.[a-z0-9-]+)+ *)+$/, 'has to be hosts without https://, separated by commas');
/** OpenAI's, of which each model knows some; `default` is another provider's. Servers reject a misspelled one, so that no story could be written. */
const EFFORTS = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max', 'default'];
const effort = matches(new RegExp(`^(?:${EFFORTS.join('|')})$`), `has to be empty or one of: ${EFFORTS.join(', ')}`);

/** The parameters with rules of their own; any other may have any value that is no placeholder. */
export const PARAMETERS: Readonly<Record<string, Parameter>> = {
  SITE_ORIGIN: { rule: originProblem },
  VAPID_SUBJECT: { needed: 'push services could not reach you', rule: pushSubjectProblem },
  TUCKAWAY_ADMIN_EMAILS: {
    needed: 'no user would see the Admin Panel button (it takes three email addresses, separated by commas)',
    rule: admins,
  },
  TUCKAWAY_CONTACT_EMAIL: { needed: 'families could not reach you', rule: emailProblem },
  TUCKAWAY_CONTROLLER_NAME: { needed: 'the privacy policy would not say whose it is' },
  TUCKAWAY_CONTROLLER_ADDRESS: { needed: 'the privacy policy would not say where you are' },
  TUCKAWAY_ALERT_EMAIL: { rule: emailProblem },
  TUCKAWAY_MONTHLY_BUDGET: { rule: positive },
  TUCKAWAY_SIGN_IN_DOMAIN: { rule: signInHost },
  STORIES_PER_DAY: { rule: positive },
  STORIES_PER_USER_PER_DAY: { rule: positive },
  APP_CHECK: {
    rule: (value, { values }) =>
      value === 'on' && !values.TUCKAWAY_APP_CHECK_KEY ? 'on, but without TUCKAWAY_APP_CHECK_KEY no page has tokens' : onOrOff(value),
  },
  DELETE_UNUSED_ACCOUNTS: { rule: onOrOff },
  OPENAI_BASE_URL: { rule: modelServer },
  OPENAI_REASONING_EFFORT: { rule: effort },
  OPENAI_FALLBACK_REASONING_EFFORT: { rule: effort },
  OPENAI_REVIEW_REASONING_EFFORT: { rule: effort },
  OPENAI_PRIVACY_FIELDS: { needed: 'the model’s provider might store the stories', rule: onOrOff },
  MODERATION_BASE_URL: { rule: https },
  IMAGE_HOSTS: { rule: hosts },
  VERIFY_EMAIL_AFTER: {
    // Other forms are read too, but 1.12.2026 as January 12.
    rule: (value) =>
      !/^\d{4}-\d\d-\d\d(?:T|$)/.test(value) || Number.isNaN(Date.parse(value)) ? 'has to be a date like 2026-11-24T00:00:00Z' : undefined,
  },
  TUCKAWAY_ANDROID_APPS: { rule: androidApps },
  // A sentence may say “your requests”.
  TUCKAWAY_AI_RETENTION: { free: true },
  // Only emulators accept it.
  APP_CHECK_TEST_KEY: { free: true },
};

const PLACEHOLDER =
  /\bexample\.(?:com|org|net)\b|\.(?:example|test|invalid)\b|\bmy-project\b|\byour[-_ ]|change-?me|\btodo\b|<[^>]*>|\bdemo-|\b127\.0\.0\.1\b|\blocalhost\b|…/i;
/** The first installation's site, which is a default. A project's own name may begin with the same words. */
const FIRST_SITE = /(?<![\w.-])tuckaway-tales\.(?:web\.app|firebaseapp\.com)\b/;
const FIRST_PROJECT = 'tuckaway-tales';
const FOR_OPENAI = ['OPENAI_REASONING_EFFORT', 'OPENAI_FALLBACK_MODEL', 'OPENAI_REVIEW_MODEL', 'OPENAI_PRIVACY_FIELDS'];

function matches(pattern: RegExp, problem: string) {
  return (value: string) => (pattern.test(value) ? undefined : problem);
}

/** The defaults are for OpenAI: another server may not have the second model, and may reject requests with parameters that it does not know. */
function modelServer(value: string, { projectId, folder }: Configuration): string | undefined {
  const own = ownParametersOf(projectId, folder);
  const missing = value === defaultParameters().OPENAI_BASE_URL ? [] : FOR_OPENAI.filter((name) => !(name in own));
  const described = missing.length === 0 ? undefined : `another server than OpenAI’s: set ${missing.join(', ')} too (docs/operations.md)`;
  return https(value) ?? described;
}

function admins(value: string): string | undefined {
  const addresses = value.split(',').map((address) => address.trim());
  const areThree = addresses.length === 3 && addresses.every((address) => emailProblem(address) === undefined);
  return areThree ? undefined : 'has to be three email addresses, separated by commas';
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

/**
 * What a project has configured, and a sentence for everything that is not filled in or cannot be right. Values of the environment whose names begin
 * with `TUCKAWAY_` win over the files, for pipelines. @param folder of the files.
 */
export function readConfiguration(projectId: string, environment: Environment, folder?: string) {
  const inFiles = parametersOf(projectId, folder);
  const ofPipeline = Object.entries(environment).filter(([name, value]) => name.startsWith('TUCKAWAY_') && value);
  const values = { ...inFiles, ...(Object.fromEntries(ofPipeline) as Record<string, string>) };
  const configuration: Configuration = {
    projectId,
    values,
    folder,
    // What else is missing is listed with an origin that cannot be right, too.
    siteOrigin: URL.canParse(values.SITE_ORIGIN ?? '') ? String(values.SITE_ORIGIN) : `https://${projectId}.web.app`,
    signInDomain: values.TUCKAWAY_SIGN_IN_DOMAIN || `${projectId}.firebaseapp.com`,
    storiesPerDay: Number(values.STORIES_PER_DAY),
    alertEmail: values.TUCKAWAY_ALERT_EMAIL || undefined,
    monthlyBudget: values.TUCKAWAY_MONTHLY_BUDGET ? Number(values.TUCKAWAY_MONTHLY_BUDGET) : undefined,
  };
  const defaults = defaultParameters();
  const problems = [...new Set([...Object.keys(PARAMETERS), ...Object.keys(values)])].flatMap((name) => {
    const value = values[name] ?? '';
    // A misspelled name would leave its parameter at the default.
    const unknown = name in inFiles && !(name in defaults) ? 'no parameter; functions/.env has all names, and no secrets' : undefined;
    const problem = unknown ?? problemOf(value, PARAMETERS[name] ?? {}, configuration) ?? notWhole(value, defaults[name]);
    return problem ? [`${name} in functions/.env.${projectId}: ${problem}.`] : [];
  });
  return { configuration, problems };
}

/** Functions read a text as the number NaN, and start anyway. */
function notWhole(value: string, fallback = ''): string | undefined {
  return /^\d+$/.test(fallback) && !/^\d+$/.test(value) ? 'has to be a whole number' : undefined;
}

function problemOf(value: string, { needed, free, rule }: Parameter, configuration: Configuration): string | undefined {
  if (free) return undefined;
  if (value === '') return needed && `missing; ${needed}`;
  if (PLACEHOLDER.test(value) || (FIRST_SITE.test(value) && configuration.projectId !== FIRST_PROJECT))
    return `“${value}” is a placeholder${needed ? `; ${needed}` : ''}`;
  return rule?.(value, configuration);
}

/** A project's configuration, in one place: `functions/.env` and `functions/.env.PROJECT`. A placeholder that was left in it is a problem. */
import { parametersOf } from '../local/function-parameters.ts';

interface Parameter {
  readonly name: string;
  /** What a deployment without a real value would do wrong. Without this, the value may stay empty. */
  readonly needed?: string;
  /** Whether any text is a real value. */
  readonly free?: boolean;
  /** @returns what is wrong. */
  readonly check?: (value: string, configuration: Configuration) => string | undefined;
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

const EMAIL = /^[^\s@,]+@[^\s@,]+\.[^\s@,.]+$/;
const email = (value: string) => (EMAIL.test(value) ? undefined : 'is not an email address');
const positive = (value: string) => (Number(value) > 0 ? undefined : 'has to be a number above 0');

/** The parameters with rules of their own; any other may have any value that is no placeholder. */
export const PARAMETERS: readonly Parameter[] = [
  {
    name: 'SITE_ORIGIN',
    check: (value) =>
      /^https:\/\/[a-z0-9.-]+\.[a-z]+$/.test(value) ? undefined : 'has to be https:// and a host, without a slash at the end',
  },
  {
    name: 'VAPID_SUBJECT',
    needed: 'push services could not reach you',
    check: (value) => (/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value) ? undefined : 'has to begin with mailto: or https://'),
  },
  { name: 'TUCKAWAY_ADMIN_EMAILS', needed: 'nobody would see the Admin Panel button', check: admins },
  { name: 'TUCKAWAY_CONTACT_EMAIL', needed: 'families could not reach you', check: email },
  { name: 'TUCKAWAY_CONTROLLER_NAME', needed: 'the privacy policy would not say whose it is' },
  { name: 'TUCKAWAY_CONTROLLER_ADDRESS', needed: 'the privacy policy would not say where you are' },
  { name: 'TUCKAWAY_ALERT_EMAIL', check: email },
  { name: 'TUCKAWAY_MONTHLY_BUDGET', check: positive },
  {
    name: 'TUCKAWAY_SIGN_IN_DOMAIN',
    check: signInHost,
  },
  { name: 'STORIES_PER_DAY', check: positive },
  { name: 'STORIES_PER_USER_PER_DAY', check: positive },
  { name: 'APP_CHECK', check: (value) => (['on', 'off'].includes(value) ? undefined : 'has to be on or off') },
  // Only emulators accept it.
  { name: 'APP_CHECK_TEST_KEY', free: true },
];

const PLACEHOLDER =
  /\bexample\.(?:com|org|net)\b|\.(?:example|test|invalid)\b|\bmy-project\b|\byour[-_ ]|change-?me|\btodo\b|<[^>]*>|\bdemo-|\b127\.0\.0\.1\b|\blocalhost\b|…/i;
/** The origin of the first installation, which is a default. */
const FIRST_PROJECT = 'tuckaway-tales';

function admins(value: string): string | undefined {
  const addresses = value.split(',').map((address) => address.trim());
  if (addresses.some((address) => !EMAIL.test(address))) return 'has to be email addresses, separated by commas';
  return addresses.length === 3 ? undefined : 'has to name three addresses';
}

/** Google's sign-in ends at a page that Hosting serves. */
function signInHost(value: string, { projectId, siteOrigin }: Configuration): string | undefined {
  const hosts = new Set([`${projectId}.firebaseapp.com`, `${projectId}.web.app`, URL.parse(siteOrigin)?.host]);
  return hosts.has(value) ? undefined : `has to be a host of the site: ${[...hosts].join(', ')}`;
}

/** Values of the environment whose names begin with `TUCKAWAY_` win over the files, for pipelines. */
export function valuesOf(projectId: string, environment: Readonly<Record<string, string | undefined>>, folder?: string) {
  const fromEnvironment = Object.entries(environment).filter(([name, value]) => name.startsWith('TUCKAWAY_') && value);
  return { ...parametersOf(projectId, folder), ...(Object.fromEntries(fromEnvironment) as Record<string, string>) };
}

export function configurationOf(projectId: string, values: Readonly<Record<string, string>>, folder?: string): Configuration {
  return {
    projectId,
    values,
    folder,
    siteOrigin: values.SITE_ORIGIN || `https://${projectId}.web.app`,
    signInDomain: values.TUCKAWAY_SIGN_IN_DOMAIN || `${projectId}.firebaseapp.com`,
    storiesPerDay: Number(values.STORIES_PER_DAY),
    alertEmail: values.TUCKAWAY_ALERT_EMAIL || undefined,
    monthlyBudget: values.TUCKAWAY_MONTHLY_BUDGET ? Number(values.TUCKAWAY_MONTHLY_BUDGET) : undefined,
  };
}

/** A sentence for everything that nobody has filled in or that cannot be right. */
export function problemsOf(projectId: string, values: Readonly<Record<string, string>>): string[] {
  const configuration = configurationOf(projectId, values);
  const names = new Set([...PARAMETERS.map(({ name }) => name), ...Object.keys(values)]);
  return [...names].flatMap((name) => {
    const parameter = PARAMETERS.find((one) => one.name === name);
    const problem = problemOf(values[name] ?? '', parameter ?? { name }, configuration);
    return problem ? [`${name} in functions/.env.${projectId}: ${problem}.`] : [];
  });
}

function problemOf(value: string, { needed, free, check }: Parameter, configuration: Configuration): string | undefined {
  if (free) return undefined;
  if (value === '') return needed && `missing; ${needed}`;
  if (PLACEHOLDER.test(value) || (value.includes(FIRST_PROJECT) && configuration.projectId !== FIRST_PROJECT))
    return `“${value}” is a placeholder${needed ? `; ${needed}` : ''}`;
  return check?.(value, configuration);
}

import type { Session } from '../deploy/session.ts';
import type { Answer } from './google.ts';
import { includes } from './resources.ts';

/** Shorter passwords of existing accounts still work. */
export const MIN_PASSWORD_LENGTH = 8;

type Strength = Record<string, unknown> & { minPasswordLength?: number };

/**
 * Hides which emails have accounts, asks for long passwords, and allows no anonymous accounts, nor a deletion that passes our server and with it a
 * stop or a legal hold. A stricter rule that the project has stays.
 */
function settingsFor(config: Answer) {
  const { passwordPolicyVersions } = (config.passwordPolicyConfig ?? {}) as {
    passwordPolicyVersions?: { customStrengthOptions?: Strength }[];
  };
  const strength = passwordPolicyVersions?.[0]?.customStrengthOptions ?? {};
  const minPasswordLength = Math.max(strength.minPasswordLength ?? 0, MIN_PASSWORD_LENGTH);
  return {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      forceUpgradeOnSignin: false,
      passwordPolicyVersions: [{ customStrengthOptions: { ...strength, minPasswordLength } }],
    },
    signIn: { email: { enabled: true, passwordRequired: true }, anonymous: { enabled: false } },
    client: { permissions: { disabledUserDeletion: true } },
  };
}
const MASK = [
  'emailPrivacyConfig',
  'passwordPolicyConfig',
  'signIn.email',
  'signIn.anonymous.enabled',
  'client.permissions.disabledUserDeletion',
];

export async function signIn(session: Session): Promise<void> {
  const { projectId, configuration, google, read, change } = session;
  const api = 'https://identitytoolkit.googleapis.com';
  const url = `${api}/admin/v2/projects/${projectId}/config`;
  let config = await read(url);
  if (!config) {
    // Fails, and is repeated, until the new settings can be read: a list of domains without Google's would lock all out.
    config = await change('Sign-in: enable Authentication', async () => {
      await google('POST', `${api}/v2/projects/${projectId}/identityPlatform:initializeAuth`, {});
      return google('GET', url);
    });
    config ??= {};
  }
  const settings = settingsFor(config);
  if (!includes(config, settings)) {
    const what =
      'emails and passwords of at least 8 characters, no anonymous accounts, no deleting of accounts past the site, and no telling which emails have accounts';
    await change(`Sign-in: ${what}`, () => google('PATCH', `${url}?updateMask=${MASK.join(',')}`, settings));
  }
  const domains = (config.authorizedDomains ?? []) as string[];
  const { host } = new URL(configuration.siteOrigin);
  if (!domains.includes(host) && host !== `${projectId}.web.app`)
    await change(`Sign-in: allow it on ${host}`, () =>
      google('PATCH', `${url}?updateMask=authorizedDomains`, { authorizedDomains: [...domains, host] }),
    );
  await googleProvider(session, url);
}

/** What only the owner can do: Google has no public API for consent, nor for an OAuth client's redirect addresses. */
async function googleProvider({ projectId, configuration, read, note }: Session, url: string): Promise<void> {
  const { signInDomain, siteOrigin } = configuration;
  const provider = await read(`${url.replace('/config', '')}/defaultSupportedIdpConfigs/google.com`);
  if (provider?.enabled !== true)
    note(
      `Sign-in with Google is off; only its owner can consent: https://console.firebase.google.com/project/${projectId}/authentication/providers`,
    );
  const client = provider?.clientId ? `/oauthclient/${provider.clientId}` : '';
  if (signInDomain !== `${projectId}.firebaseapp.com`)
    note(
      `Google ends sign-ins at ${signInDomain}, and refuses them unless https://${signInDomain}/__/auth/handler is an authorized redirect URI of the web client: https://console.cloud.google.com/apis/credentials${client}?project=${projectId}`,
    );
  if (signInDomain !== new URL(siteOrigin).host)
    note(
      `TUCKAWAY_SIGN_IN_DOMAIN is not ${new URL(siteOrigin).host}: where no window can open, as in apps installed on iOS, nobody can sign in with Google (docs/operations.md).`,
    );
}

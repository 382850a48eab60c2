/** Finds secrets in text: keys and tokens of the services that this product uses, and some others. */

const PATTERNS: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  'an OpenAI key': /\bsk-(?:proj-|svcacct-)?[A-Za-z0-9_-]{20,}/,
  'a Google API key': /\bAIza[0-9A-Za-z_-]{35}\b/,
  'a Google OAuth secret': /\bGOCSPX-[\w-]{20,}/,
  'a Google access or refresh token': /\bya29\.[\w-]{20,}|\b1\/\/0[\w-]{30,}/,
  'a service account': /"type":\s*"service_account"|"private_key_id":\s*"[0-9a-f]{20,}"/,
  'a GitHub token': /\bgh[pousr]_[A-Za-z0-9]{30,}|\bgithub_pat_\w{30,}/,
  'an npm token': /\bnpm_[A-Za-z0-9]{30,}|_authToken\s*=\s*\S/,
  'an AWS key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a Slack token': /\bxox[abprs]-[\w-]{10,}/,
  'a Stripe key': /\b[rs]k_(?:live|test)_\w{20,}/,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
  'a password in an address': /\b[a-z]+:\/\/[^\s/:@'"`$<>{}]+:[^\s/@'"`$<>{}]+@[\w.-]+\.\w/,
  'a push key': /\bVAPID_PRIVATE_KEY\s*=\s*["']?[\w-]{43}\b/,
};

/** The kinds of secrets in the text; never the secrets themselves. */
export function secretsIn(text: string): string[] {
  return KINDS.filter((kind) => PATTERNS[kind]?.test(text));
}

export const KINDS: readonly string[] = Object.keys(PATTERNS);

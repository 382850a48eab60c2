/** The mailbox behind an email address, so that another spelling of the same address is no other family (decision S16). Pure. */

interface Provider {
  /** Domains of the same mailboxes, the first of which stands for all. */
  domains: readonly string[];
  /** What an address may have anywhere without being another one. */
  ignored?: RegExp;
}

/** From the providers' own help pages. */
const PROVIDERS: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
];

/** @returns null for what is no address. A tag (`+anything`) counts at no domain, as hardly anybody has a plus in the name itself. */
export function mailboxOf(email: string | null): string | null {
  const [, local = '', domain = ''] = /^([^@]+)@([^@]+?)\.?$/.exec((email ?? '').normalize('NFKC').trim().toLowerCase()) ?? [];
  if (local === '') return null;
  const provider = PROVIDERS.find(({ domains }) => domains.includes(domain));
  const untagged = local.replace(/(?<=.)\+.*$/, '');
  const name = provider?.ignored ? untagged.replace(provider.ignored, '') || untagged : untagged;
  return `${name}@${provider?.domains[0] ?? domain}`;
}

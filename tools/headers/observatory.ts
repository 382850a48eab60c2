/**
 * The score that Mozilla's HTTP Observatory gives an answer, by the rules that it publishes
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring): 100, minus what is wrong, plus what is better than asked for
 * where 90 are left. It counts an https answer of a site that sends http on to https, as Hosting does, and is in no preload list.
 */

export interface ScoredAnswer {
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

export interface Score {
  readonly score: number;
  /** What each test took or gave. */
  readonly tests: Readonly<Record<string, number>>;
}

const LEAST_FOR_EXTRA = 90;

export function observatoryScore({ headers, html }: ScoredAnswer): Score {
  const policy = policyOf(headers['content-security-policy'] ?? '');
  const tests = {
    'content-security-policy': scoreOfPolicy(policy),
    cookies: scoreOfCookies(headers['set-cookie']),
    'cross-origin-resource-policy': scoreOfResourcePolicy(headers['cross-origin-resource-policy']),
    'cross-origin-resource-sharing': headers['access-control-allow-credentials'] === 'true' ? -50 : 0,
    'referrer-policy': scoreOfReferrer(headers['referrer-policy']),
    'strict-transport-security': scoreOfTransport(headers['strict-transport-security']),
    'subresource-integrity': scoreOfScripts(html),
    'x-content-type-options': headers['x-content-type-options']?.trim().toLowerCase() === 'nosniff' ? 0 : -5,
    'x-frame-options': scoreOfFraming(headers['x-frame-options'], policy),
  };
  const sum = (of: (points: number) => boolean) =>
    Object.values(tests)
      .filter(of)
      .reduce((total, points) => total + points, 0);
  const base = 100 + sum((points) => points < 0);
  return { score: Math.max(0, base >= LEAST_FOR_EXTRA ? base + sum((points) => points > 0) : base), tests };
}

type Policy = ReadonlyMap<string, readonly string[]>;

/** @throws where a directive is there twice: browsers take the first, and somebody meant the second. */
export function policyOf(header: string): Policy {
  const policy = new Map<string, readonly string[]>();
  for (const [name, ...sources] of header.split(';').map((directive) => directive.trim().split(/\s+/))) {
    if (!name) continue;
    if (policy.has(name)) throw new Error(`The policy has ${name} twice.`);
    policy.set(name, sources);
  }
  return policy;
}

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const UNSAFE = ["'unsafe-inline'", 'data:'];
const PASSIVE = ['img-src', 'media-src'];

function scoreOfPolicy(policy: Policy): number {
  if (policy.size === 0) return -25;
  const sourcesOf = (name: string) => withoutMoot(policy.get(name) ?? policy.get('default-src') ?? ['*']);
  const has = (sources: readonly string[], some: readonly string[]) => sources.some((source) => some.includes(source));
  const overHttp = (sources: readonly string[]) => sources.some((source) => /^(?:http|ftp):/.test(source));
  const active = [...policy].filter(([name]) => !PASSIVE.includes(name)).flatMap(([, sources]) => sources);
  if (has(sourcesOf('script-src'), [...BROAD, ...UNSAFE]) || has(sourcesOf('object-src'), BROAD)) return -20;
  if (overHttp(active)) return -20;
  if (has([...sourcesOf('script-src'), ...sourcesOf('style-src')], ["'unsafe-eval'"])) return -10;
  if (PASSIVE.some((name) => overHttp(sourcesOf(name)))) return -10;
  if (has(sourcesOf('style-src'), [...BROAD, ...UNSAFE])) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

/** Browsers that know of hashes and nonces overlook 'unsafe-inline' beside them. */
function withoutMoot(sources: readonly string[]): readonly string[] {
  const named = sources.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source));
  return named ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

function scoreOfCookies(cookie: string | undefined): number {
  if (cookie === undefined) return 0;
  if (!/;\s*secure/i.test(cookie)) return -20;
  return /;\s*httponly/i.test(cookie) && /;\s*samesite=(?:strict|lax)/i.test(cookie) ? 5 : 0;
}

function scoreOfResourcePolicy(value: string | undefined): number {
  if (value === undefined || value === 'cross-origin') return 0;
  return ['same-origin', 'same-site'].includes(value) ? 10 : -5;
}

function scoreOfReferrer(value: string | undefined): number {
  if (value === undefined) return 0;
  return ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(value.trim().toLowerCase()) ? 5 : -5;
}

const SIX_MONTHS = 15_552_000;

function scoreOfTransport(value: string | undefined): number {
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(value ?? '')?.[1];
  if (age === undefined) return -20;
  return Number(age) < SIX_MONTHS ? -10 : 0;
}

function scoreOfScripts(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)].map(([tag, source = '']) => ({
    integrity: /\sintegrity="/.test(tag),
    foreign: /^(?:https?:)?\/\//.test(source),
    secure: source.startsWith('https:'),
  }));
  const foreign = scripts.filter((script) => script.foreign);
  if (foreign.some(({ secure, integrity }) => !secure && !integrity)) return -50;
  if (foreign.some(({ secure }) => !secure)) return -20;
  if (foreign.some(({ integrity }) => !integrity)) return -5;
  return scripts.some(({ integrity }) => integrity) ? 5 : 0;
}

function scoreOfFraming(value: string | undefined, policy: Policy): number {
  if (policy.has('frame-ancestors')) return 5;
  return ['deny', 'sameorigin'].includes(value?.trim().toLowerCase() ?? '') ? 0 : -20;
}

/** Checks whether others on the internet can reach an address of the configuration. Each function returns the problem, or undefined. */

/** Endings of private networks and of documentation (RFC 2606, 6761, 6762, 7686, 8375, 9476), and those that routers give. */
const PRIVATE = /\.(?:local|localhost|localdomain|internal|intranet|corp|home|lan|private|test|example|invalid|alt|onion|arpa)$/;
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const TOP = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
/** Only letters that need no quotation marks in an email address (RFC 5322). */
const MAILBOX = /^[A-Za-z0-9!#$%&'*+/=?^_{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_{|}~-]+)*$/;

export function publicHostProblem(host: string): string | undefined {
  const name = host.toLowerCase();
  const labels = name.split('.');
  if (/^[\d.]+$/.test(name) || /[:[\]]/.test(name)) return `names ${host} by its number or port; it has to be a domain`;
  if (labels.some((label) => !LABEL.test(label))) return `“${host}” is no domain`;
  if (labels.length < 2 || PRIVATE.test(name)) return `“${host}” is known in its own network only`;
  return TOP.test(labels.at(-1) ?? '') ? undefined : `“${host}” is no domain`;
}

export function emailProblem(address: string): string | undefined {
  const [, mailbox = '', host = ''] = /^([^@]*)@([^@]*)$/.exec(address) ?? [];
  if (!MAILBOX.test(mailbox)) return 'is not an email address';
  const problem = publicHostProblem(host);
  return problem && `is not an email address that others can write to: ${problem}`;
}

/** @param origin https:// and a host, without a slash at the end. */
export function originProblem(origin: string): string | undefined {
  const [, host] = /^https:\/\/([a-z0-9.-]+)$/.exec(origin) ?? [];
  return host === undefined ? 'has to be https:// and a host, without a slash at the end' : publicHostProblem(host);
}

/** The subject of push messages (RFC 8292). Apple rejects every message whose subject it cannot reach, with 403. */
export function pushSubjectProblem(subject: string): string | undefined {
  if (subject.startsWith('mailto:')) return emailProblem(subject.slice('mailto:'.length));
  const url = /^https:\/\/[^\s@]+$/.test(subject) ? URL.parse(subject) : null;
  return url ? publicHostProblem(url.port === '' ? url.hostname : url.host) : 'has to begin with mailto: or https://';
}

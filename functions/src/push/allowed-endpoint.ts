/** Which push endpoints are ever connected to (decisions S4): checked when one is stored and again when it is sent to. */
import { PUSH_LIMITS } from '@tuckaway/domain';

/** Reads the configured list: `host` is that host alone, `.suffix` any host below it; a port other than 443 has to be named. */
export function readPushServices(list: string): string[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** The address of an endpoint, or null where it is none of a known push service. */
export function allowedEndpoint(endpoint: string, services: readonly string[]): URL | null {
  // Browsers give addresses in ASCII. A backslash, a space or a control character is there to be read in two ways.
  if (endpoint.length > PUSH_LIMITS.endpoint || !/^https:\/\/[!-[\]-~]+$/.test(endpoint)) return null;
  if (!URL.canParse(endpoint)) return null;
  const url = new URL(endpoint);
  // Whatever parsing had to put right (letter case, dot segments, a stated 443, odd ways to write an IP) is refused, not repaired.
  if (url.href !== endpoint || url.username !== '' || url.password !== '' || url.hash !== '') return null;
  // An address without a token names no subscription.
  if (url.pathname === '/' && url.search === '') return null;
  return services.some((service) => isOf(url, service)) ? url : null;
}

/** Which entry of the list an endpoint belongs to, '' where none: anybody can invent hosts below a suffix, but no entries. */
export function pushServiceOf(endpoint: string, services: readonly string[]): string {
  if (!URL.canParse(endpoint)) return '';
  const url = new URL(endpoint);
  return services.find((service) => isOf(url, service)) ?? '';
}

function isOf(url: URL, service: string): boolean {
  if (!service.startsWith('.')) return url.host === service;
  return url.host.endsWith(service) && /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(url.host.slice(0, -service.length));
}

/** The allowlist of push endpoints (decision S4), checked when a subscription is stored and again before each message. */
import { PUSH_LIMITS } from '@tuckaway/domain';

/**
 * The parsed endpoint, or null if it does not belong to an allowed push service.
 * @param services `host` allows that host, `.suffix` any host below it; ports other than 443 have to be listed.
 */
export function allowedEndpoint(endpoint: string, services: readonly string[]): URL | null {
  // Browsers give ASCII addresses; parsers disagree about backslashes, spaces and control characters.
  if (endpoint.length > PUSH_LIMITS.endpoint || !/^https:\/\/[!-[\]-~]+$/.test(endpoint)) return null;
  if (!URL.canParse(endpoint)) return null;
  const url = new URL(endpoint);
  // Anything that parsing normalizes (letter case, dot segments, port 443, odd spellings of an IP address) is refused.
  if (url.href !== endpoint || url.username !== '' || url.password !== '' || url.hash !== '') return null;
  // A subscription has a token in its path or query.
  if (url.pathname === '/' && url.search === '') return null;
  return services.some((service) => isHostOf(url, service)) ? url : null;
}

function isHostOf(url: URL, service: string): boolean {
  if (!service.startsWith('.')) return url.host === service;
  return url.host.endsWith(service) && /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(url.host.slice(0, -service.length));
}

/** The site's own address, and the requests that only it may send. */
import { siteOrigin } from '../config/params.ts';
import { HttpProblem } from './http-problem.ts';

/** From the configuration, because a caller writes the `Host` and `X-Forwarded-Host` headers. No slash at the end. */
export function siteAddress(): string {
  return siteOrigin.value() || `https://${process.env.GCLOUD_PROJECT}.web.app`;
}

/**
 * Where Hosting serves the page that is asked for, the likeliest first. A preview channel has a build of its own, so its own host comes before
 * the site's; the project's first host answers also while the site's own domain is not connected yet.
 * @param forwardedHost what a caller may have written, so it counts only if it is one of the project's hosts.
 */
export function hostingOrigins(forwardedHost: string | undefined): string[] {
  if (process.env.FUNCTIONS_EMULATOR === 'true') return [siteAddress()];
  const asked = `https://${forwardedHost}`;
  return [...new Set([...(ownHosts().test(asked) ? [asked] : []), siteAddress(), `https://${process.env.GCLOUD_PROJECT}.web.app`])];
}

/**
 * Throws 403 for a page of another site. Callers that are no browser send no `Origin` and could send any, so its absence is allowed.
 * The project's own hosts are allowed with their preview channels (`https://<project>--<channel>-<random>.web.app`).
 */
export function requireOwnOrigin(origin: string | undefined): void {
  if (origin === undefined || origin === siteAddress() || ownHosts().test(origin)) return;
  throw new HttpProblem(403, 'Please open the app on its own site and try again.');
}

function ownHosts(): RegExp {
  if (process.env.FUNCTIONS_EMULATOR === 'true') return /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;
  return new RegExp(`^https://${process.env.GCLOUD_PROJECT}(?:--[a-z0-9-]{1,63})?\\.(?:web\\.app|firebaseapp\\.com)$`);
}

/** Throws 415 for anything but JSON: forms of other sites can only send other types without asking first. */
export function requireJson(contentType: string | undefined): void {
  if (contentType?.split(';')[0]?.trim().toLowerCase() !== 'application/json') {
    throw new HttpProblem(415, 'Please send JSON, with the content type application/json.');
  }
}

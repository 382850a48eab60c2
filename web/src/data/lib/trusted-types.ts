/** What may become code (docs/security/browser.md): this site's worker, and Google's helper of the pop-up sign-in with what it loads itself. */

/** The worker's address (specification, section 7); its folder is its scope. */
export const WORKER_ADDRESS = '/service-worker.js';

/** The helper as Firebase asks for it, and the file that the helper asks for. */
const GOOGLE_HELPER = /^https:\/\/apis\.google\.com\/(?:js\/api\.js\?onload=\w+|_\/scs\/[\w.,!=/-]+(?:\?\w+=\w+)?)$/;

interface PolicyFactory {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown;
}

/**
 * Has the browser ask here about every address of code that comes as plain text; markup and source text it refuses by itself. Once a page,
 * before anything else. A browser that does not know of this goes by the policy's sources alone.
 */
export function guardCode({ trustedTypes }: { trustedTypes?: PolicyFactory } = window as never): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url === WORKER_ADDRESS || GOOGLE_HELPER.test(url) ? url : null),
  });
}

/** The scripts that may be loaded from a URL text (docs/security.md): our worker, and Google's for the pop-up sign-in and App Check. */

/** Specification section 7; its folder is its scope. */
export const WORKER_ADDRESS = '/service-worker.js';

/** The script that Firebase loads, and the file that this script loads. */
const GOOGLE_SCRIPT = /^https:\/\/apis\.google\.com\/(?:js\/api\.js\?onload=\w+|_\/scs\/[\w.,!=/-]+(?:\?\w+=\w+)?)$/;

/** The script that App Check loads, and the file that this script loads. Only in deployments with App Check. */
const RECAPTCHA_SCRIPT =
  /^https:\/\/www\.(?:google\.com\/recaptcha\/enterprise\.js\?render=explicit|gstatic\.com\/recaptcha\/releases\/[\w-]+\/recaptcha__\w+\.js)$/;

function isAllowedScript(url: string): boolean {
  return url === WORKER_ADDRESS || GOOGLE_SCRIPT.test(url) || (__APP_CHECK_KEY__ !== '' && RECAPTCHA_SCRIPT.test(url));
}

interface PolicyFactory {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown;
}

/**
 * Installs the Trusted Types policy that checks script URLs; markup and source text have no rule, so the browser refuses them. Called once,
 * before anything else. Browsers without Trusted Types only apply the sources of the Content Security Policy.
 */
export function guardCode({ trustedTypes }: { trustedTypes?: PolicyFactory } = window as never): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isAllowedScript(url) ? url : null),
  });
}

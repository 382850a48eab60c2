import type { BrowserContext } from '@playwright/test';

/** Messages of the browser about violations of the content security policy (docs/security.md). */
const FORBIDDEN = /Content Security Policy|requires 'Trusted/;
/** Google's helper tries to create a trusted-types policy and works without it. */
const REFUSED_HELPER = /gapi#gapi/;

/** Adds every violation of the pages' policy to the list. */
export async function watchPolicy(context: BrowserContext, forbidden: string[]): Promise<void> {
  context.on('console', (message) => {
    const text = message.text();
    if (FORBIDDEN.test(text) && !REFUSED_HELPER.test(text)) forbidden.push(text);
  });
  // The event has the place of the violation.
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber, sample }) =>
      console.error(`Content Security Policy: ${violatedDirective}, ${blockedURI} at ${sourceFile}:${lineNumber} ${sample}`),
    ),
  );
}

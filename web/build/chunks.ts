import type { Rolldown } from 'vite';

const packages = (names: string): RegExp => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names})[\\\\/]`);

/** Libraries by package, so that their files stay the same over most deployments; the bundler splits our own code. */
export const CHUNKS: Rolldown.CodeSplittingOptions = {
  // A module is not pulled into a group only because a library of the group imports it.
  includeDependenciesRecursively: false,
  groups: [
    // The bundler's own helpers (ids that begin with \0) are needed wherever React is.
    {
      name: 'libraries',
      test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|react-error-boundary)[\\/]|^\0/,
    },
    // Every screen needs these; one by one, each would be a request of a few bytes.
    {
      name: 'basics',
      test: /[\\/]web[\\/]src[\\/](?:data[\\/]device[\\/](?:any-signal|errors|storage|store|with-timeout)|data[\\/](?:http[\\/]call|session[\\/]session-events|query[\\/]keys)|ui[\\/](?:form[\\/]aria-disabled-props|class-names|dialog[\\/](?:dialog-stack|lost-focus)))\.ts$/,
    },
    // Without what only paged lists use.
    { name: 'query', test: new RegExp(`${packages('@tanstack').source}(?!.*(?:queriesObserver|useQueries))`) },
    {
      name: 'firebase-sign-in',
      test: new RegExp(
        `${packages('@firebase[\\\\/](?:app|auth|component|logger|util)|firebase[\\\\/](?:app|auth)|idb|reactfire|rxjs').source}|firebase-stubs`,
      ),
    },
  ],
};

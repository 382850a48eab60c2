/**
 * Every page of the app, for the router, the build, the service worker, the byte report and the test of firebase.json. What else a new one needs:
 * docs/testing.md#adding-a-screen.
 */

export interface AppRoute {
  /** The path pattern, in React Router's syntax. */
  readonly path: string;
  /** The module that app-routes.tsx loads for it, below web/. */
  readonly module: string;
  /** What Hosting serves: home as finished HTML, the shell, the shell with a story's head (the function `stories`), the shell that may use the microphone, or the 404 page. */
  readonly served: 'index.html' | 'app.html' | 'stories' | 'record.html' | '404.html';
}

export const ROUTES = {
  home: { path: '/', module: 'src/features/home/home-screen.tsx', served: 'index.html' },
  auth: { path: '/auth', module: 'src/features/account/sign-in/auth-screen.tsx', served: 'app.html' },
  createStory: { path: '/create-story', module: 'src/app/pages/create-story-route.tsx', served: 'app.html' },
  favorites: { path: '/favorites', module: 'src/features/library/favorites/favorites-screen.tsx', served: 'app.html' },
  myStories: { path: '/my-stories', module: 'src/features/library/shelf/my-stories-screen.tsx', served: 'app.html' },
  premium: { path: '/premium', module: 'src/features/account/premium/premium-screen.tsx', served: 'app.html' },
  privacy: { path: '/privacy', module: 'src/features/account/legal/privacy-screen.tsx', served: 'app.html' },
  terms: { path: '/terms', module: 'src/features/account/legal/terms-screen.tsx', served: 'app.html' },
  curatedStory: { path: '/story/:id', module: 'src/app/pages/curated-reader-route.tsx', served: 'stories' },
  // The id is the last segment; without one the reader says so itself (section 5).
  familyStory: { path: '/read-story/*', module: 'src/app/pages/family-reader-route.tsx', served: 'app.html' },
  // A family's story, or `invited` with the invitation's token in the fragment. Reached by loading the page, because the microphone belongs to it.
  record: { path: '/record/:id', module: 'src/app/pages/record-route.tsx', served: 'record.html' },
  // The link's token is in the fragment.
  reportShared: { path: '/report', module: 'src/features/reader/report/report-shared-screen.tsx', served: 'app.html' },
  openaiCheck: { path: '/test-openai', module: 'src/features/shell/openai-check/openai-check-screen.tsx', served: 'app.html' },
  notFound: { path: '*', module: 'src/features/shell/not-found/not-found-screen.tsx', served: '404.html' },
} as const satisfies Record<string, AppRoute>;

export type RouteName = keyof typeof ROUTES;

/** The paths of a route as Hosting matches them: `:id` and `*` stand for one segment, and `*` may be missing. */
export function pathPattern({ path }: AppRoute): RegExp {
  return new RegExp(`^${path.replace(/:\w+/, '[^/]+').replace(/\/\*$/, '(?:/[^/]+)?')}$`);
}

export function isAppPath(pathname: string): boolean {
  return Object.values(ROUTES).some((route) => route.served !== '404.html' && pathPattern(route).test(pathname));
}

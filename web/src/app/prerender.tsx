/** Renders pages to HTML, for the build alone (web/build/prerender.ts). */
import { type CuratedStorySummary, PRODUCT_NAME } from '@tuckaway/domain';
import { type ReactNode, StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { queryClient } from '../data/query/query-client.ts';
import { PAGE_TITLE } from '../features/home/messages.ts';
import { primeFeaturedStories } from '../features/reader/api/stories/curated-stories.ts';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { App } from './app.tsx';
import { LOADING_LABEL, preloadScreen } from './app-routes.tsx';

export { FEATURED_ID, WAITING_ID } from './prerendered.ts';

export interface Prerendered {
  /** A visitor's home, for hydration. */
  home: string;
  title: string;
  waiting: string;
}

/** @param featured home's list; null if the build has none: home then shows that the list is loading. */
export async function prerender(featured: CuratedStorySummary[] | null): Promise<Prerendered> {
  if (featured !== null) primeFeaturedStories(featured);
  await preloadScreen('/');
  const home = renderToString(
    <StrictMode>
      <App Router={AtHome} />
    </StrictMode>,
  );
  // Its timers would keep the build running for five minutes.
  queryClient.clear();
  // React's marker for parts that it could not render on the server.
  if (home.includes('<!--$!-->')) throw new Error('Home could not be rendered: some of its code needs a browser.');
  return { home, title: `${PAGE_TITLE} · ${PRODUCT_NAME}`, waiting: renderToStaticMarkup(<LoadingScreen label={LOADING_LABEL} />) };
}

function AtHome({ children }: { children: ReactNode }) {
  return <StaticRouter location="/">{children}</StaticRouter>;
}

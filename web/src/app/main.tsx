import '../styles/main.css';
import './subjects.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { networkIdle } from '../data/device/network/network-idle.ts';
import { guardCode } from '../data/device/trusted-types.ts';
import { catchInstallOffer } from '../data/device/worker/install-prompt.ts';
import { registerServiceWorker } from '../data/device/worker/service-worker.ts';
import { currentSession } from '../data/session/session.ts';
import { primeFeaturedStories, refreshFeaturedStories } from '../features/reader/api/stories/curated-stories.ts';
import { App } from './app.tsx';
import { preloadScreen } from './app-routes.tsx';
import { allStyles, clearPrerendered, featuredInPage, isPrerendered, wholePage } from './prerendered.ts';

/** Milliseconds to wait for the first screen before the loading screen shows. */
const LOADING_SCREEN_DELAY_MS = 600;

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

async function start(): Promise<void> {
  const screen = preloadScreen(window.location.pathname);
  await wholePage();
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root.');
  const featured = featuredInPage();
  if (featured !== null) primeFeaturedStories(featured);
  const prerendered = isPrerendered(root);
  if (prerendered) {
    await Promise.all([screen, allStyles()]);
    // Hydrates in small steps, so that a press in between is answered.
    startTransition(() => void hydrateRoot(root, app));
    // React hydrates a part at once when it is pressed.
    window.tuckawayPressed?.()?.click();
  } else {
    clearPrerendered(root);
    await allStyles();
    // A visitor's first screen appears complete; a remembered user sees the loading screen meanwhile.
    if (currentSession().status !== 'loading')
      await Promise.race([screen, new Promise((resolve) => setTimeout(resolve, LOADING_SCREEN_DELAY_MS))]);
    startTransition(() => createRoot(root).render(app));
  }
  // The list in the page is as old as the build.
  if (featured !== null) void networkIdle(300).then(refreshFeaturedStories);
}

guardCode();
catchInstallOffer();
const started = start();
if (import.meta.env.PROD && __SERVICE_WORKER__) registerServiceWorker(started.then(() => networkIdle(2000)));

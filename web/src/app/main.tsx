import '../styles/main.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { catchInstallOffer } from '../data/install-prompt.ts';
import { registerServiceWorker } from '../data/service-worker.ts';
import { currentSession } from '../data/session.ts';
import { App } from './app.tsx';
import { preloadScreen } from './routes.tsx';

/** Milliseconds after which a first screen that is still on its way is announced. */
const SILENCE = 600;

async function start(root: HTMLElement): Promise<void> {
  // A visitor's first screen comes at once and whole; whoever is remembered here sees meanwhile that their stories are on the way.
  if (currentSession().status !== 'loading') {
    await Promise.race([preloadScreen(window.location.pathname), new Promise((resolve) => setTimeout(resolve, SILENCE))]);
  }
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
catchInstallOffer();
void start(root);
if (import.meta.env.PROD && __SERVICE_WORKER__) registerServiceWorker();

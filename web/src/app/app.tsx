import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router-dom';
import { queryClient } from '../data/query/query-client.ts';
import { AppRoutes, SessionGate } from './app-routes.tsx';
import { LateOverlays } from './late-overlays.tsx';
import { LateToaster } from './late-toaster.tsx';
import { SessionBridge } from './session-bridge.tsx';

/**
 * The whole app: providers, screens and overlays.
 * @param Router the build renders at a fixed address.
 */
export function App({ Router = BrowserRouter }: { Router?: ComponentType<{ children: ReactNode }> }) {
  return (
    <ErrorBoundary FallbackComponent={AppTrouble}>
      <QueryClientProvider client={queryClient}>
        <SessionBridge />
        <Router>
          <SessionGate>
            <AppRoutes />
          </SessionGate>
          <LateOverlays />
          <LateToaster />
        </Router>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

/** Shown instead of the whole app when its shell threw. Uses no component of ours, which could be broken too. */
function AppTrouble() {
  return (
    <main id="main" className="page-margin py-20 text-center">
      <h1 className="font-display text-head">This page didn’t open</h1>
      <a href="/" className="inline-block py-3 text-lamp-ink">
        Return Home
      </a>
    </main>
  );
}

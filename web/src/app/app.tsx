import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { queryClient } from '../data/query-client.ts';
import { LateOverlays } from './late-overlays.tsx';
import { LateToaster } from './late-toaster.tsx';
import { AppRoutes } from './routes.tsx';
import { SessionBridge } from './session-bridge.tsx';
import { SessionGate } from './session-gate.tsx';

/** The whole app: what every screen stands on, and the overlays beside them. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionBridge />
      <BrowserRouter>
        <SessionGate>
          <AppRoutes />
        </SessionGate>
        <LateOverlays />
        <LateToaster />
      </BrowserRouter>
    </QueryClientProvider>
  );
}

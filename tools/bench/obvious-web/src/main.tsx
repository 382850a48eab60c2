import '../../../../web/src/styles/main.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import { CuratedReaderRoute } from '../../../../web/src/app/curated-reader-route.tsx';
import { FamilyReaderRoute } from '../../../../web/src/app/family-reader-route.tsx';
import { FavoritesRoute } from '../../../../web/src/app/favorites-route.tsx';
import { HomeRoute } from '../../../../web/src/app/home-route.tsx';
import { Overlays } from '../../../../web/src/app/overlays.tsx';
import { SessionBridge } from '../../../../web/src/app/session-bridge.tsx';
import { queryClient } from '../../../../web/src/data/queries/query-client.ts';
import { AuthScreen } from '../../../../web/src/features/auth/auth-screen.tsx';
import { CreateStoryScreen } from '../../../../web/src/features/create-story/create-story-screen.tsx';
import { NotFoundScreen } from '../../../../web/src/features/not-found/not-found-screen.tsx';
import { PremiumScreen } from '../../../../web/src/features/premium/premium-screen.tsx';
import { Toaster } from '../../../../web/src/ui/toaster.tsx';
import { Firebase } from './firebase.tsx';

function Layout() {
  return (
    <>
      <SessionBridge />
      <Outlet />
      <Overlays />
      <Toaster />
    </>
  );
}

const router = createBrowserRouter([
  {
    element: <Layout />,
    children: [
      { path: '/', element: <HomeRoute /> },
      { path: '/auth', element: <AuthScreen /> },
      { path: '/create-story', element: <CreateStoryScreen /> },
      { path: '/favorites', element: <FavoritesRoute /> },
      { path: '/premium', element: <PremiumScreen /> },
      { path: '/story/:id', element: <CuratedReaderRoute /> },
      { path: '/read-story/*', element: <FamilyReaderRoute /> },
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
]);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Firebase>
        <RouterProvider router={router} />
      </Firebase>
    </QueryClientProvider>
  </StrictMode>,
);

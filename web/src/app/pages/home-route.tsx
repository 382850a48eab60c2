import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { HomeScreen } from '../../features/home/home-screen.tsx';
import { LateNotificationPanel, NotificationsButton } from '../../features/notifications/notification-entries.tsx';
import { AccountMenu } from '../../features/settings/account-menu.tsx';

const FamilyEntries = lazy(async () => ({ default: (await import('../settings/family-entries.tsx')).FamilyEntries }));

/** Home with the account menu in its top bar. The notification panel is in a user's settings, and below the stories for a visitor. */
export function HomeRoute() {
  return (
    <HomeScreen
      account={<AccountMenu family={<LateFamilyEntries />} notifications={<LateNotificationPanel />} />}
      notifications={<NotificationsButton />}
    />
  );
}

/** The settings open without them where their code is missing. */
function LateFamilyEntries() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<div className="h-40" />}>
        <FamilyEntries />
      </Suspense>
    </ErrorBoundary>
  );
}

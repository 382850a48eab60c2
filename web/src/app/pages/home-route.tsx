import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { LateNotificationPanel, NotificationsButton } from '../../features/account/notifications/notification-entries.tsx';
import { AccountMenu } from '../../features/account/settings/account-menu.tsx';
import { HomeScreen } from '../../features/home/home-screen.tsx';

const FamilyEntries = lazy(async () => ({ default: (await import('../../features/account/settings/family-entries.tsx')).FamilyEntries }));

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

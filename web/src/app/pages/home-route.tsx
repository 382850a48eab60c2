import { HomeScreen } from '../../features/home/home-screen.tsx';
import { LateNotificationPanel, NotificationsButton } from '../../features/notifications/notification-entries.tsx';
import { AccountMenu } from '../../features/settings/account-menu.tsx';

/** Home with the account menu in its top bar. The notification panel is in a user's settings, and below the stories for a visitor. */
export function HomeRoute() {
  return <HomeScreen account={<AccountMenu notifications={<LateNotificationPanel />} />} notifications={<NotificationsButton />} />;
}

import { HomeScreen } from '../features/home/home-screen.tsx';
import { LateNotificationPanel } from '../features/notifications/late-notification-panel.tsx';
import { NotificationsButton } from '../features/notifications/notifications-button.tsx';
import { AccountMenu } from '../features/settings/account-menu.tsx';

/** Home with the signed-in person's menu in its top bar, and the notification panel in its settings; a visitor finds that below. */
export function HomeRoute() {
  return <HomeScreen account={<AccountMenu notifications={<LateNotificationPanel />} />} notifications={<NotificationsButton />} />;
}

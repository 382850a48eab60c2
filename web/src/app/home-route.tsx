import { HomeScreen } from '../features/home/home-screen.tsx';
import { AccountMenu } from '../features/settings/account-menu.tsx';

/** Home with the signed-in person's menu in its top bar. */
export function HomeRoute() {
  return <HomeScreen account={<AccountMenu />} />;
}

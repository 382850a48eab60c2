import { codeOnDeviceOrInput, firstInput } from '../data/lib/code-on-device.ts';
import { networkIdle } from '../data/lib/network-idle.ts';
import { startSync } from '../data/sync/sync-start.ts';

/** Starts what a signed-in user needs besides the session. Loaded late, because visitors do not need it. */
export function beginSignedIn(): void {
  // Home, where users stay longer, leaves the network to the first screen until all code is on the device.
  void startSync(window.location.pathname === '/' ? codeOnDeviceOrInput() : Promise.race([networkIdle(2000), firstInput()]));
}

import { firstPress, whenFree } from '../data/lib/code-on-device.ts';
import { lineQuiet } from '../data/lib/network-idle.ts';
import { startSync } from '../data/sync/sync-start.ts';

/** What begins when somebody is signed in, beside the session itself. Loaded late: a visitor needs none of it. */
export function beginSignedIn(): void {
  // Elsewhere something of theirs is on its way to the screen; at home, where there is time, the line is spared altogether.
  void startSync(window.location.pathname === '/' ? whenFree() : Promise.race([lineQuiet(), firstPress()]));
}

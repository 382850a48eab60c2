/** The one way out of the app: every address that is not ours opens here, behind the gate for grown-ups. */
import { askGrownUp } from './gate.ts';

/**
 * Opens an address outside the app, once a grown-up has answered: mail in the mail program, everything else in a new tab.
 * @param find returns the address when it is needed; null if there is none.
 */
export function leaveApp(find: () => string | Promise<string | null>): void {
  askGrownUp(async () => {
    const address = await find();
    if (address === null) return;
    if (address.startsWith('mailto:')) window.location.assign(address);
    else window.open(address, '_blank', 'noopener');
  });
}

/** What begins after the first screen, because it is not urgent and its code would compete with that of the screen. */
import { codeOnDeviceOrInput } from '../data/device/code-on-device.ts';
import { createStore } from '../data/device/store.ts';
import { followTheme } from '../data/device/theme.ts';
import { isLaterVisit } from '../data/device/visit.ts';
import { currentUid, onSession } from '../data/session/session.ts';
import { hasRecorded } from '../features/voices/api/takes-database.ts';

/** Whether more code may be loaded. */
export const codeReady = createStore<boolean>(false);

/** To be called once. */
export function afterStart(): void {
  followTheme();
  const ready = codeOnDeviceOrInput();
  void ready.then(() => {
    codeReady.set(true);
    followOwner();
  });
  // On a first visit there is no subscription yet.
  void (isLaterVisit ? Promise.resolve() : ready)
    .then(() => import('../features/account/api/push/push.ts'))
    .then(
      ({ followPush }) => followPush(),
      () => undefined,
    );
}

/** Delivers what the signed-in account recorded on a tab that is closed by now, without a network or not to its end. */
function followOwner(): void {
  let owner: string | null = null;
  let delivering: Promise<() => void> | null = null;
  const follow = (): void => {
    const uid = currentUid();
    if (uid === owner) return;
    owner = uid;
    void delivering?.then((stop) => stop());
    delivering = uid === null ? null : deliverLeftRecordings(uid);
  };
  follow();
  onSession(follow);
}

async function deliverLeftRecordings(uid: string): Promise<() => void> {
  if (!(await hasRecorded())) return () => undefined;
  return import('../features/voices/api/deliver-recordings.ts').then(
    ({ deliverRecordings }) => deliverRecordings({ uid }),
    () => () => undefined,
  );
}

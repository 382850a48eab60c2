import { useEffect } from 'react';

/** Milliseconds without input after which the screen may sleep, as the reader probably does, too. */
const IDLE_TIMEOUT_MS = 20 * 60_000;
const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Keeps the screen lit while a component is shown, where the browser supports Screen Wake Lock.
 * @param how long: while it is `touched` now and then, `always`, or `never`.
 */
export function useWakeLock(how: 'touched' | 'always' | 'never' = 'touched'): void {
  useEffect(() => {
    if (how === 'never' || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let asking = false;
    let over = false;
    let timer: number | undefined;

    const letGo = (): void => {
      void lock?.release().catch(() => undefined);
      lock = null;
    };
    const hold = async (): Promise<void> => {
      window.clearTimeout(timer);
      if (how === 'touched') timer = window.setTimeout(letGo, IDLE_TIMEOUT_MS);
      // The browser takes the lock away from a page that is not seen.
      if (asking || document.visibilityState !== 'visible' || lock?.released === false) return;
      asking = true;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (over) letGo();
      } catch {
        // A low battery, or a browser that does not allow it: the screen sleeps as usual.
      } finally {
        asking = false;
      }
    };

    const onSign = (): void => void hold();
    onSign();
    document.addEventListener('visibilitychange', onSign);
    for (const sign of SIGNS) window.addEventListener(sign, onSign, { passive: true });
    return () => {
      over = true;
      window.clearTimeout(timer);
      letGo();
      document.removeEventListener('visibilitychange', onSign);
      for (const sign of SIGNS) window.removeEventListener(sign, onSign);
    };
  }, [how]);
}

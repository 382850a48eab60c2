/** Web Locks of several tabs on one device; a tab that dies loses its own. */
import type { Locks } from '../src/data/device/locks.ts';

export interface Tab {
  locks: Locks;
  die(): void;
}

export function device(): { openTab(): Tab } {
  const held = new Map<string, Tab>();
  const waiting: (() => void)[] = [];
  const wake = () => {
    for (const again of waiting.splice(0)) again();
  };
  return {
    openTab() {
      const tab: Tab = {
        locks: {
          async request(name, { ifAvailable }, work) {
            while (held.has(name)) {
              if (ifAvailable) return work(false);
              await new Promise<void>((again) => waiting.push(again));
            }
            held.set(name, tab);
            try {
              return await work(true);
            } finally {
              if (held.get(name) === tab) held.delete(name);
              wake();
            }
          },
        },
        die() {
          for (const [name, holder] of held) if (holder === tab) held.delete(name);
          wake();
        },
      };
      return tab;
    },
  };
}

/** localStorage and sessionStorage that never throw: if storage is blocked or full, nothing is stored and nothing breaks. */
export interface SafeStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Removes every key that starts so. */
  removeAll(prefix: string): void;
}

function safe(pick: () => Storage): SafeStorage {
  function attempt<T>(action: (storage: Storage) => T): T | null {
    try {
      return action(pick());
    } catch {
      return null;
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key)),
    write: (key, value) => void attempt((storage) => storage.setItem(key, value)),
    remove: (key) => void attempt((storage) => storage.removeItem(key)),
    removeAll: (prefix) =>
      void attempt((storage) => {
        for (const key of Object.keys(storage).filter((name) => name.startsWith(prefix))) storage.removeItem(key);
      }),
  };
}

/** Kept over visits. */
export const localStore = safe(() => window.localStorage);
/** Kept as long as the tab. */
export const tabStore = safe(() => window.sessionStorage);

/** What TypeScript's library of workers does not know. */

/** Background Sync, https://wicg.github.io/background-sync/spec/ */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  readonly lastChance: boolean;
}

interface ServiceWorkerGlobalScopeEventMap {
  sync: SyncEvent;
}

interface ServiceWorkerGlobalScope {
  /** Filled in by the build: every file that the app is made of, with a revision where its name has none. */
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
}

/** Network Information, https://wicg.github.io/netinfo/ */
interface WorkerNavigator {
  readonly connection?: { readonly saveData?: boolean };
}

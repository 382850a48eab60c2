/** Types that TypeScript's WebWorker library lacks. */

/** Background Sync, https://wicg.github.io/background-sync/spec/ */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  readonly lastChance: boolean;
}

interface ServiceWorkerGlobalScopeEventMap {
  sync: SyncEvent;
}

interface ServiceWorkerGlobalScope {
  /** Replaced by the build: every file of the app, with a revision if its name contains none. */
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
}

/** Network Information, https://wicg.github.io/netinfo/ */
interface WorkerNavigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** The size of each function. A new project may have ten instances of each. */

/** By function: memory in MiB, seconds for one call, how many instances there may be, and how many calls an instance answers at once. */
export const RUNTIME = {
  stories: [256, 15, 10, 80],
  generateStory: [512, 60, 10, 40],
  // One instance each, so that their rate limits per address are exact.
  testOpenai: [512, 60, 1, 80],
  health: [256, 15, 1, 80],
  policyViolations: [256, 15, 1, 80],
  reportStory: [512, 15, 5, 80],
  shareStory: [512, 30, 5, 40],
  shareState: [512, 30, 5, 40],
  shareRevoke: [512, 30, 5, 40],
  sharedStory: [256, 15, 5, 80],
  // A call holds up to a megabyte.
  voices: [512, 30, 5, 20],
  // A call holds up to ten megabytes.
  accountExport: [512, 60, 5, 5],
  accountDelete: [512, 60, 5, 20],
  accountTask: [512, 300, 5, 1],
  // One at a time, because every publication writes the same list.
  onCuratedStoryWritten: [512, 60, 1, 1],
  onStoryDeleted: [512, 60, 5, 20],
  onChildDeleted: [512, 60, 5, 20],
  onChildWritten: [512, 60, 5, 20],
  onChoiceDeleted: [512, 60, 5, 20],
  onVoiceDeleted: [512, 60, 5, 20],
  onShareWritten: [512, 60, 2, 20],
  pushSubscribe: [256, 30, 10, 80],
  pushUnsubscribe: [256, 30, 10, 80],
  pushReminder: [256, 30, 10, 80],
  pushTest: [256, 30, 10, 80],
  // One task per instance, because encryption keeps a processor busy.
  pushTask: [512, 540, 10, 1],
  bedtimeReminders: [256, 60, 1, 80],
  unusedAccounts: [256, 540, 1, 80],
} as const satisfies Record<string, readonly [memory: 256 | 512, seconds: number, instances: 1 | 2 | 5 | 10, calls: number]>;

export type FunctionName = keyof typeof RUNTIME;

/** The options of the function with this name that say where and with what it runs. */
export function runtimeOf(name: FunctionName) {
  const [memory, timeoutSeconds, maxInstances, concurrency] = RUNTIME[name];
  return { region: 'europe-west1', memory: `${memory}MiB`, timeoutSeconds, maxInstances, concurrency } as const;
}

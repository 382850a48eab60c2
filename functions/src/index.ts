/** The functions: a table of contents. Each loads its own module on first use and nothing of the others. */
import { type HttpsFunction, type HttpsOptions, onRequest } from 'firebase-functions/https';
import { requiresRole, setGlobalOptions } from 'firebase-functions/options';
import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';
import type { DeletionTask } from './account/delete-account.ts';
import { hashKey, moderationKey, openaiKey, vapidPrivateKey } from './config/params.ts';
import { keepBodiesOutOfLogs } from './http/quiet-errors.ts';
import type { PushTask } from './push/tasks.ts';
import { onDeletedDocument, onDocument } from './triggers/on-document.ts';

keepBodiesOutOfLogs();

// The CLI makes an account with these roles for all functions: Google's default account has none in newer organizations, or far too many.
requiresRole('roles/datastore.user');
requiresRole('roles/firebaseauth.admin');
requiresRole('roles/cloudtasks.enqueuer');
// Queues, schedules and triggers call functions as this account.
requiresRole('roles/run.invoker');
requiresRole('roles/eventarc.eventReceiver');

// New projects may not ask for more.
setGlobalOptions({ maxInstances: 10 });

/** `cors: false` also for the emulators, which allow all origins by default: the site calls its own origin. */
const COMMON = { region: 'europe-west1', cors: false, invoker: 'public' } as const satisfies HttpsOptions;
const STORYTELLER_KEYS = [openaiKey, moderationKey];
const HASH_KEY = [hashKey];

/** An HTTPS function that loads its module with its first request. */
function api(options: HttpsOptions, load: () => Promise<(...sent: Parameters<HttpsFunction>) => Promise<void>>): HttpsFunction {
  return onRequest(options, async (request, response) => (await load())(request, response));
}

/** Small and rarely called. */
const PUSH = { ...COMMON, memory: '256MiB', timeoutSeconds: 30, maxInstances: 10, concurrency: 80 } as const satisfies HttpsOptions;
/** Their rate limits are in the database. */
const LIMITED = { ...COMMON, memory: '512MiB', maxInstances: 5, secrets: HASH_KEY } as const satisfies HttpsOptions;
const ACCOUNT = { ...LIMITED, timeoutSeconds: 60, concurrency: 20 } as const satisfies HttpsOptions;
const SHARING = { ...LIMITED, timeoutSeconds: 30, concurrency: 40 } as const satisfies HttpsOptions;

/** `GET /api/stories/featured`, `GET /api/stories/{id-or-key}`, and the page `/story/{id}`, which requests the story next. */
export const stories = onRequest({ ...COMMON, memory: '256MiB', timeoutSeconds: 15, concurrency: 80 }, async (request, response) =>
  request.path.startsWith('/story/')
    ? (await import('./endpoints/story-page.ts')).storyPage(request, response)
    : (await import('./endpoints/stories.ts')).stories(request, response),
);

/** `POST /api/generate-story`. */
export const generateStory = api(
  { ...COMMON, memory: '512MiB', timeoutSeconds: 60, concurrency: 40, secrets: [...STORYTELLER_KEYS, hashKey] },
  async () => (await import('./endpoints/generate-story.ts')).generateStory,
);

/** `GET /api/test-openai`. One instance, so that its rate limit per address is exact. */
export const testOpenai = api(
  { ...COMMON, memory: '512MiB', timeoutSeconds: 60, maxInstances: 1, concurrency: 80, secrets: STORYTELLER_KEYS },
  async () => (await import('./endpoints/test-openai.ts')).testOpenai,
);

/** `GET /api/health`. One instance, so that its rate limit per address is exact. */
export const health = api(
  { ...COMMON, memory: '256MiB', timeoutSeconds: 15, maxInstances: 1, concurrency: 80, secrets: [hashKey] },
  async () => (await import('./endpoints/health.ts')).health,
);

/** `POST /api/policy-violations`. One instance, so that its rate limit per address is exact. */
export const policyViolations = api(
  { ...COMMON, memory: '256MiB', timeoutSeconds: 15, maxInstances: 1, concurrency: 80 },
  async () => (await import('./endpoints/policy-violations.ts')).policyViolations,
);

/** `POST /api/report-story`. */
export const reportStory = api(
  { ...LIMITED, timeoutSeconds: 15, concurrency: 80 },
  async () => (await import('./endpoints/report-story.ts')).reportStory,
);

/** `POST /api/share`. */
export const shareStory = api(
  { ...SHARING, secrets: [...STORYTELLER_KEYS, hashKey] },
  async () => (await import('./endpoints/sharing/share-story.ts')).shareStory,
);

/** `POST /api/share/state`. */
export const shareState = api(SHARING, async () => (await import('./endpoints/sharing/share-link.ts')).shareState);

/** `POST /api/share/revoke`. */
export const shareRevoke = api(SHARING, async () => (await import('./endpoints/sharing/share-link.ts')).shareRevoke);

/** `POST /api/voices/…`. A call holds up to a megabyte, so an instance answers few at once. */
export const voices = api(
  { ...COMMON, memory: '512MiB', timeoutSeconds: 30, maxInstances: 5, concurrency: 20, secrets: [...STORYTELLER_KEYS, hashKey] },
  async () => (await import('./endpoints/voices.ts')).voices,
);

/** `GET /s/{token}`: a page. */
export const sharedStory = api(
  { ...COMMON, memory: '256MiB', timeoutSeconds: 15, maxInstances: 5, concurrency: 80, secrets: [hashKey] },
  async () => (await import('./endpoints/sharing/shared-story.ts')).sharedStory,
);

/** `POST /api/account/export`. A call holds up to ten megabytes, so an instance answers few at once. */
export const accountExport = api(
  { ...ACCOUNT, concurrency: 5 },
  async () => (await import('./endpoints/account/account-export.ts')).accountExport,
);

/** `POST /api/account/delete`. */
export const accountDelete = api(ACCOUNT, async () => (await import('./endpoints/account/account-delete.ts')).accountDelete);

/** The queue that completes account deletions. It retries for about four days. */
export const accountTask = onTaskDispatched<DeletionTask>(
  {
    region: 'europe-west1',
    memory: '512MiB',
    timeoutSeconds: 300,
    maxInstances: 5,
    concurrency: 1,
    retryConfig: { maxAttempts: 100, minBackoffSeconds: 5, maxBackoffSeconds: 3600, maxDoublings: 10 },
    rateLimits: { maxConcurrentDispatches: 5 },
  },
  async ({ data }) => (await import('./triggers/account-task.ts')).accountTask(data),
);

/** `curatedStories/{docId}`: publishing. One at a time, because every publication writes the same list. */
export const onCuratedStoryWritten = onDocument(
  'onCuratedStoryWritten',
  {
    document: 'curatedStories/{docId}',
    region: 'europe-west1',
    memory: '512MiB',
    timeoutSeconds: 60,
    maxInstances: 1,
    concurrency: 1,
    retry: true,
  },
  async ({ docId }, change) => (await import('./triggers/curated-story-written.ts')).curatedStoryWritten(docId, change),
);

/** Removing what belonged to a deleted document may be repeated. */
const AFTER_DELETION = {
  region: 'europe-west1',
  memory: '512MiB',
  timeoutSeconds: 60,
  maxInstances: 5,
  concurrency: 20,
  retry: true,
} as const;

/** `stories/{docId}`: removes what a deleted story leaves behind. A deleted account can have a thousand. */
export const onStoryDeleted = onDeletedDocument(
  'onStoryDeleted',
  { document: 'stories/{docId}', ...AFTER_DELETION, secrets: [hashKey] },
  async ({ docId }, story) => (await import('./triggers/story-deleted.ts')).storyDeleted(docId, story),
);

/** `users/{uid}/children/{childId}`: removes what the stories of a deleted child remember. */
export const onChildDeleted = onDeletedDocument(
  'onChildDeleted',
  { document: 'users/{uid}/children/{childId}', ...AFTER_DELETION },
  async ({ uid, childId }) => (await import('./triggers/child-deleted.ts')).childDeleted(uid, childId),
);

/** `users/{uid}/children/{childId}`: removes looks that an app stored without the family's consent. */
export const onChildWritten = onDocument(
  'onChildWritten',
  { document: 'users/{uid}/children/{childId}', ...AFTER_DELETION },
  async ({ uid, childId }, change) => (await import('./triggers/child-written.ts')).childWritten(uid, childId, change),
);

/** `users/{uid}/choices/{choice}`: without its consent, removes what it allowed. */
export const onChoiceDeleted = onDeletedDocument(
  'onChoiceDeleted',
  { document: 'users/{uid}/choices/{choice}', ...AFTER_DELETION },
  async ({ uid, choice }) => (await import('./triggers/choice-deleted.ts')).choiceDeleted(uid, choice),
);

/** `stories/{storyId}/voices/{voiceId}`: removes the recordings of a deleted voice, and its invitation. */
export const onVoiceDeleted = onDeletedDocument(
  'onVoiceDeleted',
  { document: 'stories/{storyId}/voices/{voiceId}', ...AFTER_DELETION },
  async ({ storyId, voiceId }, voice) => (await import('./triggers/voice-deleted.ts')).voiceDeleted(storyId, voiceId, voice?.invitation),
);

/** `shares/{docId}`: removes the copy of a page that an admin took down. */
export const onShareWritten = onDocument(
  'onShareWritten',
  {
    document: 'shares/{docId}',
    region: 'europe-west1',
    memory: '512MiB',
    timeoutSeconds: 60,
    maxInstances: 2,
    concurrency: 20,
    retry: true,
    secrets: [hashKey],
  },
  async ({ docId }, change) => (await import('./triggers/share-written.ts')).shareWritten(docId, change),
);

/** `POST /api/push/subscribe`. */
export const pushSubscribe = api(PUSH, async () => (await import('./endpoints/push-subscription.ts')).pushSubscribe);

/** `POST /api/push/unsubscribe`. */
export const pushUnsubscribe = api(PUSH, async () => (await import('./endpoints/push-subscription.ts')).pushUnsubscribe);

/** `POST /api/push/reminder`. */
export const pushReminder = api(PUSH, async () => (await import('./endpoints/push-subscription.ts')).pushReminder);

/** `POST /api/push/test`. */
export const pushTest = api({ ...PUSH, secrets: [vapidPrivateKey] }, async () => (await import('./endpoints/push-test.ts')).pushTest);

/** The push queue. One task per instance, because encryption keeps a processor busy. It retries for about eight hours. */
export const pushTask = onTaskDispatched<PushTask>(
  {
    region: 'europe-west1',
    memory: '512MiB',
    timeoutSeconds: 540,
    maxInstances: 10,
    concurrency: 1,
    secrets: [vapidPrivateKey],
    retryConfig: { maxAttempts: 100, minBackoffSeconds: 5, maxBackoffSeconds: 300, maxDoublings: 6 },
    rateLimits: { maxConcurrentDispatches: 10 },
  },
  async ({ data }) => (await import('./triggers/push-task.ts')).pushTask(data),
);

/** The clock of the bedtime reminders. */
export const bedtimeReminders = onSchedule(
  {
    region: 'europe-west1',
    schedule: '*/5 * * * *',
    timeZone: 'Etc/UTC',
    memory: '256MiB',
    timeoutSeconds: 60,
    maxInstances: 1,
    retryCount: 3,
  },
  async () => (await import('./triggers/bedtime-reminders.ts')).bedtimeReminders(),
);

/** Daily: accounts that nobody uses any more. */
export const unusedAccounts = onSchedule(
  {
    region: 'europe-west1',
    schedule: '30 3 * * *',
    timeZone: 'Etc/UTC',
    memory: '256MiB',
    timeoutSeconds: 540,
    maxInstances: 1,
    retryCount: 1,
    secrets: HASH_KEY,
  },
  async () => (await import('./triggers/unused-accounts.ts')).unusedAccounts(),
);

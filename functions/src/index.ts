/** The functions: a table of contents. Each loads its own module on first use and nothing of the others. */
import { type HttpsFunction, onRequest } from 'firebase-functions/https';
import { requiresRole } from 'firebase-functions/options';
import type { SecretParam } from 'firebase-functions/params';
import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';
import type { DeletionTask } from './account/delete-account.ts';
import { hashKey, moderationKey, openaiKey, vapidPrivateKey } from './config/params.ts';
import { type FunctionName, runtimeOf } from './config/runtime.ts';
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

const HASH_KEY = [hashKey];
const STORYTELLER_KEYS = [openaiKey, moderationKey];
const ALL_KEYS = [...STORYTELLER_KEYS, hashKey];
const PUSH_KEY = [vapidPrivateKey];

type Handler = (...sent: Parameters<HttpsFunction>) => Promise<void>;

/** An HTTPS function that loads its module with its first request. `cors: false` is for the emulators, which allow all origins by default. */
function api(name: FunctionName, secrets: SecretParam[], load: () => Promise<Handler>): HttpsFunction {
  const options = { ...runtimeOf(name), cors: false, invoker: 'public', secrets } as const;
  return onRequest(options, async (request, response) => (await load())(request, response));
}

/** `GET /api/stories/featured`, `GET /api/stories/{id-or-key}`, and the page `/story/{id}`, which requests the story next. */
export const stories = api(
  'stories',
  [],
  async () => async (request, response) =>
    request.path.startsWith('/story/')
      ? (await import('./endpoints/story-page.ts')).storyPage(request, response)
      : (await import('./endpoints/stories.ts')).stories(request, response),
);

/** `POST /api/generate-story`. */
export const generateStory = api('generateStory', ALL_KEYS, async () => (await import('./endpoints/generate-story.ts')).generateStory);

/** `GET /api/test-openai`. */
export const testOpenai = api('testOpenai', STORYTELLER_KEYS, async () => (await import('./endpoints/test-openai.ts')).testOpenai);

/** `GET /api/health`. */
export const health = api('health', HASH_KEY, async () => (await import('./endpoints/health.ts')).health);

/** `POST /api/policy-violations`. */
export const policyViolations = api(
  'policyViolations',
  [],
  async () => (await import('./endpoints/policy-violations.ts')).policyViolations,
);

/** `POST /api/report-story`. */
export const reportStory = api('reportStory', HASH_KEY, async () => (await import('./endpoints/report-story.ts')).reportStory);

/** `POST /api/share`. */
export const shareStory = api('shareStory', ALL_KEYS, async () => (await import('./endpoints/sharing/share-story.ts')).shareStory);

/** `POST /api/share/state`. */
export const shareState = api('shareState', HASH_KEY, async () => (await import('./endpoints/sharing/share-link.ts')).shareState);

/** `POST /api/share/revoke`. */
export const shareRevoke = api('shareRevoke', HASH_KEY, async () => (await import('./endpoints/sharing/share-link.ts')).shareRevoke);

/** `POST /api/voices/…`. */
export const voices = api('voices', ALL_KEYS, async () => (await import('./endpoints/voices.ts')).voices);

/** `GET /s/{token}`: a page. */
export const sharedStory = api('sharedStory', HASH_KEY, async () => (await import('./endpoints/sharing/shared-story.ts')).sharedStory);

/** `POST /api/account/export`. */
export const accountExport = api(
  'accountExport',
  HASH_KEY,
  async () => (await import('./endpoints/account/account-export.ts')).accountExport,
);

/** `POST /api/account/delete`. */
export const accountDelete = api(
  'accountDelete',
  HASH_KEY,
  async () => (await import('./endpoints/account/account-delete.ts')).accountDelete,
);

/** The queue that completes account deletions. It retries for about four days. */
export const accountTask = onTaskDispatched<DeletionTask>(
  {
    ...runtimeOf('accountTask'),
    retryConfig: { maxAttempts: 100, minBackoffSeconds: 5, maxBackoffSeconds: 3600, maxDoublings: 10 },
    rateLimits: { maxConcurrentDispatches: 5 },
  },
  async ({ data }) => (await import('./triggers/account-task.ts')).accountTask(data),
);

/** `curatedStories/{docId}`: publishing. */
export const onCuratedStoryWritten = onDocument(
  'onCuratedStoryWritten',
  { document: 'curatedStories/{docId}' },
  async ({ docId }, change) => (await import('./triggers/curated-story-written.ts')).curatedStoryWritten(docId, change),
);

/** `stories/{docId}`: removes what a deleted story leaves behind. A deleted account can have a thousand. */
export const onStoryDeleted = onDeletedDocument(
  'onStoryDeleted',
  { document: 'stories/{docId}', secrets: HASH_KEY },
  async ({ docId }, story) => (await import('./triggers/story-deleted.ts')).storyDeleted(docId, story),
);

/** `users/{uid}/children/{childId}`: removes what the stories of a deleted child remember. */
export const onChildDeleted = onDeletedDocument(
  'onChildDeleted',
  { document: 'users/{uid}/children/{childId}' },
  async ({ uid, childId }) => (await import('./triggers/child-deleted.ts')).childDeleted(uid, childId),
);

/** `users/{uid}/children/{childId}`: removes looks that an app stored without the family's consent. */
export const onChildWritten = onDocument(
  'onChildWritten',
  { document: 'users/{uid}/children/{childId}' },
  async ({ uid, childId }, change) => (await import('./triggers/child-written.ts')).childWritten(uid, childId, change),
);

/** `users/{uid}/choices/{choice}`: without its consent, removes what it allowed. */
export const onChoiceDeleted = onDeletedDocument('onChoiceDeleted', { document: 'users/{uid}/choices/{choice}' }, async ({ uid, choice }) =>
  (await import('./triggers/choice-deleted.ts')).choiceDeleted(uid, choice),
);

/** `stories/{storyId}/voices/{voiceId}`: removes the recordings of a deleted voice, and its invitation. */
export const onVoiceDeleted = onDeletedDocument(
  'onVoiceDeleted',
  { document: 'stories/{storyId}/voices/{voiceId}' },
  async ({ storyId, voiceId }, voice) => (await import('./triggers/voice-deleted.ts')).voiceDeleted(storyId, voiceId, voice?.invitation),
);

/** `shares/{docId}`: removes the copy of a page that an admin took down. */
export const onShareWritten = onDocument('onShareWritten', { document: 'shares/{docId}', secrets: HASH_KEY }, async ({ docId }, change) =>
  (await import('./triggers/share-written.ts')).shareWritten(docId, change),
);

/** `POST /api/push/subscribe`. */
export const pushSubscribe = api('pushSubscribe', [], async () => (await import('./endpoints/push-subscription.ts')).pushSubscribe);

/** `POST /api/push/unsubscribe`. */
export const pushUnsubscribe = api('pushUnsubscribe', [], async () => (await import('./endpoints/push-subscription.ts')).pushUnsubscribe);

/** `POST /api/push/reminder`. */
export const pushReminder = api('pushReminder', [], async () => (await import('./endpoints/push-subscription.ts')).pushReminder);

/** `POST /api/push/test`. */
export const pushTest = api('pushTest', PUSH_KEY, async () => (await import('./endpoints/push-test.ts')).pushTest);

/** The push queue. It retries for about eight hours. */
export const pushTask = onTaskDispatched<PushTask>(
  {
    ...runtimeOf('pushTask'),
    secrets: PUSH_KEY,
    retryConfig: { maxAttempts: 100, minBackoffSeconds: 5, maxBackoffSeconds: 300, maxDoublings: 6 },
    rateLimits: { maxConcurrentDispatches: 10 },
  },
  async ({ data }) => (await import('./triggers/push-task.ts')).pushTask(data),
);

/** The clock of the bedtime reminders. */
export const bedtimeReminders = onSchedule(
  { ...runtimeOf('bedtimeReminders'), schedule: '*/5 * * * *', timeZone: 'Etc/UTC', retryCount: 3 },
  async () => (await import('./triggers/bedtime-reminders.ts')).bedtimeReminders(),
);

/** Daily: accounts that nobody uses any more. */
export const unusedAccounts = onSchedule(
  { ...runtimeOf('unusedAccounts'), schedule: '30 3 * * *', timeZone: 'Etc/UTC', retryCount: 1, secrets: HASH_KEY },
  async () => (await import('./triggers/unused-accounts.ts')).unusedAccounts(),
);

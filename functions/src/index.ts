/** The functions: a table of contents. Each loads its own module when it is first called, and nothing of the others. */
import { type HttpsOptions, onRequest } from 'firebase-functions/https';
import { moderationKey, openaiKey } from './params.ts';
import { onDocument } from './triggers/on-document.ts';

/** `cors: false` also in the emulators, which are wide open by default: the site calls its own origin. */
const COMMON = { region: 'europe-west1', cors: false, invoker: 'public' } as const satisfies HttpsOptions;
const STORYTELLER_KEYS = [openaiKey, moderationKey];

/** `GET /api/stories/featured`, `GET /api/stories/{id-or-key}`. */
export const stories = onRequest(
  { ...COMMON, memory: '256MiB', timeoutSeconds: 15, maxInstances: 20, concurrency: 80 },
  async (request, response) => (await import('./endpoints/stories.ts')).stories(request, response),
);

/** `POST /api/generate-story`. */
export const generateStory = onRequest(
  { ...COMMON, memory: '512MiB', timeoutSeconds: 60, maxInstances: 20, concurrency: 40, secrets: STORYTELLER_KEYS },
  async (request, response) => (await import('./endpoints/generate-story.ts')).generateStory(request, response),
);

/** `GET /api/test-openai`. One instance, so that its rate per address is one rate. */
export const testOpenai = onRequest(
  { ...COMMON, memory: '512MiB', timeoutSeconds: 60, maxInstances: 1, concurrency: 80, secrets: STORYTELLER_KEYS },
  async (request, response) => (await import('./endpoints/test-openai.ts')).testOpenai(request, response),
);

/** `curatedStories/{docId}`: publishing. One at a time: every publication writes the same list. */
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
  async (docId) => (await import('./triggers/curated-story-written.ts')).curatedStoryWritten(docId),
);

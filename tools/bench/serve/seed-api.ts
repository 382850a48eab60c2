/** `/api/stories/*` as the deployed function answers it: the real endpoint, over the seed's published copies. */
import { seedPublications } from '../../seed/published-stories.ts';
import { serveDocuments } from './document-server.ts';

export interface ApiAnswer {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Every story and the list, asked of the endpoint once and kept: while measuring, no answer waits for a function.
 * @returns the answer to a path, for instance `/api/stories/featured`.
 */
export async function seedApi(): Promise<(path: string) => ApiAnswer> {
  const { copies, featured } = seedPublications();
  const documents = new Map<string, Record<string, unknown>>([
    ['publishedLists/featured', { stories: featured }],
    ...copies.map(({ story }) => [`publishedStories/${story.id}`, { ...story }] as const),
  ]);
  const database = await serveDocuments(documents);
  const before = { host: process.env.FIRESTORE_EMULATOR_HOST, project: process.env.GCLOUD_PROJECT };
  try {
    process.env.FIRESTORE_EMULATOR_HOST = database.host;
    process.env.GCLOUD_PROJECT = 'bench';
    const keys = ['featured', ...copies.flatMap(({ story }) => [String(story.id), story.slug])];
    const answers = new Map<string, ApiAnswer>();
    for (const key of keys) answers.set(`/api/stories/${key}`, await askEndpoint(`/api/stories/${key}`));
    const unknown = await askEndpoint('/api/stories/no-such-story');
    return (path) => answers.get(path) ?? unknown;
  } finally {
    restore('FIRESTORE_EMULATOR_HOST', before.host);
    restore('GCLOUD_PROJECT', before.project);
    await database.close();
  }
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

/** The endpoint takes an Express request; this is what it uses of one. */
async function askEndpoint(path: string): Promise<ApiAnswer> {
  const { stories } = await import('../../../functions/src/endpoints/stories.ts');
  const headers: Record<string, string> = {};
  const answer = { status: 0, headers, body: '' };
  const response = {
    set(first: string | Record<string, string>, second = '') {
      for (const [name, value] of typeof first === 'string' ? [[first, second] as const] : Object.entries(first)) {
        headers[name.toLowerCase()] = value;
      }
      return response;
    },
    status(status: number) {
      answer.status = status;
      return response;
    },
    send(body: string) {
      answer.body = body;
      return response;
    },
    removeHeader: () => response,
  };
  const request = { method: 'GET', path, ip: '127.0.0.1', get: () => undefined };
  await stories(request as unknown as Parameters<typeof stories>[0], response as unknown as Parameters<typeof stories>[1]);
  return answer;
}

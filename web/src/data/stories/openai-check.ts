/** `GET /api/test-openai` (section 7). */
import { getJson, serverFields } from '../firebase/api-client.ts';
import { HttpError, InvalidResponseError } from '../lib/errors.ts';

/** Milliseconds: Hosting itself gives up after 60 seconds. */
const TIMEOUT_MS = 60_000;

/** The AI service could not be reached, or refused. `message` is its error, or the network's. */
export class OpenAiCheckFailed extends Error {
  override readonly name = 'OpenAiCheckFailed';
  readonly where: 'api' | 'network';
  constructor(where: 'api' | 'network', message: string) {
    super(message);
    this.where = where;
  }
}

export interface OpenAiCheck {
  story: string;
  /** The whole answer: parsed JSON, or the text itself where it is not JSON. */
  raw: unknown;
}

export async function checkOpenAi(): Promise<OpenAiCheck> {
  try {
    const raw = await getJson<unknown>('/api/test-openai', { timeoutMs: TIMEOUT_MS });
    const story = (raw as { story?: unknown } | null)?.story;
    return { story: typeof story === 'string' ? story : '', raw };
  } catch (error) {
    if (error instanceof InvalidResponseError) return { story: '', raw: error.body };
    if (!(error instanceof HttpError)) throw new OpenAiCheckFailed('network', error instanceof Error ? error.message : String(error));
    const { error: reason } = serverFields(error);
    throw new OpenAiCheckFailed('api', typeof reason === 'string' ? reason : `The service answered with ${error.status}.`);
  }
}

/** `GET /api/test-openai` (section 7). */
import { CallFailed, meaningOf } from '../../../data/http/call.ts';
import { callApi } from '../../../data/http/page-http.ts';

/** Milliseconds: Hosting itself gives up after 60 seconds. */
const TIMEOUT_MS = 60_000;

export interface OpenAiCheck {
  story: string;
  /** The whole answer: parsed JSON, or the text itself if it is not JSON. */
  raw: unknown;
}

/** Throws {@link CallFailed}. */
export async function checkOpenAi(): Promise<OpenAiCheck> {
  try {
    const raw = await callApi<{ story?: unknown }>({ url: '/api/test-openai', uid: null, timeoutMs: TIMEOUT_MS });
    const { story } = raw;
    return { story: typeof story === 'string' ? story : '', raw };
  } catch (error) {
    if (error instanceof CallFailed && meaningOf(error.status ?? 0) === 'done') return { story: '', raw: error.body };
    throw error;
  }
}

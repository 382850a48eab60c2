/** `GET /api/test-openai` (section 7). */

/** The AI service could not be reached, or said no. `message` is its error, or the network's. */
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
  /** The whole answer. */
  raw: unknown;
}

export async function checkOpenAi(): Promise<OpenAiCheck> {
  const { ok, status, text } = await ask();
  const raw = parsed(text);
  const fields = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
  if (!ok) throw new OpenAiCheckFailed('api', typeof fields.error === 'string' ? fields.error : `The service answered with ${status}.`);
  return { story: typeof fields.story === 'string' ? fields.story : '', raw };
}

async function ask(): Promise<{ ok: boolean; status: number; text: string }> {
  try {
    const response = await fetch('/api/test-openai', { credentials: 'include', headers: { accept: 'application/json' } });
    return { ok: response.ok, status: response.status, text: await response.text() };
  } catch (error) {
    throw new OpenAiCheckFailed('network', error instanceof Error ? error.message : String(error));
  }
}

/** JSON where it is, else the text itself: “full raw response” shows whatever came. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A chat completion as OpenAI streams it: server-sent events with a piece of the text each. */
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

interface Message extends Record<string, unknown> {
  content: string | null;
  refusal: string | null;
}

export interface ChatCompletion {
  id: string;
  object: string;
  created: number;
  model: string;
  choices: (Record<string, unknown> & { message: Message; finish_reason: string })[];
  usage: object;
}

export interface StreamOptions {
  /** `stream_options.include_usage`: a last event with the usage. */
  withUsage: boolean;
  /** The speed; null writes everything at once. */
  tokensPerSecond: number | null;
  /** Breaks the connection in the middle of the text. */
  breaksOff: boolean;
  signal: AbortSignal;
}

/** Characters in a piece: about one token, as in OpenAI's streams; more where there is no pace to keep. */
const PIECE = { paced: 4, atOnce: 200 };

/** Rejects if the signal is aborted. */
export async function sendStream(response: ServerResponse, completion: ChatCompletion, options: StreamOptions): Promise<void> {
  const { tokensPerSecond, breaksOff, withUsage, signal } = options;
  const { usage, choices, ...rest } = completion;
  const { message, finish_reason: finish } = choices[0] ?? { message: { content: null, refusal: null }, finish_reason: 'stop' };
  const head = { ...rest, object: 'chat.completion.chunk' };
  const send = (data: object) => void response.write(`data: ${JSON.stringify({ ...head, ...data })}\n\n`);
  const delta = (change: object, finishReason: string | null = null) =>
    send({ choices: [{ index: 0, delta: change, logprobs: null, finish_reason: finishReason }] });

  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  delta({ role: 'assistant', content: '', refusal: null });
  if (message.refusal !== null) delta({ refusal: message.refusal });
  const pieces = piecesOf(message.content ?? '', tokensPerSecond === null ? PIECE.atOnce : PIECE.paced);
  const startedAt = Date.now();
  for (const [index, piece] of (breaksOff ? pieces.slice(0, pieces.length / 2) : pieces).entries()) {
    if (tokensPerSecond !== null)
      await wait(Math.max(0, startedAt + (1000 * (index + 1)) / tokensPerSecond - Date.now()), undefined, { signal });
    if (response.destroyed) return;
    delta({ content: piece });
  }
  if (breaksOff) {
    // Ended, not destroyed, so that what was written before arrives.
    response.socket?.end();
    return;
  }
  delta({}, finish);
  if (withUsage) send({ choices: [], usage });
  response.end('data: [DONE]\n\n');
}

function piecesOf(text: string, size: number): string[] {
  const characters = Array.from(text);
  return Array.from({ length: Math.ceil(characters.length / size) }, (_piece, index) =>
    characters.slice(index * size, (index + 1) * size).join(''),
  );
}

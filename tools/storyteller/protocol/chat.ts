/** `POST /v1/chat/completions`: reads the request out of the messages, has the story written, plays its faults. */
import { BEATS } from '../engine/plot-arc.ts';
import type { Random } from '../engine/random.ts';
import { createStoryteller, hasSetting, hasTone, type Story, type StoryOrder, type Storyteller } from '../engine/storyteller.ts';
import { type Answer, chatCompletion, MODEL } from './envelope.ts';
import { ApiError, isRecord } from './http.ts';
import { wantedOf } from './response-format.ts';
import type { Control, Scenario } from './scenarios.ts';

const WORDS_MIN = 20;
const WORDS_MAX = 2000;

const ROLES = ['system', 'developer', 'user', 'assistant', 'tool', 'function'];

/** What a message without a request is answered with, where no schema is asked for: enough for a check of the line. */
const HELLO = 'OK';

/** What a story takes: who tells it, in what manner, and chance. */
export interface Desk {
  storyteller: Storyteller;
  control: Pick<Control, 'spread' | 'forgets'>;
  chance: Random;
}

/** The answer as an object. Throws {@link ApiError} 400 for a request that OpenAI, or a storyteller, could not follow. */
export function answerChat(desk: Desk, body: unknown, scenario: Scenario): unknown {
  if (!isRecord(body)) throw new ApiError(400, 'We could not parse the JSON body of your request.');
  const messages = readMessages(body);
  const wanted = wantedOf(body.response_format);
  if (body.stream === true) throw new ApiError(400, 'The storyteller does not stream.', { param: 'stream' });
  if (body.n !== undefined && body.n !== null && body.n !== 1) {
    throw new ApiError(400, 'The storyteller gives one answer at a time.', { param: 'n' });
  }
  const order = readOrder(messages);
  const prompt = messages.map((message) => message.text).join('\n');
  const model = typeof body.model === 'string' ? body.model : MODEL;
  if (!order) {
    if (wanted)
      throw new ApiError(400, 'The user message must be one JSON object with "animal", "setting", "tone" and "words".', {
        param: 'messages',
      });
    return chatCompletion(model, prompt, { content: HELLO, refusal: null, finishReason: 'stop' });
  }
  return chatCompletion(
    model,
    prompt,
    limited(
      play(tellerOf(desk), { ...order, words: strayed(order.words, desk), wanted: wanted ?? ['title', 'paragraphs'] }, scenario),
      body,
    ),
  );
}

interface Message {
  role: string;
  text: string;
}

function readMessages(body: Record<string, unknown>): Message[] {
  for (const name of ['model', 'messages']) {
    if (body[name] === undefined)
      throw new ApiError(400, `Missing required parameter: '${name}'.`, { param: name, code: 'missing_required_parameter' });
  }
  const messages = body.messages;
  if (!Array.isArray(messages) || messages.length === 0) {
    throw new ApiError(400, "Invalid 'messages': expected a list with at least one message.", { param: 'messages' });
  }
  return messages.map((message: unknown, index) => {
    if (!isRecord(message) || typeof message.role !== 'string') {
      throw new ApiError(400, `Missing required parameter: 'messages[${index}].role'.`, { param: `messages[${index}].role` });
    }
    if (!ROLES.includes(message.role)) {
      const supported = ROLES.map((role) => `'${role}'`).join(', ');
      throw new ApiError(400, `Invalid value: '${message.role}'. Supported values are: ${supported}.`, {
        param: `messages[${index}].role`,
        code: 'invalid_value',
      });
    }
    return { role: message.role, text: contentText(message.content) };
  });
}

function contentText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part: unknown) => (isRecord(part) && typeof part.text === 'string' ? part.text : '')).join('\n');
}

/** The request, with the words of the newest repair; null where no user message is one. */
function readOrder(messages: readonly Message[]): StoryOrder | null {
  const asked = messages
    .filter((message) => message.role === 'user')
    .map((message) => parseObject(message.text))
    .filter((object) => object !== null);
  const start = asked.findLastIndex((object) => typeof object.animal === 'string');
  const request = asked[start];
  if (!request) return null;
  const repairs = asked.slice(start + 1);
  const words = repairs.findLast((repair) => repair.words !== undefined)?.words ?? request.words;
  return readRequest({ ...request, words }, String(request.animal), repairs.length);
}

function readRequest(asked: Record<string, unknown>, animal: string, repair: number): StoryOrder {
  const { setting, tone, words, placeholder, plot, avoid, children, before } = asked;
  if (!hasSetting(setting)) throw new ApiError(400, 'The storyteller does not know this "setting".', { param: 'messages' });
  if (!hasTone(tone)) throw new ApiError(400, 'The storyteller does not know this "tone".', { param: 'messages' });
  return {
    animal,
    repair,
    setting,
    tone,
    words: checkedWords(words),
    placeholder: typeof placeholder === 'string' && placeholder !== '' ? placeholder : '{child}',
    plot: readPlot(plot),
    // The first of them is the story's own.
    others: texts(children).slice(1),
    before: isRecord(before) && typeof before.recap === 'string' ? { recap: before.recap, cast: texts(before.cast) } : null,
    avoid: Array.isArray(avoid)
      ? avoid
          .filter(isRecord)
          .flatMap(({ title, opening }) => [title, opening])
          .filter((text) => typeof text === 'string')
      : [],
  };
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

/** By the names of its beats, or as a list of them. */
function readPlot(plot: unknown): Record<string, string> {
  const named = Array.isArray(plot)
    ? BEATS.map((beat, index) => [beat, plot[index] as unknown])
    : isRecord(plot)
      ? Object.entries(plot)
      : [];
  return Object.fromEntries(named.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function checkedWords(words: unknown): number {
  if (typeof words !== 'number' || !Number.isInteger(words) || words < WORDS_MIN || words > WORDS_MAX) {
    throw new ApiError(400, `"words" must be a whole number from ${WORDS_MIN} to ${WORDS_MAX}.`, { param: 'messages' });
  }
  return words;
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** A forgetful one is another person each time, with the same stories to tell. */
function tellerOf({ storyteller, control, chance }: Desk): Storyteller {
  return control.forgets() ? createStoryteller(String(chance.next())) : storyteller;
}

/** The words that a story is written for: those asked for, give or take (normally distributed). */
function strayed(words: number, { control, chance }: Desk): number {
  const spread = control.spread();
  if (spread === 0) return words;
  const normal = Math.sqrt(-2 * Math.log(1 - chance.next())) * Math.cos(2 * Math.PI * chance.next());
  return Math.min(WORDS_MAX, Math.max(WORDS_MIN, Math.round(words * (1 + spread * normal))));
}

/** @param order with the fields that its answer has. */
function play(storyteller: Storyteller, { wanted, ...order }: StoryOrder & { wanted: readonly string[] }, scenario: Scenario): Answer {
  if (scenario === 'refusal') return { content: null, refusal: "I'm sorry, I can't help with that.", finishReason: 'stop' };
  // What was written before the filter stopped it is sent along.
  if (scenario === 'filtered') return { content: '{"title":"', refusal: null, finishReason: 'content_filter' };
  if (scenario === 'empty') return { content: '', refusal: null, finishReason: 'stop' };
  const told = Object.entries(spoil(storyteller, order, scenario));
  const content = JSON.stringify(Object.fromEntries(told.filter(([field]) => wanted.includes(field))));
  if (scenario === 'cutoff') return { content: content.slice(0, Math.floor(content.length / 2)), refusal: null, finishReason: 'length' };
  if (scenario === 'malformed') return { content: `Here is your story:\n${content.slice(0, -2)}`, refusal: null, finishReason: 'stop' };
  return { content, refusal: null, finishReason: 'stop' };
}

function spoil(storyteller: Storyteller, order: StoryOrder, scenario: Scenario): Story {
  const story = storyteller.tell(order);
  const [first = '', ...rest] = story.paragraphs;
  switch (scenario) {
    case 'short':
      return { ...story, paragraphs: story.paragraphs.slice(0, Math.max(1, Math.floor(story.paragraphs.length / 2))) };
    case 'long':
      return { ...story, paragraphs: [...story.paragraphs, ...storyteller.tell(order).paragraphs] };
    case 'unsafe':
      return { ...story, paragraphs: [first, 'Then somebody came with a gun, and there was blood on the floor.', ...rest] };
    case 'leftover':
      return { ...story, paragraphs: [`${first} It was a night for {animal} and {x}.`, ...rest] };
    default:
      return story;
  }
}

/** A limit on tokens cuts the text, as it does there. */
function limited(answer: Answer, body: Record<string, unknown>): Answer {
  const limit = body.max_completion_tokens ?? body.max_tokens;
  if (typeof limit !== 'number' || answer.content === null) return answer;
  // Four characters a token: rough, and enough to tell a limit that fits from one that does not.
  if (answer.content.length <= limit * 4) return answer;
  return { ...answer, content: answer.content.slice(0, limit * 4), finishReason: 'length' };
}

/** `POST /v1/chat/completions`: reads the request from the messages, writes the story, and simulates faults. */
import { BEATS } from '../engine/plot-arc.ts';
import type { Random } from '../engine/random.ts';
import { createStoryteller, hasSetting, hasTone, type Story, type StoryOrder, type Storyteller } from '../engine/storyteller.ts';
import { type Answer, chatCompletion, MODEL } from './envelope.ts';
import { ApiError, isRecord, parseJson } from './http.ts';
import { requestedFields } from './response-format.ts';
import type { Control, Scenario } from './scenarios.ts';

const WORDS_MIN = 20;
const WORDS_MAX = 2000;

const ROLES = ['system', 'developer', 'user', 'assistant', 'tool', 'function'];

/** The answer to messages without a request and a schema: enough for a connection test. */
const HELLO = 'OK';

export interface ChatContext {
  storyteller: Storyteller;
  control: Pick<Control, 'spread' | 'forgets'>;
  chance: Random;
}

/** The answer as an object. @throws ApiError 400 for a request that OpenAI would refuse or that is no story request. */
export function answerChat(context: ChatContext, body: unknown, scenario: Scenario): unknown {
  if (!isRecord(body)) throw new ApiError(400, 'We could not parse the JSON body of your request.');
  const messages = readMessages(body);
  const fields = requestedFields(body.response_format);
  if (body.stream === true) throw new ApiError(400, 'The storyteller does not stream.', { param: 'stream' });
  if (body.n !== undefined && body.n !== null && body.n !== 1) {
    throw new ApiError(400, 'The storyteller gives one answer at a time.', { param: 'n' });
  }
  const order = readOrder(messages);
  const prompt = messages.map((message) => message.text).join('\n');
  const model = typeof body.model === 'string' ? body.model : MODEL;
  if (order) {
    const answer = answerTo(order, fields ?? ['title', 'paragraphs'], context, scenario);
    return chatCompletion(model, prompt, withTokenLimit(answer, body));
  }
  if (fields) throw badRequest('The user message must be one JSON object with "animal", "setting", "tone" and "words".');
  return chatCompletion(model, prompt, { content: HELLO, refusal: null, finishReason: 'stop' });
}

function badRequest(message: string): ApiError {
  return new ApiError(400, message, { param: 'messages' });
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
  if (!Array.isArray(messages) || messages.length === 0) throw badRequest("Invalid 'messages': expected a list with at least one message.");
  return messages.map((message: unknown, index) => {
    const param = `messages[${index}].role`;
    if (!isRecord(message) || typeof message.role !== 'string') {
      throw new ApiError(400, `Missing required parameter: '${param}'.`, { param });
    }
    if (!ROLES.includes(message.role)) {
      const supported = ROLES.map((role) => `'${role}'`).join(', ');
      throw new ApiError(400, `Invalid value: '${message.role}'. Supported values are: ${supported}.`, { param, code: 'invalid_value' });
    }
    return { role: message.role, text: contentText(message.content) };
  });
}

function contentText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part: unknown) => (isRecord(part) && typeof part.text === 'string' ? part.text : '')).join('\n');
}

/** The request with the words of the latest repair; null if no user message is a request. */
function readOrder(messages: readonly Message[]): StoryOrder | null {
  const objects = messages
    .filter((message) => message.role === 'user')
    .map((message) => parseJson(message.text))
    .filter(isRecord);
  const start = objects.findLastIndex((object) => typeof object.animal === 'string');
  const request = objects[start];
  if (!request) return null;
  const repairs = objects.slice(start + 1);
  const words = repairs.findLast((repair) => repair.words !== undefined)?.words ?? request.words;
  return readRequest({ ...request, words }, String(request.animal), repairs.length);
}

function readRequest(request: Record<string, unknown>, animal: string, repair: number): StoryOrder {
  const { setting, tone, words, placeholder, plot, avoid, children, before } = request;
  if (!hasSetting(setting)) throw badRequest('The storyteller does not know this "setting".');
  if (!hasTone(tone)) throw badRequest('The storyteller does not know this "tone".');
  if (typeof words !== 'number' || !Number.isInteger(words) || words < WORDS_MIN || words > WORDS_MAX) {
    throw badRequest(`"words" must be a whole number from ${WORDS_MIN} to ${WORDS_MAX}.`);
  }
  const earlier = Array.isArray(avoid) ? avoid.filter(isRecord) : [];
  return {
    animal,
    repair,
    setting,
    tone,
    words,
    placeholder: typeof placeholder === 'string' && placeholder !== '' ? placeholder : '{child}',
    plot: readPlot(plot),
    // The first child is the story's own.
    others: texts(children).slice(1),
    before: isRecord(before) && typeof before.recap === 'string' ? { recap: before.recap, cast: texts(before.cast) } : null,
    avoid: texts(earlier.flatMap(({ title, opening }) => [title, opening])),
  };
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

/** A plot comes by the names of its beats, or as a list of them. */
function readPlot(plot: unknown): Record<string, string> {
  const beats = Array.isArray(plot) ? Object.fromEntries(BEATS.map((beat, index) => [beat, plot[index] as unknown])) : plot;
  if (!isRecord(beats)) return {};
  return Object.fromEntries(Object.entries(beats).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** The requested words, varied by the setting `spread` (normally distributed). */
function variedWords(words: number, { control, chance }: ChatContext): number {
  const spread = control.spread();
  if (spread === 0) return words;
  const normal = Math.sqrt(-2 * Math.log(1 - chance.next())) * Math.cos(2 * Math.PI * chance.next());
  return Math.min(WORDS_MAX, Math.max(WORDS_MIN, Math.round(words * (1 + spread * normal))));
}

function answerTo(order: StoryOrder, fields: readonly string[], context: ChatContext, scenario: Scenario): Answer {
  const teller = context.control.forgets() ? createStoryteller(String(context.chance.next())) : context.storyteller;
  const words = variedWords(order.words, context);
  const answer = (content: string | null, more: Partial<Answer> = {}): Answer => ({
    content,
    refusal: null,
    finishReason: 'stop',
    ...more,
  });
  if (scenario === 'refusal') return answer(null, { refusal: "I'm sorry, I can't help with that." });
  // OpenAI sends what was written before the filter stopped it.
  if (scenario === 'filtered') return answer('{"title":"', { finishReason: 'content_filter' });
  if (scenario === 'empty') return answer('');
  const story = Object.entries(tellFlawed(teller, { ...order, words }, scenario));
  const content = JSON.stringify(Object.fromEntries(story.filter(([field]) => fields.includes(field))));
  if (scenario === 'cutoff') return answer(content.slice(0, Math.floor(content.length / 2)), { finishReason: 'length' });
  return answer(scenario === 'malformed' ? `Here is your story:\n${content.slice(0, -2)}` : content);
}

function tellFlawed(storyteller: Storyteller, order: StoryOrder, scenario: Scenario): Story {
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

/** Cuts the text at the request's limit, counting four characters as a token, which is accurate enough here. */
function withTokenLimit(answer: Answer, body: Record<string, unknown>): Answer {
  const limit = body.max_completion_tokens ?? body.max_tokens;
  if (typeof limit !== 'number' || answer.content === null || answer.content.length <= limit * 4) return answer;
  return { ...answer, content: answer.content.slice(0, limit * 4), finishReason: 'length' };
}

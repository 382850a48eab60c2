/** `POST /v1/chat/completions`: reads the request out of the messages, has the story written, plays its faults. */
import { hasSetting, hasTone, type Story, type StoryOrder, type Storyteller } from '../engine/storyteller.ts';
import { type Answer, chatCompletion, MODEL } from './envelope.ts';
import { ApiError, isRecord } from './http.ts';
import type { Scenario } from './scenarios.ts';

const WORDS_MIN = 20;
const WORDS_MAX = 2000;

/** What a message without a request is answered with, where no schema is asked for: enough for a check of the line. */
const HELLO = 'OK';

/** The answer as an object. Throws {@link ApiError} 400 for a request that OpenAI, or a storyteller, could not follow. */
export function answerChat(storyteller: Storyteller, body: unknown, scenario: Scenario): unknown {
  if (!isRecord(body)) throw new ApiError(400, 'We could not parse the JSON body of your request.');
  const messages = readMessages(body);
  const structured = wantsSchema(body.response_format);
  if (body.stream === true) throw new ApiError(400, 'The storyteller does not stream.', { param: 'stream' });
  const order = readOrder(messages);
  const prompt = messages.map((message) => message.text).join('\n');
  const model = typeof body.model === 'string' ? body.model : MODEL;
  if (!order) {
    if (structured)
      throw new ApiError(400, 'The user message must be one JSON object with "animal", "setting", "tone" and "words".', {
        param: 'messages',
      });
    return chatCompletion(model, prompt, { content: HELLO, refusal: null, finishReason: 'stop' });
  }
  return chatCompletion(model, prompt, limited(play(storyteller, order, scenario), body));
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
    return { role: message.role, text: contentText(message.content) };
  });
}

function contentText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part: unknown) => (isRecord(part) && typeof part.text === 'string' ? part.text : '')).join('\n');
}

function wantsSchema(format: unknown): boolean {
  if (format === undefined) return false;
  if (!isRecord(format)) throw new ApiError(400, "Invalid type for 'response_format'.", { param: 'response_format' });
  if (format.type !== 'json_schema') return false;
  const schema = format.json_schema;
  if (!isRecord(schema) || typeof schema.name !== 'string' || !isRecord(schema.schema)) {
    throw new ApiError(400, "Missing required parameter: 'response_format.json_schema'.", {
      param: 'response_format.json_schema',
      code: 'missing_required_parameter',
    });
  }
  return true;
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
  const { setting, tone, words, placeholder, plot, avoid } = asked;
  if (!hasSetting(setting)) throw new ApiError(400, 'The storyteller does not know this "setting".', { param: 'messages' });
  if (!hasTone(tone)) throw new ApiError(400, 'The storyteller does not know this "tone".', { param: 'messages' });
  return {
    animal,
    repair,
    setting,
    tone,
    words: checkedWords(words),
    placeholder: typeof placeholder === 'string' && placeholder !== '' ? placeholder : '{child}',
    plot: isRecord(plot)
      ? Object.fromEntries(Object.entries(plot).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
      : {},
    avoid: Array.isArray(avoid)
      ? avoid
          .filter(isRecord)
          .flatMap(({ title, opening }) => [title, opening])
          .filter((text) => typeof text === 'string')
      : [],
  };
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

function play(storyteller: Storyteller, order: StoryOrder, scenario: Scenario): Answer {
  if (scenario === 'refusal') return { content: null, refusal: "I'm sorry, I can't help with that.", finishReason: 'stop' };
  if (scenario === 'empty') return { content: '', refusal: null, finishReason: 'stop' };
  const content = JSON.stringify(spoil(storyteller, order, scenario));
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

/** `POST /v1/chat/completions`: reads the request from the messages, writes the story, and simulates faults. */
import { randomUUID } from 'node:crypto';
import {
  AGE_BANDS,
  AVOIDED_TOPICS,
  answeredPages,
  DEFAULT_AGE_BAND,
  type FamilyPage,
  FRIEND_PRONOUNS,
  MOMENTS,
  pageParagraphs,
  parseMemory,
} from '../../../domain/src/index.ts';
import { isRecord, parseJson } from '../../local/json.ts';
import { hasSetting, hasTone, type Story, type StoryOrder, type Storyteller } from '../engine/storyteller.ts';
import { unwantedIn } from '../engine/unwanted.ts';
import { waysInWords } from '../engine/ways.ts';
import { hasPronouns } from '../engine/wording/pronouns.ts';
import { ApiError } from './http.ts';
import { requestedFields } from './response-format.ts';
import type { Scenario } from './scenarios.ts';
import type { ChatCompletion } from './stream.ts';
import { estimateTokens } from './tokens.ts';
import type { ShownPages, TellingStoryteller } from './told-stories.ts';

const WORDS = { least: 20, most: 2000 };
const ROLES = ['system', 'developer', 'user', 'assistant', 'tool', 'function'];

export interface Answer {
  content: string | null;
  refusal?: string;
  finishReason?: 'length' | 'content_filter';
}

/** The answer in OpenAI's format. @param family the code of the one that asks. @throws ApiError 400 for a request that OpenAI would refuse or that is no story request. */
export function answerChat(storyteller: TellingStoryteller, body: unknown, scenario: Scenario, family: string): ChatCompletion {
  if (!isRecord(body) || typeof body.model !== 'string')
    throw new ApiError(400, "Missing required parameter: 'model'.", { param: 'model' });
  const messages = readMessages(body.messages);
  const fields = requestedFields(body.response_format);
  const request = readOrder(messages);
  const order = request && { ...request, family };
  if (fields && !order) throw badRequest('The user message must be one JSON object with "animal", "setting", "tone" and "words".');
  // Without a request it is a connection test.
  const shown = shownIn(messages);
  const tell: Storyteller = shown ? (wanted) => storyteller.continueStory(wanted, shown) : storyteller.tell;
  return completionOf(order ? answerTo(order, fields ?? ['title', 'paragraphs'], tell, scenario) : { content: 'OK' }, body, messages);
}

/** An answer in OpenAI's format. */
export function completionOf(answer: Answer, body: Record<string, unknown>, messages: readonly Message[]): ChatCompletion {
  const { content, refusal = null, finishReason = 'stop' } = withTokenLimit(answer, body.max_completion_tokens);
  const prompt = estimateTokens(messages.map((message) => message.content).join('\n'));
  const completion = estimateTokens(content ?? refusal ?? '');
  return {
    id: `chatcmpl-${randomUUID().replaceAll('-', '')}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: String(body.model),
    choices: [{ index: 0, message: { role: 'assistant', content, refusal, annotations: [] }, logprobs: null, finish_reason: finishReason }],
    usage: {
      prompt_tokens: prompt,
      completion_tokens: completion,
      total_tokens: prompt + completion,
      prompt_tokens_details: { cached_tokens: 0 },
      completion_tokens_details: { reasoning_tokens: 0 },
    },
  };
}

function badRequest(message: string): ApiError {
  return new ApiError(400, message, { param: 'messages' });
}

export interface Message {
  role: string;
  content: string;
}

export function readMessages(messages: unknown): Message[] {
  if (!Array.isArray(messages) || messages.length === 0) throw badRequest("Invalid 'messages': expected a list with at least one message.");
  return messages.map((message: unknown, index) => {
    const { role, content } = isRecord(message) ? message : {};
    if (typeof role !== 'string' || !ROLES.includes(role) || typeof content !== 'string') {
      throw new ApiError(400, `Invalid value of messages[${index}].`, { param: `messages[${index}].role`, code: 'invalid_value' });
    }
    return { role, content };
  });
}

/** The latest request and what later messages add to it; null if no user message is a request. */
function requestIn(messages: readonly Message[]): Record<string, unknown> | null {
  const objects = messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => parseJson(content))
    .filter(isRecord);
  const start = objects.findLastIndex(({ animal }) => typeof animal === 'string');
  return start < 0 ? null : (Object.assign({}, ...objects.slice(start)) as Record<string, unknown>);
}

/** The pages that are being read already; null for a story from its beginning. */
function shownIn(messages: readonly Message[]): ShownPages | null {
  const { shown, problems } = requestIn(messages) ?? {};
  if (!isRecord(shown) || typeof shown.title !== 'string') return null;
  const wantsOther = texts(problems).some((problem) => !/ words together/u.test(problem));
  return { title: shown.title, pages: texts(shown.pages), wantsOther };
}

/** The request with the words of the latest repair; null if no user message is a request. */
function readOrder(messages: readonly Message[]): StoryOrder | null {
  const request = requestIn(messages);
  if (request === null) return null;
  const { animal, setting, tone, words, age, pronouns, today, notTonight, avoid, children, before, known, friend } = request;
  if (!hasSetting(setting)) throw badRequest('The storyteller does not know this "setting".');
  if (!hasTone(tone)) throw badRequest('The storyteller does not know this "tone".');
  if (!Number.isInteger(words) || Number(words) < WORDS.least || Number(words) > WORDS.most) {
    throw badRequest(`"words" must be a whole number from ${WORDS.least} to ${WORDS.most}.`);
  }
  const earlier = Array.isArray(avoid) ? avoid.filter(isRecord) : [];
  return {
    animal: String(animal),
    setting,
    tone,
    words: Number(words),
    age: AGE_BANDS.find((band) => band === age) ?? DEFAULT_AGE_BAND,
    pronouns: hasPronouns(pronouns) ? pronouns : null,
    moment: MOMENTS.find(({ label }) => label === today)?.id ?? null,
    // The first child is the story's own.
    others: texts(children).slice(1),
    before: isRecord(before) && typeof before.recap === 'string' ? { recap: before.recap, cast: texts(before.cast) } : null,
    own: ownFriend(friend),
    ...unwanted(texts(notTonight)),
    known: (Array.isArray(known) ? known : []).flatMap((line) => parseMemory(line) ?? []),
    avoid: texts(earlier.flatMap(({ title, opening }) => [title, opening])),
  };
}

function ownFriend(friend: unknown): StoryOrder['own'] {
  const { name, pronoun: word, temper, habit, carries } = isRecord(friend) ? friend : {};
  const pronoun = FRIEND_PRONOUNS.find((one) => one === word);
  return pronoun && { name: typeof name === 'string' ? name : null, pronoun, ways: waysInWords({ temper, habit, carries }) };
}

/** @param labels topics in words: “the dark”. */
function unwanted(labels: readonly string[]): Pick<StoryOrder, 'isUnwanted'> {
  const topics = AVOIDED_TOPICS.filter(({ label }) => labels.some((one) => one.toLowerCase() === label.toLowerCase())).map(({ id }) => id);
  return topics.length === 0 ? {} : { isUnwanted: unwantedIn(topics) };
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

function answerTo(order: StoryOrder, fields: readonly string[], tell: Storyteller, scenario: Scenario): Answer {
  if (scenario === 'refusal') return { content: null, refusal: "I'm sorry, I can't help with that." };
  // OpenAI sends what was written before the filter stopped it.
  if (scenario === 'filtered') return { content: '{"title":"', finishReason: 'content_filter' };
  if (scenario === 'empty') return { content: '' };
  const told = tellFlawed(tell, order, scenario);
  const story: Record<string, unknown> = { ...thoughtsOf(told), ...told, pages: answeredPages(told.pages) };
  const content = JSON.stringify(Object.fromEntries(fields.map((field) => [field, story[field]])));
  if (scenario === 'cutoff') return { content: content.slice(0, content.length / 2), finishReason: 'length' };
  return { content: scenario === 'malformed' ? `Here is your story:\n${content.slice(0, -2)}` : content };
}

/** As long as a model's are. */
function thoughtsOf({ title, recap, paragraphs }: Story) {
  return { engine: `A round with a refrain, and bed at its end: ${title}`, trouble: recap, deed: paragraphs.at(-1) ?? '' };
}

function tellFlawed(tell: Storyteller, order: StoryOrder, scenario: Scenario): Story {
  const story = tell(order);
  const [first, ...rest] = story.pages;
  switch (first && scenario) {
    case 'short':
      return withPages(story, story.pages.slice(0, Math.max(1, Math.floor(story.pages.length / 3))));
    case 'long':
      return withPages(story, [...story.pages, ...tell(order).pages]);
    case 'unsafe':
      return withPages(story, [addTo(first, '\n\nThen somebody came with a gun, and there was blood on the floor.'), ...rest]);
    case 'leftover':
      return withPages(story, [addTo(first, ' It was a night for {animal} and {x}.'), ...rest]);
    default:
      return story;
  }
}

function withPages(story: Story, pages: FamilyPage[]): Story {
  return { ...story, pages, paragraphs: pages.flatMap(({ text }) => pageParagraphs(text)) };
}

function addTo(page: FamilyPage | undefined, text: string): FamilyPage {
  if (!page) throw new Error('A story has a page.');
  return { ...page, text: `${page.text}${text}` };
}

/** Cuts the text at the request's limit, counting four characters as a token, which is accurate enough here. */
function withTokenLimit(answer: Answer, limit: unknown): Answer {
  if (typeof limit !== 'number' || answer.content === null || answer.content.length <= limit * 4) return answer;
  return { content: answer.content.slice(0, limit * 4), finishReason: 'length' };
}

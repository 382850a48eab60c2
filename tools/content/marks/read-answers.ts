/** Reads recorded answers of a model: JSON, JSONL or plain text. */
import { AGE_BANDS, type AgeBand, pageParagraphs, STORY_TONES } from '../../../domain/src/index.ts';
import { isRecord, parseJson } from '../../local/json.ts';

export interface ToldStory {
  title: string;
  /** One text per page; paragraphs are divided by blank lines. */
  pages: readonly string[];
  /** Missing: the default band. */
  age?: AgeBand;
  mood?: string;
}

/** A file that holds no story; its message says what was expected. */
export class UnreadableAnswers extends Error {}

const EXPECTED = 'Expected are stories as {"title", "pages"} or {"title", "paragraphs"}, chat-completion responses, or plain text.';
/** Words from which plain text is taken for a story. */
const LEAST_WORDS = 30;

/** @throws UnreadableAnswers */
export function readAnswers(text: string): ToldStory[] {
  const trimmed = text.trim();
  if (trimmed === '') throw new UnreadableAnswers('The file is empty.');
  if (!/^[[{]/u.test(trimmed)) return [plainStory(trimmed)];
  const values = parseJson(trimmed) ?? parseLines(trimmed);
  const stories = [values].flat().map((value, index) => readStory(value, index));
  if (stories.length === 0) throw new UnreadableAnswers(`The list is empty. ${EXPECTED}`);
  return stories;
}

function parseLines(text: string): unknown[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const value = parseJson(line);
    if (value === undefined) throw new UnreadableAnswers(`Line ${index + 1} is not JSON. ${EXPECTED}`);
    return [value];
  });
}

/** A title in the first line, then a blank line; pages are divided by `---`, or else each paragraph is one. */
function plainStory(text: string): ToldStory {
  if (text.split(/\s+/u).length < LEAST_WORDS || !/[.!?…]/u.test(text)) {
    throw new UnreadableAnswers(`The file is neither JSON nor a story of ${LEAST_WORDS} words or more. ${EXPECTED}`);
  }
  const [first = '', ...rest] = text.replaceAll('\r\n', '\n').split(/\n\s*\n/u);
  const hasTitle = rest.length > 0 && !first.includes('\n') && !/[.!?…]["”’]?$/u.test(first.trim());
  const body = hasTitle ? rest.join('\n\n') : text;
  const pages = body.split(/^-{3,}$/mu).map((page) => page.trim());
  return { title: hasTitle ? first.replace(/^#+\s*/u, '').trim() : 'Untitled', pages: pages.length > 1 ? pages : pageParagraphs(body) };
}

function readStory(value: unknown, index: number): ToldStory {
  const record = unwrap(value, index);
  const { title, age, mood, tone } = record;
  const told = mood ?? tone;
  return {
    title: typeof title === 'string' ? title : 'Untitled',
    pages: pagesOf(record, index),
    ...(isAge(age) ? { age } : {}),
    ...(isMood(told) ? { mood: told } : {}),
  };
}

/** A story itself, or the one in a chat completion's message; age and mood may stand beside either. */
function unwrap(value: unknown, index: number): Record<string, unknown> {
  if (!isRecord(value)) throw new UnreadableAnswers(`Answer ${index + 1} is not an object. ${EXPECTED}`);
  const outer = isRecord(value.response) ? value.response : value;
  if (!Array.isArray(outer.choices)) return value;
  const [choice] = outer.choices as unknown[];
  const message = isRecord(choice) && isRecord(choice.message) ? choice.message : {};
  if (typeof message.content !== 'string')
    throw new UnreadableAnswers(`Answer ${index + 1} has no text: the model refused or was cut off.`);
  const content = message.content.replace(/^\s*```(?:json)?\s*|\s*```\s*$/gu, '');
  const story = parseJson(content);
  return { ...value, ...(isRecord(story) ? story : plainStory(content)) };
}

function pagesOf({ pages, paragraphs }: Record<string, unknown>, index: number): string[] {
  const list = pages ?? paragraphs;
  const texts = Array.isArray(list) ? list.map((page: unknown) => (isRecord(page) ? page.text : page)) : [];
  if (texts.length === 0 || !texts.every((text) => typeof text === 'string' && text.trim() !== '')) {
    throw new UnreadableAnswers(`Answer ${index + 1} has no pages with text. ${EXPECTED}`);
  }
  return texts as string[];
}

const isAge = (value: unknown): value is NonNullable<ToldStory['age']> => AGE_BANDS.some((age) => age === value);
const isMood = (value: unknown): value is string => STORY_TONES.some(({ id }) => id === value);

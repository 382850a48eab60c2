/** Parses the model's answer ourselves, because requesting a schema does not guarantee it (decision S6). */
import { tidyPlaceholders } from './names/placeholders.ts';
import type { ModelAnswer } from './storyteller.ts';

/** Title and paragraphs in plain text, with normalized white space and placeholders. */
export interface Draft {
  title: string;
  paragraphs: string[];
  /** For the next episode, as the model wrote it; see episode-notes.ts. */
  recap?: string;
  cast?: string[];
}

/** Returns a problem, worded for the model, if the answer is no draft. */
export function parseDraft(answer: ModelAnswer): Draft | string {
  if (answer.refused) return 'You refused. Everything asked for is harmless: write the story.';
  if (answer.ending === 'cut-off') return 'The answer was cut off. Send the whole story, at the length asked for.';
  const story = parsed(answer.text);
  if (!isRecord(story)) return 'The answer was not one JSON object with "title" and "paragraphs".';
  const { title, paragraphs } = story;
  if (typeof title !== 'string') return '"title" has to be text.';
  if (!Array.isArray(paragraphs) || !paragraphs.every((paragraph) => typeof paragraph === 'string')) {
    return '"paragraphs" has to be a list of texts.';
  }
  const { recap, cast } = story;
  return {
    title: tidy(title),
    paragraphs: paragraphs.map(tidy).filter((paragraph) => paragraph !== ''),
    ...(typeof recap === 'string' ? { recap: tidy(recap) } : {}),
    ...(Array.isArray(cast) ? { cast: cast.filter((one) => typeof one === 'string').map(tidy) } : {}),
  };
}

function tidy(text: string): string {
  return tidyPlaceholders(text.normalize('NFC').replace(/\s+/gu, ' ').trim());
}

function parsed(text: string): unknown {
  const fenced = /^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/.exec(text)?.[1];
  try {
    return JSON.parse(fenced ?? text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Publishing (decision P13): turns an admin's document into the public copy, or into a list of problems in plain English. */
import { AGE_BANDS } from '../children/age-bands.ts';
import type { CuratedStory, CuratedStorySummary, StoryPage } from '../entities.ts';
import { isSlug, slugFrom } from '../ids.ts';
import { DEFAULT_RATING, DEFAULT_READING_TIME, LIMITS } from '../limits.ts';
import { HIDDEN } from '../text/hidden-characters.ts';
import { TONE_IDS } from './story-options.ts';

export type CheckedCuratedStory = { ok: true; story: CuratedStory } | { ok: false; problems: string[] };

/**
 * Checks a `curatedStories` document for publishing under the given id.
 * @param imageHosts allowed hosts of https pictures; paths of this site are always allowed.
 */
export function checkCuratedStory(
  document: Readonly<Record<string, unknown>>,
  id: number,
  imageHosts: readonly string[],
): CheckedCuratedStory {
  const problems: string[] = [];
  const title = text(document, 'title', LIMITS.curatedTitle, problems);
  const description = text(document, 'description', LIMITS.curatedDescription, problems);
  const category = text(document, 'category', LIMITS.curatedCategory, problems);
  const image = picture(document, '', imageHosts, problems);
  const author = authorOf(document, problems);
  const rating = number(document, 'rating', { least: 0, most: 5, fallback: DEFAULT_RATING }, problems);
  const readingTime = number(document, 'readingTime', { least: 1, most: 120, fallback: DEFAULT_READING_TIME }, problems);
  const slug = slugOf(document, title, id, problems);
  const language = languageOf(document, problems);
  const age = choiceOf(document, 'age', AGE_BANDS, problems);
  const tone = choiceOf(document, 'tone', TONE_IDS, problems);
  const pages = pagesOf(document, imageHosts, problems);
  const talk = talkOf(document, pages, problems);
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    story: {
      id,
      slug,
      title,
      description,
      category,
      ...image,
      rating,
      readingTime,
      ...author,
      ...language,
      ...age,
      ...tone,
      pages,
      ...talk,
    },
  };
}

export function summaryOf(story: CuratedStory): CuratedStorySummary {
  const { pages: _pages, talk: _talk, ...summary } = story;
  return summary;
}

function isMissing(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}

function text(document: Record<string, unknown>, field: string, limit: number, problems: string[], where = ''): string {
  const value = document[field];
  if (isMissing(value) || value === '') problems.push(`${where}“${field}” is missing.`);
  else if (typeof value !== 'string') problems.push(`${where}“${field}” has to be text (type “string” in the console).`);
  else if (value.trim() === '') problems.push(`${where}“${field}” is empty.`);
  else if (value.length > limit) problems.push(`${where}“${field}” is too long: ${value.length} characters, at most ${limit}.`);
  else return value.trim();
  return '';
}

function number(
  document: Record<string, unknown>,
  field: string,
  range: { least: number; most: number; fallback: number },
  problems: string[],
): number {
  const value = document[field];
  if (isMissing(value)) return range.fallback;
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    problems.push(`“${field}” has to be a number (type “number” in the console).`);
  } else if (value < range.least || value > range.most) {
    problems.push(`“${field}” has to be between ${range.least} and ${range.most}.`);
  } else return value;
  return range.fallback;
}

function slugOf(document: Record<string, unknown>, title: string, id: number, problems: string[]): string {
  const value = document.slug;
  if (isMissing(value) || value === '') return slugFrom(title, id);
  if (typeof value === 'string' && isSlug(value)) return value;
  problems.push('“slug” has to be lower-case letters, digits and single hyphens, with at least one letter, and not “featured”.');
  return '';
}

function authorOf(document: Record<string, unknown>, problems: string[]): Pick<CuratedStory, 'author'> {
  if (isMissing(document.author) || document.author === '') return {};
  const author = text(document, 'author', LIMITS.curatedAuthor, problems);
  return author === '' ? {} : { author };
}

function languageOf({ language }: Record<string, unknown>, problems: string[]): Pick<CuratedStory, 'language'> {
  if (isMissing(language) || language === '') return {};
  const tag = typeof language === 'string' && /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(language) && canonical(language);
  if (tag) return { language: tag };
  problems.push('“language” has to be the short form of a language, such as en, de or pt-BR.');
  return {};
}

/** Undefined for a tag that does not follow BCP 47. */
function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** One of a field's words, also in capitals or with a long dash. */
function choiceOf<F extends string, T extends string>(
  document: Record<string, unknown>,
  field: F,
  choices: readonly T[],
  problems: string[],
): { [K in F]?: T } {
  const value = document[field];
  if (isMissing(value) || value === '') return {};
  const typed = typeof value === 'string' ? value.toLowerCase().replace(/\s/g, '').replace(/[‐-―]/g, '-') : '';
  const chosen = choices.find((choice) => choice === typed);
  if (chosen !== undefined) return { [field]: chosen } as { [K in F]?: T };
  problems.push(`“${field}” has to be ${choices.slice(0, -1).join(', ')}, or ${choices.at(-1)}.`);
  return {};
}

function pagesOf(document: Record<string, unknown>, imageHosts: readonly string[], problems: string[]): StoryPage[] {
  const value = document.pages;
  if (!Array.isArray(value) || value.length === 0) {
    problems.push('“pages” has to be a list (type “array”) with at least one page.');
    return [];
  }
  if (value.length > LIMITS.curatedPages) {
    problems.push(`“pages” has ${value.length} pages, at most ${LIMITS.curatedPages}.`);
    return [];
  }
  return value.map((page: unknown, index) => {
    const where = `Page ${index + 1}: `;
    if (typeof page !== 'object' || page === null || Array.isArray(page)) {
      problems.push(`${where}has to be a map with “content”.`);
      return { content: '' };
    }
    const fields = page as Record<string, unknown>;
    const content = text(fields, 'content', LIMITS.curatedPageContent, problems, where);
    return { content, ...picture(fields, where, imageHosts, problems) };
  });
}

function talkOf({ talk }: Record<string, unknown>, pages: readonly StoryPage[], problems: string[]): Pick<CuratedStory, 'talk'> {
  if (isMissing(talk)) return {};
  if (typeof talk !== 'object' || Array.isArray(talk)) {
    problems.push('“talk” has to be a map with “page”, “ask” and “end”.');
    return {};
  }
  const fields = talk as Record<string, unknown>;
  const [ask = '', end = ''] = (['ask', 'end'] as const).map((field) => questionOf(fields, field, problems));
  const { page } = fields;
  const asked = typeof page === 'number' ? pages[page - 1] : undefined;
  if (typeof page === 'number' && asked?.imageUrl !== undefined) return { talk: { page, ask, end } };
  problems.push(asked ? `Talk: page ${page} has no picture to ask about.` : 'Talk: “page” has to be the number of a page, counted from 1.');
  return {};
}

function questionOf(fields: Record<string, unknown>, field: string, problems: string[]): string {
  const question = text(fields, field, LIMITS.curatedQuestion, problems, 'Talk: ');
  if (question.search(HIDDEN) < 0) return question;
  problems.push(`Talk: “${field}” has characters that are not shown, such as line breaks. Type it anew.`);
  return '';
}

function picture(
  document: Record<string, unknown>,
  where: string,
  imageHosts: readonly string[],
  problems: string[],
): Pick<StoryPage, 'imageUrl' | 'imageAlt'> {
  const { imageUrl, imageAlt } = document;
  const result: Pick<StoryPage, 'imageUrl' | 'imageAlt'> = {};
  if (!isMissing(imageUrl) && imageUrl !== '') {
    if (typeof imageUrl === 'string' && isImageAddress(imageUrl, imageHosts)) result.imageUrl = imageUrl;
    else {
      const hosts = imageHosts.length > 0 ? ` or https://… on ${imageHosts.join(', ')}` : '';
      problems.push(`${where}“imageUrl” has to be a path of this site, such as /art/fox.svg${hosts}.`);
    }
  }
  if (!isMissing(imageAlt) && imageAlt !== '') {
    if (typeof imageAlt === 'string' && imageAlt.length <= LIMITS.imageAlt) result.imageAlt = imageAlt.trim();
    else problems.push(`${where}“imageAlt” has to be text of at most ${LIMITS.imageAlt} characters.`);
  }
  return result;
}

/** A path of this site (`/…`, not `//…`), or https on an allowed host, without user info or port. */
export function isImageAddress(address: string, imageHosts: readonly string[]): boolean {
  if (address.length > LIMITS.imageUrl || /[\s\\\p{Cc}]/u.test(address)) return false;
  if (address.startsWith('/')) return !address.startsWith('//');
  // Browsers treat "https:a/b.png" as a relative path, so the slashes are required.
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return false;
  const url = new URL(address);
  return imageHosts.includes(url.host) && url.username === '' && url.password === '';
}

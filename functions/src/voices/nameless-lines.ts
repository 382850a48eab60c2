/** The sentences that a guest reads who does not see the names. */
import {
  bookText,
  type FamilyPage,
  htmlToParagraphs,
  type InvitedPage,
  pageParagraphs,
  sentencesOf,
  storyPages,
  textLanguage,
} from '@tuckaway/domain';
import { type StoredStory, withStandIns } from '../sharing/shared-copy.ts';
import { settingOf } from '../sharing/shared-pictures.ts';
import { insertName } from '../stories/names/insert-name.ts';

/** With the spaces behind them. */
const WORDS = /(?:\{[^{}]*\}|\S)+\s*/gu;

/**
 * The pages, divided where the family's are, because recordings store where the family's sentences begin: without the name, an abbreviation, a pause or
 * a long sentence may be divided elsewhere.
 */
export function withNamelessLines(pages: readonly FamilyPage[], story: StoredStory): InvitedPage[] {
  const named = storyPages({ ...story, storySetting: settingOf(story.storySetting) }).flatMap(({ text }) => pageParagraphs(text));
  const language = textLanguage(bookText(story.title, [{ paragraphs: named }]));
  const lines = htmlToParagraphs(story.template ?? '').map((template, index) => linesOf(template, named[index] ?? '', story, language));
  let end = 0;
  return pages.map((page) => {
    const start = end;
    end += pageParagraphs(page.text).length;
    return { ...page, lines: lines.slice(start, end).flat() };
  });
}

/** A paragraph that does not match the family's is divided as it is. */
function linesOf(template: string, named: string, { childName, siblings }: StoredStory, language: string): string[] {
  const shown = withStandIns(template);
  const starts = new Set(sentencesOf(named, language).map(({ start }) => start));
  const cuts: number[] = [];
  let [inNamed, inShown] = [0, 0];
  for (const word of template.match(WORDS) ?? []) {
    if (starts.delete(inNamed)) cuts.push(inShown);
    inNamed += insertName(word, childName, siblings).length;
    inShown += withStandIns(word).length;
  }
  if (starts.size === 0 && inNamed === named.length) return cuts.map((cut, line) => shown.slice(cut, cuts[line + 1]).trim());
  return sentencesOf(shown, language).map(({ start, end }) => shown.slice(start, end));
}

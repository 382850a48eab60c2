/** The previous episode: what the next one recalls, and who comes back. */
import { type FamilyPage, splitSentences } from '../../../domain/src/index.ts';
import { type Animal, nameIn } from './animal.ts';
import { ARCS } from './arcs.ts';

const INTRODUCED = /<(a)> called <name>/giu;

export interface Before {
  recap: string;
  cast: readonly string[];
}

const SUBJECT = /^\{child\}(?: and <name>)?/u;
/** Where a recap goes on after what the child did: at a comma, but not at one of “a bridge, a net and a bed”. */
const REST = /,(?! (?:an? )?\p{L}+(?:, (?:an? )?\p{L}+)*,? and (?:an? )?\p{L}+(?:[ ,.]|$))|,? (?:and then|until|so that)\b/u;

/** What the child did, as in “carried a full bowl over three dunes”: the beginning of a recap, without who it was. */
export function deedOf(recap: string): string {
  return (recap.replace(SUBJECT, '').split(REST)[0] ?? '').replace(/\.$/u, '').trim();
}

/** The recaps of all arcs, as patterns of what the child did: brothers and sisters are named before that. */
const DEEDS = ARCS.flatMap(({ recaps }) => recaps).map((recap) => {
  const escaped = deedOf(recap).replace(/[?()]/gu, '\\$&');
  return new RegExp(`^.+? ${escaped.replace(/<\p{L}+>|\{child\}/gu, '.+?')}(?=,|\\.$| (?:and then|until|so that)\\b)`, 'u');
});

/** What an episode says first, of what happened last time. */
export function recalled({ recap }: Before): string {
  const deed = DEEDS.map((pattern) => pattern.exec(recap)?.[0]).find((found) => found !== undefined);
  return deed === undefined ? (splitSentences(recap)[0] ?? '') : `Last time ${deed}.`;
}

/** Pages that begin with it. */
export function withRecap([first, ...rest]: readonly FamilyPage[], before: Before | null): FamilyPage[] {
  if (first === undefined) return [];
  return [before === null ? first : { ...first, text: `${recalled(before)}\n\n${first.text}` }, ...rest];
}

/** The animal's name in the previous episode: “Crumb the fox” was Crumb. Null if unknown. */
export function heroBefore(before: Before | null, kind: string): string | null {
  return before?.cast.map((member) => nameIn(member, kind)).find((name) => name !== null) ?? null;
}

/** A wording that introduces the animal, for an episode in which it is known: “Up flew a bat called Crumb” becomes “Up flew Crumb the bat”. */
export function withoutIntroduction(wording: string, { the }: Animal): string {
  // Mia’s otter has no article, so its name is enough.
  const title = the.startsWith('the ') ? ' <the>' : '';
  return wording.replace(INTRODUCED, (_introduction, article: string) => `${article === 'A' ? '<Name>' : '<name>'}${title}`);
}

/**
 * Introduces the animal in a wording: “an otter called Crumb” and “Crumb the otter”, but “Crumb, Mia’s otter,” if it has an owner, and “Crumb, an otter
 * with a hat,” if words follow its kind.
 */
export function withTitle(wording: string, { the, isOwned = false, isLong = false }: Animal): string {
  if (the.startsWith('the ')) {
    if (!isLong) return wording;
    const closed = wording.replace(/<(a)> called <name>(?![.,;:!?…”])/giu, '<$1> called <name>,');
    return closed.replace(INTRODUCED, (_, article: string) => `${article === 'A' ? '<Name>' : '<name>'}, <a>`);
  }
  const titled = isOwned
    ? wording.replace(INTRODUCED, (_, article: string) => `${article === 'A' ? '<Name>' : '<name>'} the <kind>`)
    : wording;
  return titled.replace(/(<name>) the <kind>(?![.,;:!?…”])/giu, '$1, <the>,').replace(/(<name>) the <kind>/giu, '$1, <the>');
}

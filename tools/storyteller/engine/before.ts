/** The previous episode: what the next one recalls, and who comes back. */
import { splitSentences } from '../../../domain/src/index.ts';
import { type Animal, nameIn } from './animal.ts';
import { ARCS } from './arcs.ts';

const INTRODUCED = /<(a)> called <name>/giu;

export interface Before {
  recap: string;
  cast: readonly string[];
}

/** What each arc's recaps say, as patterns, with its `evening`. */
const EVENINGS = ARCS.flatMap(({ recaps, evening }) =>
  evening === null ? [] : recaps.map((recap) => ({ evening, pattern: new RegExp(`^.+${patternOf(recap)}$`, 'u') })),
);

/** Without who it was, because brothers and sisters are named there, too. */
function patternOf(recap: string): string {
  const escaped = recap.replace(/^\{child\}(?: and <name>)?/u, '').replace(/[.?()]/gu, '\\$&');
  return escaped.replace(/<\p{L}+>|\{child\}/gu, '.+');
}

/**
 * The slots `<recap>` (what happened last time) and `<back>` (a character of that evening, or the
 * animal).
 */
export function recalled(before: Before | null, name: string, { kind }: Animal): { recap: string; back: string } {
  const back = before?.cast.find((member) => nameIn(member, kind) === null) ?? name;
  const recap = before?.recap ?? '';
  const evening = EVENINGS.find(({ pattern }) => pattern.test(recap))?.evening;
  return { recap: evening ? `Last time, ${evening}.` : (splitSentences(recap)[0] ?? ''), back };
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

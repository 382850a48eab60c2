/** Tells an arc: chooses wordings, leaves out what does not apply, and adds optional lines up to the requested length. */
import type { Choice, Refrain } from '../../../domain/src/content/index.ts';
import { bySpeaker, CHILD_PLACEHOLDER, countWords, type FamilyPage, type FigureState, wordList } from '../../../domain/src/index.ts';
import { sceneWordOf } from './animal.ts';
import { PLACES, WORDS } from './arcs.ts';
import { heroBefore, recalled, withoutIntroduction, withTitle } from './before.ts';
import { isFriend, type Loan, loansIn, namesIn } from './known.ts';
import { levelOf, type Piece, readPieces, shorten, type TellOrder, wordsOf } from './pieces.ts';
import type { Random } from './random.ts';
import { sceneOf } from './scenes.ts';
import { agreeing, animalPronouns } from './wording/animal-pronouns.ts';
import { childPronouns } from './wording/child-pronouns.ts';
import { withPronouns } from './wording/pronouns.ts';
import { fill, type Words } from './wording/slots.ts';

export interface Told {
  title: string;
  pages: FamilyPage[];
  refrain: Refrain;
  /** Chosen characters and things. */
  choices: Readonly<Record<string, Choice>>;
  /** What happened, in a sentence. */
  recap: string;
  words: number;
  /** Whether the arc's first character has lent something. */
  isLent: boolean;
  /** What was given back. */
  returned: Loan | null;
}

/** Words that a story may be over the requested number by optional lines, and under it before they fill pages that are full, as a share. */
const MOST_OVER = 0.03;
/** The same for a friend who is recognized, and for what is lent or given back: short stories of several children have no room for them. */
const MOST_OVER_FOR_FRIEND = 0.08;
/** Words of a page that optional lines fill, unless a story would be too short without more of them. */
const MOST_ON_PAGE = 70;
/** Where the last third of the pages begins, as a share. */
const END = 0.66;

export function tell(order: TellOrder, random: Random): Told {
  const { arc, animal, name, setting, pronouns, before, telling, friend = null, own, known = [] } = order;
  const loans = loansIn(known);
  const isUnwanted = (text: string) => order.isUnwanted?.(text) || hasThing(text, name);
  // Also not a robot called Plum beside a fox called Plum.
  const isWanted = ({ a, the }: Choice) => !isUnwanted(`${a} ${the}`.toLowerCase()) && !isUnwanted(`${a} ${the}`);
  const isOther = ({ word }: Choice) => word === null || word !== sceneWordOf(animal);
  const met = namesIn(known);
  const isNew = ({ the }: Choice) => !met.has(the);
  const isSuited = (choice: Choice) => isOther(choice) && isWanted(choice);
  const choices = Object.fromEntries(
    Object.entries(arc.choices).map(([key, list]) => [
      key,
      key === friend?.role ? friend.person : random.pick(preferred(preferred(list.filter(isOther), isWanted), isNew)),
    ]),
  );
  const refrains = preferred(arc.refrains, ({ phrase, last }) => !isUnwanted(`${phrase} ${last}`));
  const refrain = refrains[telling % refrains.length] ?? random.pick(refrains);
  // Unwanted words, and another of the animal's kind, come last, where a story rarely needs them.
  const place = Object.fromEntries(
    Object.entries(PLACES[setting] ?? {}).map(([key, list]) => {
      const shuffled = key === 'bed' ? list : random.shuffle(list);
      const suited = shuffled.filter(isSuited);
      const first = key === 'bed' ? turned(suited, order.night ?? 0) : suited;
      return [key, [...first, ...shuffled.filter((choice) => !isSuited(choice))]];
    }),
  );
  const fixed = {
    ...{ a: animal.a, the: animal.the, kind: animal.kind, name },
    r: refrain.phrase,
    rlast: refrain.last,
    ...animalPronouns(name, pronouns, own?.pronoun),
    carries: own?.carries ?? '',
    ...recalled(before, name, animal),
    met: friend?.person.the ?? '',
    ...{ lender: choices[arc.cast[0] ?? '']?.the ?? '', lends: arc.lends ?? '' },
  };
  const loan = loans.find(({ owner }) => owner === fixed.back || owner === fixed.met) ?? null;
  const words: Words = { fixed: { ...fixed, lent: loan?.thing ?? '' }, choices, place };

  const isKnown = heroBefore(before, animal.kind) === name;
  const filled = (wordings: readonly string[]) =>
    preferred(
      wordings.map((wording) =>
        fill(withTitle(agreeing(isKnown ? withoutIntroduction(wording, animal) : wording, own?.pronoun), animal), words),
      ),
      (text) => !isUnwanted(text),
    );
  const arcPages = arc.lengths[levelOf(order.words)];
  const pieces = readPieces(order, filled).filter(({ use, text }) => use === 'always' || !order.isUnwanted?.(text));
  const always = pieces.filter(({ use }) => use === 'always');
  /** Adds a line to the end of a paragraph, if there is room. */
  const isAdded = (wordings: readonly string[], at: { page: number; paragraph: number } | undefined): boolean => {
    if (at === undefined) return false;
    const text = fill(random.pick(wordings), words);
    if (isUnwanted(text) || wordsOf(always) + countWords(text) > order.words * (1 + MOST_OVER_FOR_FRIEND)) return false;
    const piece: Piece = { ...{ page: at.page, paragraph: at.paragraph }, ...{ text, shortest: text, changes: [], use: 'always' } };
    for (const list of [pieces, always]) list.push(piece);
    return true;
  };
  // Neither asleep nor away.
  const isActing = (person: string) => {
    const acts = new RegExp(
      `” \\p{L}+ ${person}\\b|\\b${person} (?:said|asked|called|came|took|gave|held|looked|stood|opened|brought|put on)\\b`,
      'u',
    );
    return ({ text, shortest }: Piece) => person !== '' && acts.test(text) && acts.test(shortest);
  };
  // What is given back says, too, that one knows the other.
  const returned = loan !== null && isAdded(WORDS.returns, always.find(isActing(loan.owner))) ? loan : null;
  if (friend && returned?.owner !== friend.person.the) {
    const { deed } = friend;
    const greets = deed === null ? WORDS.greets : WORDS.recognizes.map((wording) => wording.replace('<deed>', deed));
    isAdded(greets, always.find(isActing(fixed.met)));
  }
  const leaving = always.findLast(
    (piece) => piece.page >= arcPages.length / 2 && piece.page < arcPages.length - 1 && isActing(fixed.lender)(piece),
  );
  const mayLend = known.length > 0 && loans.length === 0 && arc.lends !== null && isFriend(fixed.lender);
  const isLent = mayLend && isAdded(WORDS.lends, leaving);
  const first: Piece[] = [];
  if (own && isFreeThing(own.carries, arc) && always.some(({ page, text }) => page === 0 && text.includes(name))) {
    const text = fill(random.pick(WORDS.carries), words);
    const piece: Piece = { page: 0, paragraph: arcPages[0]?.paragraphs.length ?? 0, text, shortest: text, changes: [], use: 'optional' };
    if (!isUnwanted(text)) for (const list of [pieces, first]) list.push(piece);
  }
  shorten(always, order.words * (1 + MOST_OVER));
  const kept = new Set(always);
  let count = wordsOf(kept);
  // Toward their end, calm and sleepy stories get shorter.
  const isEnd = ({ page }: Piece) => ['calm', 'sleepy'].includes(order.tone) && page >= arcPages.length * END;
  const some = [...first, ...random.shuffle(pieces.filter((piece) => piece.use === 'optional' && !first.includes(piece)))];
  for (const most of [MOST_ON_PAGE, Number.POSITIVE_INFINITY])
    for (const piece of [...some.filter((piece) => !isEnd(piece)), ...some.filter(isEnd)]) {
      const added = countWords(piece.text);
      if (most !== MOST_ON_PAGE && count >= order.words * (1 - MOST_OVER)) break;
      const onPage = wordsOf([...kept].filter(({ page }) => page === piece.page));
      const isFull = onPage + added > most && !first.includes(piece);
      if (kept.has(piece) || count + added > order.words * (1 + MOST_OVER) || isFull) continue;
      kept.add(piece);
      count += added;
    }
  const people = [...arc.cast.flatMap((key) => choices[key] ?? []), ...(place.who ?? [])];
  const characters = people.map(({ the }) => the);
  // A pronoun that both have would say of neither who is meant.
  const withChild = childPronouns(own?.pronoun === pronouns ? null : pronouns, people, [name, animal.kind]);
  const states = new Map<string, FigureState>();
  const pages = arcPages.flatMap((page, index): FamilyPage[] => {
    const told = pieces.filter((piece) => piece.page === index && kept.has(piece));
    if (told.length === 0) return [];
    for (const { who, state } of told.flatMap(({ changes }) => changes)) state === null ? states.delete(who) : states.set(who, state);
    const named = [...page.paragraphs, []]
      .map((_, paragraph) => told.filter((piece) => piece.paragraph === paragraph).map((piece) => piece.text))
      .filter((texts) => texts.length > 0)
      .flatMap((texts) => bySpeaker(texts.join(' ')))
      .join('\n\n');
    const text = withChild(withPronouns(named, characters, animal.kind));
    const siblings = order.others.filter((other) => text.includes(other)).length;
    const acts = [setting, ...order.traits].flatMap((way) => (page.acts[way] ? [page.acts[way]] : []))[0] ?? page.scene.acts;
    const chosen = { ...choices, ...numbered(place) };
    return [{ text, scene: sceneOf({ ...page.scene, acts }, { setting, animal: animal.kind, siblings, choices: chosen, states }) }];
  });
  const titles = filled(arc.titles);
  const recaps = filled(arc.recaps.map((recap) => withChildren(recap, order.others)));
  const title = titles[telling % titles.length] ?? '';
  const recap = recaps[telling % recaps.length] ?? '';
  return { title, pages, refrain, choices, recap, words: count, isLent, returned };
}

/** Whether the arc has no such thing of its own. */
function isFreeThing(thing: string, arc: TellOrder['arc']): boolean {
  const word = /\p{L}+$/u.exec(thing)?.[0] ?? '';
  return !JSON.stringify(arc).toLowerCase().includes(word);
}

/** Whether the text has the thing that an animal of an earlier story is called: Biscuit must not hold out a biscuit. */
function hasThing(text: string, name: string): boolean {
  const thing = name.toLowerCase();
  // Spares nearly all texts being split into words.
  if (!text.toLowerCase().includes(thing)) return false;
  return (text.match(/\p{L}+/gu) ?? []).some((word) => word === thing || word === `${thing}s`);
}

const turned = <T>(list: readonly T[], by: number): readonly T[] => [...list.slice(by % list.length), ...list.slice(0, by % list.length)];

/** The wanted entries; all of them if none is. */
function preferred<T>(list: readonly T[], isWanted: (entry: T) => boolean): readonly T[] {
  const wanted = list.filter(isWanted);
  return wanted.length > 0 ? wanted : list;
}

/** A recap begins with the child, alone or with the animal: the other children were there too. */
function withChildren(recap: string, others: readonly string[]): string {
  if (others.length === 0) return recap;
  return recap.replace(/^\{child\}( and <name>)?/u, (_, animal: string | undefined) =>
    wordList([CHILD_PLACEHOLDER, ...others, ...(animal === undefined ? [] : ['<name>'])]),
  );
}

function numbered(place: Words['place']): Record<string, Choice> {
  return Object.fromEntries(Object.entries(place).flatMap(([key, list]) => list.map((choice, index) => [`${key}${index + 1}`, choice])));
}

/** Tells an arc: chooses wordings, leaves out what does not apply, and adds optional lines up to the requested length. */
import type { Choice, Refrain } from '../../../domain/src/content/index.ts';
import {
  bySpeaker,
  CHILD_PLACEHOLDER,
  countWords,
  type FamilyPage,
  FIGURE_KINDS,
  type FigureState,
  wordList,
} from '../../../domain/src/index.ts';
import { sceneWordOf } from './animal.ts';
import { PLACES } from './arcs.ts';
import { heroBefore, recalled, withoutIntroduction, withRecap, withTitle } from './before.ts';
import { addEarlier, type Earlier } from './earlier.ts';
import { namesIn } from './known.ts';
import { addedTo, lengthen, levelOf, type Piece, readPieces, shorten, type TellOrder, wordsOf } from './pieces.ts';
import type { Random } from './random.ts';
import { sceneOf } from './scenes.ts';
import { addWays } from './ways.ts';
import { agreeing, animalPronouns } from './wording/animal-pronouns.ts';
import { childPronouns } from './wording/child-pronouns.ts';
import { withPronouns } from './wording/pronouns.ts';
import { fill, type Words } from './wording/slots.ts';

export interface Told extends Earlier {
  title: string;
  pages: FamilyPage[];
  refrain: Refrain;
  /** Chosen characters and things. */
  choices: Readonly<Record<string, Choice>>;
  /** What happened, in a sentence. */
  recap: string;
  words: number;
}

/** Words that a story may be over the requested number by optional lines, and under it before they fill pages that are full, as a share. */
const MOST_OVER = 0.03;
/** The same with the lines about the child's friend. */
const MOST_OVER_WITH_FRIEND = 0.05;
/** Words of a page that optional lines fill, unless a story would be too short without more of them. */
const MOST_ON_PAGE = 70;
/** Where the last third of the pages begins, as a share. */
const END = 0.66;

export function tell({ before, ...asked }: TellOrder, random: Random): Told {
  const recalls = before ? countWords(recalled(before)) : 0;
  const order = { ...asked, before, words: asked.words - recalls };
  const { arc, animal, name, setting, pronouns, telling, friend = null, own, known = [] } = order;
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
    met: friend?.person.the ?? '',
    // Where a line for it belongs.
    doubt: '',
  };
  const words: Words = { fixed, choices, place };

  const isKnown = heroBefore(before, animal.kind) === name;
  const fillIn = (wording: string, slots: Readonly<Record<string, string>> = {}) =>
    fill(withTitle(agreeing(isKnown ? withoutIntroduction(wording, animal) : wording, own?.pronoun), animal), {
      ...words,
      fixed: { ...fixed, ...slots },
    });
  const filled = (wordings: readonly string[]) =>
    preferred(
      wordings.map((wording) => fillIn(wording)),
      (text) => !isUnwanted(text),
    );
  const arcPages = arc.lengths[levelOf(order.words)];
  const pieces = readPieces(order, filled).filter(({ use, text }) => use === 'always' || !order.isUnwanted?.(text));
  const added = addedTo(pieces, order, (wordings, turn, slots) => {
    const text = wordings.length === 0 ? '' : fillIn(wordings[turn % wordings.length] ?? '', slots);
    return isUnwanted(text) ? '' : text;
  });
  const earlier = addEarlier(order, added, choices[arc.cast[0] ?? '']?.the ?? '');
  const { first, returned } = addWays(order, added, earlier);
  const always = added.always();
  shorten(always, order.words * (1 + MOST_OVER) - wordsOf(first));
  const kept = new Set(always);
  let count = wordsOf(kept);
  // Toward their end, calm and sleepy stories get shorter.
  const isEnd = (piece: Piece) => ['calm', 'sleepy'].includes(order.tone) && piece.page >= arcPages.length * END && !first.includes(piece);
  const some = [...first, ...random.shuffle(pieces.filter((piece) => piece.use === 'optional' && !first.includes(piece)))];
  for (const most of [MOST_ON_PAGE, Number.POSITIVE_INFINITY])
    for (const piece of [...some.filter((piece) => !isEnd(piece)), ...some.filter(isEnd)]) {
      const added = countWords(piece.text);
      if (most !== MOST_ON_PAGE && count >= order.words * (1 - MOST_OVER)) break;
      const onPage = wordsOf([...kept].filter(({ page }) => page === piece.page));
      const isFull = onPage + added > most && !first.includes(piece);
      const over = first.includes(piece) ? MOST_OVER_WITH_FRIEND : MOST_OVER;
      if (kept.has(piece) || count + added > order.words * (1 + over) || isFull) continue;
      kept.add(piece);
      count += added;
    }
  lengthen([...kept], order.words * (1 - MOST_OVER));
  const people = [
    ...Object.entries(choices).flatMap(([key, one]) => (arc.cast.includes(key) || isFigure(one) ? [one] : [])),
    ...(place.who ?? []),
  ];
  const characters = people.map(({ the }) => the);
  // A pronoun that both have would say of neither who is meant.
  const withChild = childPronouns(own?.pronoun === pronouns ? null : pronouns, people, [name, animal.kind]);
  const states = new Map<string, FigureState>();
  const pages = arcPages.flatMap((page, index): FamilyPage[] => {
    const told = pieces.filter((piece) => piece.page === index && kept.has(piece));
    if (told.length === 0) return [];
    for (const { who, state } of told.flatMap(({ changes }) => changes)) state === null ? states.delete(who) : states.set(who, state);
    const named = page.paragraphs
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
  return { title, pages: withRecap(pages, before), refrain, choices, recap, words: wordsOf(kept) + recalls, ...earlier, returned };
}

const isFigure = ({ word }: Choice) => FIGURE_KINDS.some((kind) => kind === word);

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

/** What is wrong with an arc, as sentences. Tests and `check-arcs.ts` use it. */
import {
  type Arc,
  type ArcPage,
  type Condition,
  DOUBT,
  isOfBody,
  type Level,
  type Line,
  MOODS,
  TRAITS,
} from '../../../../domain/src/content/index.ts';
import { BODIES, countWords, FIGURE_KINDS, SETTING_IDS, type StorySetting, splitSentences } from '../../../../domain/src/index.ts';
import { BRITISH } from '../../../checks/american-english.ts';
import { describeAnimal } from '../animal.ts';
import { deedsOf } from '../known.ts';
import { levelOf } from '../pieces.ts';
import { createRandom } from '../random.ts';
import { tell } from '../tell.ts';
import { waysOf } from '../traits.ts';
import { animalsFor, impossibleActs } from './arc-animals.ts';
import { mentionFaults } from './first-mentions.ts';
import { bodyPartFaults, nameFaults } from './names-and-parts.ts';
import { loosePronouns, repeatedSentences, sentencesInPresent } from './seams.ts';

/** The parts of an arc that depend on the animal's body: where it is, how it helps, where it sleeps. */
const BODY: readonly Condition[] = ['swims', 'huge', 'tiny', 'flies', 'else'];
const SWITCHES: readonly (readonly Condition[])[] = [BODY, [...TRAITS, 'else'], BODY];
/** Share of lines that may have a single wording. */
const MOST_SINGLE = 0.15;
/** Pages of a length on which a mood may not be heard. */
const MOST_WITHOUT_MOOD = 2;
const WORDS = [200, 400, 600] as const;
const PAGES = [
  [4, 6],
  [6, 9],
  [8, 12],
] as const;
/** How far a story's words may be off, as a share; the function accepts 15 %. A short story has little room for the parts that vary. */
const CLOSE = { 200: 0.14, 400: 0.11, 600: 0.1 } as const;
/** What no told text has. */
export const SLIPS: readonly (readonly [RegExp, string])[] = [
  [BRITISH, 'not American English'],
  [/\b(?:magical|twinkl\w+|whispered secrets|little did)\b/iu, 'a worn-out phrase'],
  [/ {2}| [,.;!?]|,,|\.\.(?!\.)|["']/u, 'punctuation (curly quotes, single spaces)'],
  [/<\w*>|[{}](?!child)/u, 'an open slot'],
];

/** Faults of the arc's own form. */
export function arcFaults(arc: Arc): string[] {
  const faults: string[] = [];
  const linesOf = (pages: readonly ArcPage[]) => pages.flatMap(({ paragraphs }) => paragraphs.flat());
  // Lines that lengths share count once.
  const lines = [...new Set(arc.lengths.flatMap(linesOf))];
  if (arc.titles.length < 4) faults.push('Fewer than four titles.');
  if (arc.refrains.length < 2) faults.push('Fewer than two refrains.');
  if (arc.recaps.length < 2 || arc.recaps.some((recap) => splitSentences(recap).length !== 1))
    faults.push('Two recaps of one sentence each, please.');
  if (!arc.recaps.every((recap) => recap.startsWith('{child}'))) faults.push('A recap begins with {child}.');
  if (arc.moment === null && deedsOf(arc).length === 0)
    faults.push('No recap says without a slot, to the first comma, what the child did.');
  const choices = Object.values(arc.choices).filter(({ length }) => length >= 3);
  if (choices.length < 2) faults.push('Fewer than two lists of three choices.');
  for (const { who } of lines.flatMap(({ changes }) => changes))
    if (!arc.choices[who] && !FIGURE_KINDS.some((kind) => kind === who))
      faults.push(`"${who}" cannot be muddy, wet or clean: it is no figure.`);
  for (const name of arc.cast) if (!arc.choices[name]) faults.push(`cast: "${name}" is not a choice.`);
  for (const [index, most] of [6, 9, 12].entries()) {
    const pages = arc.lengths[index as Level].length;
    const least = [4, 6, 8][index] ?? 0;
    if (pages < least || pages > most) faults.push(`${pages} pages at ${WORDS[index]} words: ${least} to ${most}, please.`);
  }
  const isMark = ({ wordings }: Line) => wordings.includes(DOUBT);
  if (arc.lengths.some((pages) => linesOf(pages).filter(isMark).length > 1)) faults.push(`A length has ${DOUBT} more than once.`);
  const spoken = lines.filter((line) => !isMark(line) && !line.when.some((word) => isOfBody(word) || isPlace(word)));
  const single = spoken.filter(({ wordings }) => wordings.length < 2);
  if (single.length > spoken.length * MOST_SINGLE)
    faults.push(
      `${single.length} of ${spoken.length} lines have one wording: ${single.map(({ wordings }) => wordings[0]?.slice(0, 30)).join(' / ')}`,
    );
  faults.push(...impossibleActs(arc), ...arc.lengths.map(linesOf).flatMap(arc.body === null ? switchFaults : openSwitches));
  faults.push(...moodFaults(arc), ...arc.lengths.map(linesOf).flatMap(childFaults), ...openingFaults(arc), ...tenseFaults(lines));
  faults.push(...nameFaults(arc), ...bodyPartFaults(arc));
  return faults;
}

function moodFaults({ lengths }: Arc): string[] {
  return lengths.flatMap(moodFaultsOf);
}

function moodFaultsOf(pages: readonly ArcPage[]): string[] {
  const last = pages.at(-1)?.paragraphs.at(-1)?.slice(-MOODS.length) ?? [];
  return MOODS.flatMap((mood) => {
    const on = pages.map(({ paragraphs }) => paragraphs.flat().some(({ when }) => when.includes(mood)));
    const ending = last.find(({ when }) => when.includes(mood));
    return [
      ...(on[0] ? [] : [`The first page has no [${mood}] line.`]),
      ...(on.filter((is) => !is).length <= MOST_WITHOUT_MOOD ? [] : [`More than ${MOST_WITHOUT_MOOD} pages have no [${mood}] line.`]),
      ...(ending && ending.wordings.length >= 2 && !ending.optional
        ? []
        : [`The story does not end with a [${mood}] line of two wordings (one line for each mood, last).`]),
    ];
  });
}

const isPlace = (word: Condition) => SETTING_IDS.some((id) => id === word);

/** The conditions of the lines about the animal's body, in their groups. */
function switchesOf(lines: readonly Line[]): Condition[][] {
  const groups: Condition[][] = [];
  let open = false;
  for (const { when } of lines) {
    const body = when.filter((word) => word === 'else' || isOfBody(word));
    if (body.length > 0 && !open) groups.push([]);
    groups.at(-1)?.push(...body);
    open = body.length > 0;
  }
  return groups;
}

/** An arc for one body needs no switch; one that it has applies to all of its animals. */
function openSwitches(lines: readonly Line[]): string[] {
  return switchesOf(lines).flatMap((group, index) => (group.includes('else') ? [] : [`Switch ${index + 1} has no [else].`]));
}

function switchFaults(lines: readonly Line[]): string[] {
  const groups = switchesOf(lines);
  if (groups.length < SWITCHES.length) return [`${groups.length} switches for the animal: meet, help and bed, please.`];
  const complete = SWITCHES.every((words) => groups.some((group) => words.every((word) => group.includes(word))));
  const missing = groups.flatMap((group, index) =>
    BODY.filter((word) => !group.includes(word)).map((word) => `Switch ${index + 1} has no [${word}].`),
  );
  return [...missing, ...(complete ? [] : ['No switch has all nine: flies, swims, digs, tiny, huge, slow, legs, silent, else.'])];
}

/** The first page has to say which animal it is. */
function openingFaults({ body, lengths }: Arc): string[] {
  return lengths.flatMap((pages) => openingFaultsOf(body, pages));
}

function openingFaultsOf(body: Arc['body'], pages: readonly ArcPage[]): string[] {
  const lines = pages[0]?.paragraphs.flat() ?? [];
  const always = lines.filter(({ optional }) => !optional);
  const saysKind = (wording: string) => /<(?:a|the|kind)>/iu.test(wording);
  const meeting = always.filter(({ when }) => when.some((word) => BODY.includes(word)));
  const unnamed = (body === null ? meeting : []).flatMap(({ wordings }) => wordings).filter((wording) => !saysKind(wording));
  const says = (some: readonly Line[]) => some.length > 0 && some.every(({ wordings }) => wordings.every(saysKind));
  const isSaid = says(meeting) || always.some((line) => line.when.length === 0 && says([line]));
  // An animal of which only the name was typed is told as “a friend”.
  const doubled = lines.flatMap(({ wordings }) => wordings).filter((wording) => /\ba friend\b[^.]*<(?:a|the|kind)>/iu.test(wording));
  return [
    ...doubled.map((wording) => `The animal may be “a friend”, so it cannot be called one besides: ${wording}`),
    ...unnamed.map((wording) => `The first page does not say which animal it is (<a>, <the> or <kind>): ${wording}`),
    ...(body === null || isSaid ? [] : ['No line of the first page says in each wording which animal it is (<a>, <the> or <kind>).']),
  ];
}

function childFaults(lines: readonly Line[]): string[] {
  const jobs = [
    ['sibling', '{child2}'],
    ['two', '{child3}'],
    ['three', '{child4}'],
  ] as const;
  return jobs.flatMap(([condition, child]) => {
    const own = lines.filter(({ when, optional }) => when.includes(condition) && !optional);
    const strays = lines.filter(({ when, wordings }) => !when.includes(condition) && wordings.some((wording) => wording.includes(child)));
    return [
      ...(own.some(({ wordings }) => wordings.every((wording) => wording.includes(child)))
        ? []
        : [`A length has no [${condition}] line that names ${child}.`]),
      ...strays
        .filter(({ when }) => !(condition === 'sibling' && when.includes('two')) && !when.includes('three'))
        .map(({ wordings }) => `${child} outside [${condition}]: ${wordings[0]}`),
    ];
  });
}

/** Rhymes and asides count, too. */
function tenseFaults(lines: readonly Line[]): string[] {
  // A slot stands for a name or a thing, as the subject of a sentence does.
  const texts = lines.flatMap(({ wordings }) => wordings).map((wording) => wording.replace(/<[^>]+>|\{[^}]+\}/gu, 'Thing'));
  return texts.flatMap(sentencesInPresent).map((sentence) => `In the present: ${sentence}`);
}

/** Words of each page for a fox alone, without optional lines, with the longest wordings. */
function alwaysTold(arc: Arc, words: number): string {
  const skipped: readonly Condition[] = [
    ...TRAITS,
    ...BODIES,
    ...MOODS.slice(1),
    ...SETTING_IDS.slice(1),
    'sibling',
    'two',
    'three',
    '2-3',
  ];
  const counts = arc.lengths[levelOf(words)].map((page) =>
    page.paragraphs
      .flat()
      .filter(({ optional, when }) => !optional && (when.length === 0 || when.some((word) => !skipped.includes(word))))
      .reduce((sum, { wordings }) => sum + Math.max(...wordings.map(countWords)), 0),
  );
  return counts.join(' ');
}

/** Faults of the stories that are told from it. @param every of so many stories one is told. */
export function tellingFaults(arc: Arc, every = 1): string[] {
  const faults = new Set<string>();
  const lengths = new Map<string, number[]>();
  const unmentioned = mentionFaults(arc);
  let number = 0;
  for (const words of WORDS)
    for (const tone of MOODS)
      for (const kind of animalsFor(arc))
        for (const siblings of [0, 3]) {
          number += 1;
          if (number % every !== 0) continue;
          const setting = (arc.place ?? SETTING_IDS[number % SETTING_IDS.length]) as StorySetting;
          const others = ['{child2}', '{child3}', '{child4}'].slice(0, siblings);
          const age = ['2-3', '4-5', '6-8'][number % 3] ?? '4-5';
          const before =
            number % 4 === 0 ? { recap: '{child} and Toast gave the bell a spoon.', cast: [`Toast the ${kind}`, 'the lamplighter'] } : null;
          const order = {
            arc,
            telling: number,
            animal: describeAnimal(kind),
            traits: waysOf(kind),
            name: 'Toast',
            setting,
            tone,
            words,
            age,
            pronouns: null,
            others,
            before,
          };
          let story: ReturnType<typeof tell>;
          try {
            story = tell(order, createRandom(String(number)));
          } catch (error) {
            return [error instanceof Error ? error.message : String(error)];
          }
          const about = `${words} words, ${siblings === 0 ? 'alone' : 'three siblings'}`;
          lengths.set(about, [...(lengths.get(about) ?? []), story.words]);
          const text = [story.title, ...story.pages.map((page) => page.text), story.recap].join('\n');
          for (const [pattern, what] of SLIPS) {
            const found = pattern.exec(text.replaceAll(/\{child\d?\}/gu, 'Ada'));
            if (found) faults.add(`${what}: “${text.slice(Math.max(0, found.index - 25), found.index + 25).replaceAll('\n', ' ')}”`);
          }
          const pages = story.pages.map((page) => page.text);
          // The message of “Bring a Pillow” is told as it was given.
          const phrases = [story.refrain.phrase, story.refrain.last, ...arc.titles];
          for (const what of unmentioned(pages, words, story.choices)) faults.add(`Told of as known before it is introduced: ${what}`);
          for (const sentence of repeatedSentences(pages, phrases)) faults.add(`Told twice: ${sentence}`);
          for (const place of pages.flatMap(loosePronouns)) faults.add(`What it points to is not said in its paragraph: ${place}`);
          const [least, most] = PAGES[levelOf(words)];
          if (story.pages.length < least || story.pages.length > most)
            faults.add(`${story.pages.length} pages at ${words} words (${kind}).`);
          const lower = text.toLowerCase();
          if (lower.split(story.refrain.phrase.toLowerCase()).length < 3)
            faults.add(`The refrain “${story.refrain.phrase}” is told fewer than twice at ${words} words.`);
          if (!lower.includes(story.refrain.last.toLowerCase()))
            faults.add(`The last refrain “${story.refrain.last}” is missing at ${words} words.`);
        }
  for (const [about, counts] of lengths) {
    const words = Number.parseInt(about, 10) as keyof typeof CLOSE;
    const [least, most] = [Math.min(...counts), Math.max(...counts)];
    if (least < words * (1 - CLOSE[words]) || most > words * (1 + CLOSE[words]))
      faults.add(`${about}: ${least} to ${most} words; always-told lines by page: ${alwaysTold(arc, words)}.`);
  }
  return [...faults];
}

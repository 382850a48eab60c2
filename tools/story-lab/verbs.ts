/** Finds past and present verbs in narration, well enough to see a story change its tense. */
import { wordsOf } from './text.ts';

/** Past forms that are no other common word. */
const PAST = new Set(
  `was were had did said went came took got gave made saw knew thought told found stood sat lay ran began held kept left felt brought
  heard let fell grew rose sang drew wore flew ate blew shook woke drank threw spoke broke chose drove rode wrote hung slid slept crept swept leapt bent lent
  sent spent built caught taught bought fought sought meant led met paid laid sold stuck swung swam sank shone spun tore froze forgot bit hid shot dug clung fled flung shut put rang sprang swore struck stung stole knelt dealt dreamt burnt won lost wept spat wrung hurt spread wound drank slung sunk`.split(
    /\s+/u,
  ),
);
/** Words in -ed that are no past forms. */
const NOT_PAST = new Set(
  'bed red need seed feed weed reed shed sled hundred speed indeed bleed breed fed led wed tired naked wicked sacred'.split(' '),
);
/** Verbs whose third person is seldom a plural noun. */
export const PRESENT = new Set(
  `is has does says goes comes takes gets gives makes sees knows thinks tells finds sits lies begins holds keeps leaves feels brings hears
  lets falls grows sings wears eats blows shakes wakes throws speaks breaks chooses drives writes hangs sleeps creeps sweeps bends sends builds
  catches teaches buys meets pays lays sells swims shines asks calls wants needs puts pulls pushes opens closes carries runs stands steps climbs waits
  watches listens leans lifts looks turns walks counts tries uses smiles laughs whispers answers nods yawns rolls reaches stays stops starts seems becomes
  arrives appears offers explains decides helps shows explores remembers hopes loves likes thanks drops picks follows knits cracks rests keeps tucks hums
  goes rains snows happens belongs`.split(/\s+/u),
);
/** What follows them speaks of how things are, in any tense. */
const SUBORDINATE =
  /\b(?:which|who|that|because|since|as|when|where|while|if|than|like|the way|until|before|after|whatever|whoever|so that|for|how|what|why)\b[^,.;:!?]*/giu;
const NO_SUBJECT =
  /^(?:the|a|an|two|three|four|five|six|seven|ten|his|her|its|their|my|your|our|of|some|many|all|no|these|those|big|small|and|with|in|on|to|for)$/u;

export interface Tenses {
  past: number;
  present: number;
}

/** The verbs of a sentence without its subordinate clauses. */
export function tensesOf(sentence: string): Tenses {
  const words = wordsOf(sentence.replace(SUBORDINATE, ' '));
  const isPresent = (word: string, index: number) => PRESENT.has(word) && index > 0 && !NO_SUBJECT.test(words[index - 1] ?? '');
  return { past: words.filter(isPast).length, present: words.filter(isPresent).length };
}

export function isPast(word: string): boolean {
  return PAST.has(word) || (word.length > 4 && word.endsWith('ed') && !NOT_PAST.has(word));
}

/** Words that act: past forms and present ones. */
export function countVerbs(text: string): number {
  return wordsOf(text).filter((word) => isPast(word) || PRESENT.has(word)).length;
}

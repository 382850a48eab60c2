/** What a story shows of the child's friend beside its arc's own lines, and what the friend remembers that the child did. */
import { BELONGINGS, countWords, FEARS, FRIEND_WORDS, HABITS, TEMPERS } from '../../../domain/src/index.ts';
import { FRIEND_WAYS, WORDS } from './arcs.ts';
import type { Earlier } from './earlier.ts';
import { deedsIn, lendingOf, loansIn } from './known.ts';
import { type Added, MEDIUM, type OwnFriend, type Piece, type TellOrder, wordsOf } from './pieces.ts';

/** A sleepy story's last page has fewer words than these. */
const SLEEPY_END = 20;
/** The friend's belonging, temper and fear take turns. */
const KINDS = 3;

/**
 * A line where the animal comes in, one where nobody knows what to do, and one at the end.
 * @returns those that go before other optional lines.
 */
export function addWays(order: TellOrder, { always, pages, doubt, add, offer, say }: Added, { returned, isRemembered }: Earlier): Piece[] {
  const { arc, animal, name, own, friend = null, known = [], before, setting, night = 0 } = order;
  const round = Math.floor(night / KINDS);
  const coming = always().filter(({ page, text }) => page === 0 && text.includes(name));
  const entrance = coming.find(({ text }) => text.includes(animal.kind)) ?? coming[0];
  const ending = always().findLast(({ page, text }) => page === pages - 1 && text.includes(name));

  const { temper, fear, habit, belonging } = own?.ways ?? {};
  const thing = belonging && night % KINDS === 0 && !hasWord(arc, FRIEND_WORDS[belonging]) ? FRIEND_WAYS.belongings[belonging] : null;
  // If it is not told of, nothing else may be said of it.
  const hasThing = thing !== null && add(say(thing.has, night), entrance);
  const { thinks, sleeps } = (hasThing ? thing : habit && FRIEND_WAYS.habits[habit]) ?? { thinks: [], sleeps: [] };

  // A belonging has its turn on every third evening.
  const turn = hasThing ? round : night;

  const deeds = deedsIn(known).filter(({ deed }) => !(isRemembered && deed === friend?.deed) && !before?.recap.includes(deed));
  const here = deeds.find(({ place }) => place === setting);
  const elsewhere = deeds.filter((one) => one !== here);
  // Not yesterday's, so that each is told of once.
  const deed = (elsewhere[1] ?? elsewhere[0])?.deed;
  const lines: (Piece | null)[] = [];

  if (here) lines.push(offer(say(WORDS.revisits, night, { deed: here.deed }), entrance));
  else if (!hasThing && temper && night % KINDS === 1) lines.push(offer(say(FRIEND_WAYS.tempers[temper], night), entrance));
  else if (!hasThing && fear && !hasWord(arc, FRIEND_WORDS[fear])) lines.push(offer(say(FRIEND_WAYS.fears[fear], night), entrance));

  const thought = deed === undefined || order.words >= MEDIUM ? say(thinks, turn) : '';
  const encouraged = deed === undefined ? '' : say(WORDS.encourages, night, { deed });
  lines.push(offer([thought, encouraged].filter((text) => text !== '').join(' '), doubt));

  const loan = loansIn(known).find(({ owner }) => owner !== returned?.owner);
  const last = loan ? say(lendingOf(loan)?.used ?? [], Math.floor(night / 2), { lender: loan.owner }) : say(sleeps, turn);
  const words = wordsOf(always().filter(({ page }) => page === pages - 1)) + countWords(last);
  if (order.tone !== 'sleepy' || words < SLEEPY_END) lines.push(offer(last, ending));
  return lines.filter((line) => line !== null);
}

/** Who a friend is by what a request says of it; null if those are not our words. */
export function waysInWords(said: Readonly<Record<'temper' | 'habit' | 'fear' | 'carries', unknown>>): OwnFriend['ways'] {
  const temper = TEMPERS.find((word) => word === said.temper);
  const habit = HABITS.find((word) => FRIEND_WORDS[word] === said.habit);
  const fear = FEARS.find((word) => FRIEND_WORDS[word] === said.fear);
  const belonging = BELONGINGS.find((word) => FRIEND_WORDS[word] === said.carries);
  return temper && habit && fear && belonging ? { temper, habit, fear, belonging } : null;
}

/** Whether the arc has such a thing of its own, one or several. */
function hasWord(arc: TellOrder['arc'], phrase: string): boolean {
  const [one = ''] = phrase.match(/\p{L}+$/u) ?? [];
  const stem = one.replace(/(?<=o)es$|s$/u, '');
  return new RegExp(`\\b${stem}(?:e?s)?\\b`, 'iu').test(JSON.stringify(arc));
}

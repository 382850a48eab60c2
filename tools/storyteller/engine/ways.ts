/** What a story shows of the child's friend beside its arc's own lines, and what the friend remembers that the child did. */
import { BELONGINGS, countWords, FRIEND_WORDS, HABITS, TEMPERS } from '../../../domain/src/index.ts';
import { FRIEND_WAYS, WORDS } from './arcs.ts';
import type { Earlier } from './earlier.ts';
import { deedsIn, type Loan, lendingOf, loansIn } from './known.ts';
import { type Added, type OwnFriend, type Piece, type TellOrder, wordsOf } from './pieces.ts';

/** A sleepy story's last page has fewer words than these. */
const SLEEPY_END = 20;
/** What is shown of the friend takes turns. */
const SIDES = ['belonging', 'temper', 'habit'] as const;

/** What of the friend is told tonight; empty where nothing is. */
interface Tonight {
  comes: string;
  thinks: string;
  sleeps: string;
}

/**
 * A line where the animal comes in, one where nobody knows what to do, and one at the end.
 * @returns those that go before other optional lines, and what was given back.
 */
export function addWays(order: TellOrder, added: Added, { returned, isRemembered }: Earlier): { first: Piece[]; returned: Loan | null } {
  const { arc, animal, name, own, friend = null, known = [], before, setting, night = 0 } = order;
  const { always, pages, doubt, add, offer, say } = added;
  const coming = always().filter(({ page, text }) => page === 0 && text.includes(name));
  const entrance = coming.find(({ text }) => text.includes(animal.kind)) ?? coming[0];
  const ending = always().findLast(({ page, text }) => page === pages - 1 && text.includes(name));
  const { comes, thinks, sleeps } = tonight(order, added, entrance);

  const deeds = deedsIn(known).filter(({ deed }) => !(isRemembered && deed === friend?.deed) && !before?.recap.includes(deed));
  const alike = arc.idea && deeds.find((one) => one.arc.idea === arc.idea);
  // Not yesterday's, so that each is told of once.
  const other = SIDES[night % SIDES.length] === 'temper' ? (deeds[1] ?? deeds[0]) : undefined;
  const encourages = own?.ways ? FRIEND_WAYS.tempers[own.ways.temper].encourages : [];
  const deed = alike ?? other;
  const said = deed ? say(arc.idea && alike ? WORDS.ideas[arc.idea] : encourages, night, { deed: deed.deed }) : '';

  const loan = loansIn(known).find(({ owner }) => owner !== returned?.owner);
  const isHome = loan !== undefined && deeds.some((one) => one.name === loan.owner && one.arc.place === setting);
  const isDelivered = isHome && add(say(WORDS.delivers, night, { lender: loan.owner, lent: loan.thing }), ending);
  // Every second evening, so that its two wordings take turns.
  const used = loan && night % 2 === 0 ? say(lendingOf(loan)?.used ?? [], night / 2, { lender: loan.owner }) : '';
  const last = isDelivered ? '' : used || sleeps;
  const isShort = wordsOf(always().filter(({ page }) => page === pages - 1)) + countWords(last) < SLEEPY_END;

  const first = [
    offer(comes, entrance),
    offer(said || thinks, doubt),
    ...(order.tone !== 'sleepy' || isShort ? [offer(last, ending)] : []),
  ];
  return { first: first.filter((line) => line !== null), returned: isDelivered ? loan : returned };
}

/** One side of the friend each evening. @param entrance where the animal comes in. */
function tonight({ arc, own, night = 0 }: TellOrder, { add, say }: Added, entrance: Piece | undefined): Tonight {
  const nothing = { comes: '', thinks: '', sleeps: '' };
  if (!own?.ways) return nothing;
  const { temper, habit, belonging } = own.ways;
  const round = Math.floor(night / SIDES.length);
  const side = SIDES[night % SIDES.length];
  if (side === 'temper') return { ...nothing, comes: say(FRIEND_WAYS.tempers[temper].comes, round) };
  const thing = side === 'belonging' && !hasWord(arc, FRIEND_WORDS[belonging]) ? FRIEND_WAYS.belongings[belonging] : null;
  // If it is not told of, nothing else may be said of it.
  const isThere = thing !== null && add(say(thing.has, round), entrance);
  const { thinks, sleeps } = isThere ? thing : FRIEND_WAYS.habits[habit];
  return { comes: '', thinks: say(thinks, round), sleeps: say(sleeps, round) };
}

/** Who a friend is by what a request says of it; null if those are not our words. */
export function waysInWords(said: Readonly<Record<'temper' | 'habit' | 'carries', unknown>>): OwnFriend['ways'] {
  const temper = TEMPERS.find((word) => word === said.temper);
  const habit = HABITS.find((word) => FRIEND_WORDS[word] === said.habit);
  const belonging = BELONGINGS.find((word) => FRIEND_WORDS[word] === said.carries);
  return temper && habit && belonging ? { temper, habit, belonging } : null;
}

/** Whether the arc has such a thing of its own, one or several. */
function hasWord(arc: TellOrder['arc'], phrase: string): boolean {
  const [one = ''] = phrase.match(/\p{L}+$/u) ?? [];
  const stem = one.replace(/(?<=o)es$|s$/u, '');
  return new RegExp(`\\b${stem}(?:e?s)?\\b`, 'iu').test(JSON.stringify(arc));
}

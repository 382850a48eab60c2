/** What a story shows of the child's friend beside its arc's own lines, and what the friend remembers that the child did. */
import { BELONGINGS, countWords, FEARS, FRIEND_WORDS, HABITS, TEMPERS } from '../../../domain/src/index.ts';
import { FRIEND_WAYS, WORDS } from './arcs.ts';
import type { Earlier } from './earlier.ts';
import { deedsIn, type Loan, lendingOf, loansIn } from './known.ts';
import { type Added, MEDIUM, type OwnFriend, type Piece, type TellOrder, wordsOf } from './pieces.ts';

/** A sleepy story's last page has fewer words than these. */
const SLEEPY_END = 20;
/** The friend's belonging, temper and fear take turns. */
const KINDS = 3;

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
  const here = deeds.find((one) => one.arc.place === setting);
  const others = deeds.filter((one) => one !== here);
  const alike = arc.idea && others.find((one) => one.arc.idea === arc.idea);
  // Not yesterday's, so that each is told of once.
  const other = others[1] ?? others[0];
  const encourages = own?.ways ? FRIEND_WAYS.tempers[own.ways.temper].encourages : [];
  const deed = alike ?? other;
  const said = deed ? say(arc.idea && alike ? WORDS.ideas[arc.idea] : encourages, night, { deed: deed.deed }) : '';
  const thought = said === '' || order.words >= MEDIUM ? thinks : '';

  const loan = loansIn(known).find(({ owner }) => owner !== returned?.owner);
  const isHome = loan !== undefined && deeds.some((one) => one.name === loan.owner && one.arc.place === setting);
  const isDelivered = isHome && add(say(WORDS.delivers, night, { lender: loan.owner, lent: loan.thing }), ending);
  const used = loan && !isDelivered ? say(lendingOf(loan)?.used ?? [], Math.floor(night / 2), { lender: loan.owner }) : '';
  const last = loan ? used : sleeps;
  const isShort = wordsOf(always().filter(({ page }) => page === pages - 1)) + countWords(last) < SLEEPY_END;

  const first = [
    offer(here ? say(WORDS.revisits, night, { deed: here.deed }) : comes, entrance),
    offer([thought, said].filter((text) => text !== '').join(' '), doubt),
    ...(order.tone !== 'sleepy' || isShort ? [offer(last, ending)] : []),
  ];
  return { first: first.filter((line) => line !== null), returned: isDelivered ? loan : returned };
}

/** @param entrance where the animal comes in. */
function tonight({ arc, own, night = 0 }: TellOrder, { add, say }: Added, entrance: Piece | undefined): Tonight {
  const ways = own?.ways;
  if (!ways) return { comes: '', thinks: '', sleeps: '' };
  const { temper, fear, habit, belonging } = ways;
  const thing = night % KINDS === 0 && !hasWord(arc, FRIEND_WORDS[belonging]) ? FRIEND_WAYS.belongings[belonging] : null;
  // If it is not told of, nothing else may be said of it.
  if (thing !== null && add(say(thing.has, night), entrance)) {
    const round = Math.floor(night / KINDS);
    return { comes: '', thinks: say(thing.thinks, round), sleeps: say(thing.sleeps, round) };
  }
  const isAfraid = night % KINDS !== 1 && !hasWord(arc, FRIEND_WORDS[fear]);
  const comes = isAfraid ? FRIEND_WAYS.fears[fear] : FRIEND_WAYS.tempers[temper].comes;
  const { thinks, sleeps } = FRIEND_WAYS.habits[habit];
  return { comes: say(comes, night), thinks: say(thinks, night), sleeps: say(sleeps, night) };
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

/** What a story says of earlier ones beside its arc's own lines: who comes back, and what is lent and given back. */
import { WORDS } from './arcs.ts';
import { isFriend, type Loan, lendingOf, loansIn } from './known.ts';
import type { Added, Piece, TellOrder } from './pieces.ts';

export interface Earlier {
  /** Whether the arc's first character has lent something. */
  isLent: boolean;
  /** What was given back. */
  returned: Loan | null;
  /** Whether a friend who came back has said what the child did when they met. */
  isRemembered: boolean;
}

/** @param lender who may lend something. */
export function addEarlier(order: TellOrder, { always, pages, add, say }: Added, lender: string): Earlier {
  const { arc, friend = null, known = [], night = 0 } = order;
  const met = friend?.person.the ?? '';
  const loans = loansIn(known);
  const start = always().find((piece) => piece.page === 0 && isActing(met)(piece));
  const end = (person: string) =>
    always().findLast((piece) => piece.page >= pages / 2 && piece.page < pages - 1 && isActing(person)(piece));

  const loan = loans.find(({ owner }) => owner === met) ?? null;
  const back = say(loan ? (lendingOf(loan)?.returned ?? []) : [], night, { lender: met });
  const isReturned = add(back, start ?? end(met) ?? always().find(isActing(met)));
  // What is given back says, too, that one knows the other.
  if (!isReturned) add(say(WORDS.greets, night), start);

  const isRemembered = friend?.deed && !isReturned ? add(say(WORDS.remembers, night, { deed: friend.deed }), end(met)) : false;
  const mayLend = !isRemembered && known.length > 0 && loans.length === 0 && isFriend(lender);
  const isLent = mayLend && arc.lends !== null && add(say(arc.lends.lent, night, { lender }), end(lender));
  return { isLent, returned: isReturned ? loan : null, isRemembered };
}

const DOES =
  'asked|brought|called|came|counted|gave|held|laughed|looked|nodded|opened|pulled|pushed|read|said|sat|sighed|stirred|stood|took|wanted|yawned';

/** Whether somebody does or says something in a line, so is neither asleep nor away. */
function isActing(person: string) {
  const acts = new RegExp(`” \\p{L}+ ${person}\\b|\\b${person} (?:${DOES}|put on|was \\p{L}+ing|had (?:a|the) (?:farm|list))\\b`, 'u');
  return ({ text, shortest }: Piece) => person !== '' && acts.test(text) && acts.test(shortest);
}

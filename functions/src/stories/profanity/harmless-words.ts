/** Words of the lists that are something else here, folded (disguises.ts). */

/** First names that are rude in another language or without their accents, and Gun, a Swedish one. */
export const REAL_NAMES: ReadonlySet<string> = new Set(
  'amador anita bobo concha franc gote griet gun heroina johny kunda lolita lund mama marica mona moona mose muna mussa naida olla palle palli pano pele peter pina pippa quim randi regina reva rosette sega shota subba xana zizi 애자 فرج منی'.split(
    ' ',
  ),
);

/** Animals, in any language that a family may write. */
export const ANIMALS: ReadonlySet<string> = new Set(
  'aranha asno ass barom booby burro byk chatte cock cocks kutta marha muschi pesce petuh pinto porca porco pussycat pussycats quaglia suar tit tits topa troia vacca veado'.split(
    ' ',
  ),
);

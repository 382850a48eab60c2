/** Words of the lists that are something else here, folded (disguises.ts). */

/** First names that are rude in another language or without their accents, and Gun, a Swedish one. */
export const REAL_NAMES: ReadonlySet<string> = new Set(
  'amador amina anita bobby bobo bonnie bunga concha dong fifi franc gora gote griet gun heroina jamal johny kunda lolita lon lund mama mara marica mona moona mose muna mussa naida olla palle palli panna pano pele pepa peppe peter phuc pina pippa pito quim raja randi regina reva rosette sega seppo shota subba tina willie xana zizi 애자 فرج منی'.split(
    ' ',
  ),
);

/** Animals, in any language that a family may write. */
export const ANIMALS: ReadonlySet<string> = new Set(
  'anjing aranha asno ass barom booby burra burro byk cagna chatte cock cocks jackass kutta marha muschi perra pesce petuh pinto porc porca porco pussycat pussycats quaglia raev raeven suar tit tits topa troia vacca veado yegua zorra'.split(
    ' ',
  ),
);

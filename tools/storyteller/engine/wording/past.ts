/** Which words are verbs in the past. */

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
export function isPast(word: string): boolean {
  return PAST.has(word) || (word.length > 4 && word.endsWith('ed') && !NOT_PAST.has(word));
}

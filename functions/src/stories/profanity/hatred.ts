/**
 * Finds slogans against groups of people in names. Each word alone is fine, and the names of several children are shown one after the other, so all
 * are judged together. Rare names that are also a group (Gay, Jude, Christian) are refused only beside a word of ill will.
 */
import { folded, splitWords } from './disguises.ts';

/** Words for groups of people, folded (disguises.ts). */
const GROUPS = new Set(
  `jew jews jewish juden jude juif juifs judio judios ebreo ebrei zyd zydzi jood joden евреи евреям евреев евреи еврей יהודים اليهود
gay gays lesbian lesbians homo homos homosexuals schwule lesben trans queers геи геям
black blacks african africans schwarze neger noirs negros
white whites weisse blancs blancos
muslim muslims moslem moslems islam musulmans musulmanes islamists مسلمين
christians christen chretiens cristianos catholics hindus sikhs buddhists
arab arabs araber arabes asian asians chinese mexicans indians turks turken turcs poles russians ukrainians palestinians israelis israel
immigrants migrants foreigners auslander etrangers refugees fluchtlinge gypsies roma disabled`
    .split(/\s+/)
    .map(folded),
);
/** Words that wish a person ill. */
const ILL_WILL = new Set(
  `hate hates hating hass hasst haine odio kill kills killer killing tot toten tote death die dies dead gas burn burns burning shoot bomb lynch murder exterminate
out raus dehors fuera fuori weg stink stinks scum filth vermin trash rats pigs go away never down with suck sucks evil devil
muerte mort morts morte смерть смертью бей долой вон убей olum muerto muertos`
    .split(/\s+/)
    .map(folded),
);

/** @param names all names of one story, in the order in which they are shown. */
export function isHateful(names: readonly string[]): boolean {
  const words = splitWords(folded(names.join(' ')));
  return words.some((word) => GROUPS.has(word)) && words.some((word) => ILL_WILL.has(word));
}

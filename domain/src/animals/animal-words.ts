/** Words that families type around an animal. Without look-behind, which Safari before 16.4 does not support. */
import { SHORT_RANKS, SHORT_TITLES, TITLES } from '../account/titles.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const ARTICLE = /^(?:(?:either|maybe)\s+)?(?:an?|any|one(?!\sof\s)|the|my|our|your|his|her|their|this|that)\s+/iu;
/** Articles of other languages, as in “un gato” and “der Hund”. */
export const FOREIGN_ARTICLE = /^(?:der|die|das|eine?|el|il|la|le|ma|meine?|mi|mon|su|une?|una|um|uma|uno)\s+(?=\S)/u;
/** The owner in a child's words, as in “my big sister’s cat”. */
export const OWNER = /^(?:my|our)\s+(?:(?:[\p{L}-]+\s+){0,2}\S+['’]s?\s+)+(?=\S)/iu;
/** A relative as the owner without an apostrophe, as in “grandmas dog”. */
export const OWNER_WITHOUT_MARK =
  /(^|\s)([Gg]rand(?:ma|pa)|[Gg]ranny|[Nn]ana|[Mm]om(?:my)?|[Mm]um(?:my)?|[Dd]ad(?:dy)?|[Pp]apa|[Aa]unt(?:ie)?|[Uu]ncle|[Ss]ister|[Bb]rother|[Cc]ousin|[Nn]eighbou?r)s (?!and |or )(?=\p{Ll})/u;
export const GROUP =
  /^(?:an?\s+|the\s+)?(?:army|bunch|colony|couple|crowd|dozens?|family|flock|gaggle|group|herd|hundreds|litter|loads|lots?|one|pack|pair|pile|pod|pride|school|swarm|team|thousands|tons|troop)\s+of\s+(?:(?:my|our|the)\s+)?(?=\S)/iu;
const OF_OURS = '(?:of\\s+)?(?:(?:the|my|our)\\s+)?(?=\\S)';
/** A number and the words that belong to it, as in “two of my cats”; the first group is the number. */
export const COUNTED = new RegExp(
  `^((?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|dozen|hundred|many)\\s+)${OF_OURS}`,
  'iu',
);
export const SOME = new RegExp(`^(?:some|several|both|all|few)\\s+${OF_OURS}`, 'iu');
/** Between two animals. */
export const AND = /\s(?:and|or|n|plus|y|et|und|oder)\s/iu;
const KIN = '(?:baby|dad(?:dy)?|father|mama|mom(?:my)?|mother|mum(?:my)?|papa)';
/** Two of a family, as in “mommy and baby elephant”. */
export const KIN_AND_KIN = new RegExp(`(${KIN}) (and|or) (${KIN}) (\\S.*)$`, 'iu');
export const COMMA_OR_AND = /\s*,\s*(?:(?:and|or)\s+)?|\s+(?:and|or|n|plus|y|et|und|oder)\s+/iu;
const REST_WORDS = 'at|called|carrying|eating|from|holding|in|named|of|on|that|wearing|which|who|whose|with|without';
/** What follows the animal itself, as in “owl with glasses”. */
export const REST = new RegExp(` (?:${REST_WORDS}) .*$`, 'iu');
export const BEGINS_REST = new RegExp(`^(?:${REST_WORDS})$`, 'iu');

/** A capitalized word, or a placeholder, which may hide one. */
const NAME_WORD = "(?:['’ʻʼ]?\\p{Lu}[\\p{L}\\p{M}'’.-]*|\\{(?:word|child)\\})";
const NAME = `(?:(?:al|da|de(?: la)?|der|di|van|von) )*${NAME_WORD}(?: (?:(?:a|of|the|de|la|von|van) )?${NAME_WORD})*`;
/** A name that was typed in small letters: “mr. whiskers”. */
const SMALL_NAME = "\\p{Ll}[\\p{L}\\p{M}'’.-]*(?: \\p{Ll}[\\p{L}\\p{M}'’-]*)?";
const CALLED = ',? (?:who |that |which )?(?:is )?(?:called|named|llamad[oa]|namens)| whose name is';
export const ONLY_NAME = new RegExp(`^${NAME}$`, 'u');
/** As in “Otto the dog”, “Otto, our dog” and “Otto is a dog”. */
export const NAMED_FIRST = new RegExp(`^(${NAME})(?:,| -| is)? (?:the|my|our|an?) (?=\\S)`, 'u');
/** As in “otto the dog” and “otto max, my dog”; lazy, so that the name in “otto is my dog” is “otto”. */
export const SMALL_FIRST = /^(\p{Ll}[\p{L}\p{M}'’-]*(?: \p{Ll}[\p{L}\p{M}'’-]*)??)(?:,| -| is)? (?:the|my|our) (?=\S)/u;
/** As in “a dog called Otto with spots”, “our dog is Otto” and “a dog called otto”. */
export const NAMED_LAST = new RegExp(`(?:${CALLED}| is) (${NAME})(?=$| (?:${REST_WORDS}) )|(?:${CALLED}) (${SMALL_NAME})$`, 'u');
/** As in “our dog, Otto” and “Otto - dog”. */
export const BESIDE = /^([^,]+?)(?:,| -) ([^,]+)$/u;
export const TITLE = new RegExp(`^(?:(?:${SHORT_TITLES}|${SHORT_RANKS}|dr)\\.?|${TITLES})\\s`, 'iu');

/** A companion before the name, as in “my best friend Sam the dog”. */
export const FRIEND_FIRST = /^(?:my|our) (?:[\p{Ll}-]+ ){0,2}(?:buddy|friend|pal|pet) (?=\p{Lu})/u;
/** Companions that may have a name without being animals, as in “my friend Oli”. */
export const FRIENDS = /(?:^|\s)(?:buddy|doll|friend|pal|plush|plushie|stuffie)$/iu;
export const RELATIVES = /(?:^|\s)(?:brother|cousin|sister)$/iu;
/** Common names of pets, which count in small letters too. */
export const PET_NAMES = set(
  'archie bailey bella biscuit bruno charlie chloe coco cooper daisy felix fido fluffy ginger gizmo gracie hazel honey jasper leo lily lola loki lucky lucy luna maggie marley max milo misty mittens molly oreo oscar patch peanut penny pepper poppy rex rocky rosie rover ruby sadie shadow smokey snowball snowy sophie sparky spot stella thor toby tucker whiskers willow winston zeus',
);
/** Words that are no names behind “my dog” and before “the dog”. */
export const NO_NAMES = set(
  'also baby both boy costume dad driver family food friends girl grandma grandpa guard herd hoglet house just king kit like lover maybe mom mum next not only prince princess puppet queen rider same thing things toy toys walker',
);
/** Words for how an animal is; a capitalized word behind them is a name, as in “my little Bella”. */
export const ADJECTIVES = set(
  'arctic baby best big black blue brave brown cuddly cute dear emperor favorite favourite flying fluffy friendly funny furry giant golden good gray great green grey happy imaginary killer king little lovely magic mini mountain naughty old orange pet pink polar pretty purple queen rainbow red sea silly sleepy small snow soft special spotted striped stuffed sweet tiny toy water white wild woolly yellow young',
);
/** Words that keep their capital within a kind, as in “Persian cat”. */
export const PROPER = set(
  'african american bernard birman burmese cape chihuahua coon dalmatian dane german highland jack komodo labrador loch maine malayan maltese manx ness newfoundland pallas pekingese persian pomeranian portuguese pyrenees russell russian saint shetland siamese st tasmanian',
);

/** Whether a word before a kind makes a name of both, as in “Ellie Elephant”, but not in “Persian Panther”. */
export function beginsName(before: string, kind: string): boolean {
  const small = before.toLowerCase();
  if (!/^\p{Lu}\p{Ll}+$/u.test(before) || !/^\p{Lu}/u.test(kind) || ADJECTIVES.has(small) || PROPER.has(small)) return false;
  return PET_NAMES.has(small) || (before.charAt(0) === kind.charAt(0) && !/(?:al|an|ed|ern|ese|ic|ing|ish)$/u.test(before));
}

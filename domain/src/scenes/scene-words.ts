/** English words from which the scene of a page without one is inferred. Each list is tried in its order. */
import type { Verb } from './acts/verbs.ts';
import type { Emotion, SceneTime, SceneWeather } from './vocabulary.ts';

type Cues<Word extends string> = readonly (readonly [Word, RegExp])[];

/** From dark to light, because a page that begins at dusk may end at night. */
export const TIME_CUES: Cues<SceneTime> = [
  ['late-night', /\b(?:midnight|late at night|deep in the night|long after bedtime|everything was asleep)\b/i],
  ['night', /\b(?:night(?:time)?|moon(?:light|lit)?|stars?|starlight|dark(?:ness)?|asleep|good ?night|bedtime)\b/i],
  ['evening', /\b(?:evening|dusk|twilight|sunset|sundown|supper|sun (?:went|goes|was going|slid|sank) down|lamps?|lanterns?)\b/i],
  ['afternoon', /\b(?:afternoon|tea ?time)\b/i],
  ['morning', /\b(?:morning|dawn|sunrise|daybreak|breakfast|woke up)\b/i],
  ['day', /\b(?:noon|midday|lunch|sunshine|sunny|all day|that day)\b/i],
];

/** Only then does a story get lighter again. */
export const NEW_DAY = /\b(?:(?:next|following|new) (?:morning|day|afternoon)|woke up|sunrise|daybreak|at dawn|sun (?:rose|came up))\b/i;

export const WEATHER_CUES: Cues<SceneWeather> = [
  ['snow', /\b(?:snow(?:s|ed|ing|flakes?|y)?|blizzard)\b/i],
  ['rain', /\b(?:rain(?:s|ed|ing|y|drops?)?|drizzle|puddles?)\b/i],
  ['fog', /\b(?:fog(?:gy)?|mist(?:y)?|haze)\b/i],
  ['wind', /\b(?:winds?|windy|breeze|gust(?:s|y)?|blew)\b/i],
  ['cloudy', /\b(?:clouds?|cloudy|gray sky)\b/i],
];

/** From what fills a picture to what everybody does now and then. */
export const VERB_CUES: Cues<Verb> = [
  ['sleep', /\b(?:asleep|slept|sleeping|snored?|snoring|dreamed|dreaming|closed (?:its|her|his|their|both) eyes)\b/i],
  ['hug', /\b(?:hug(?:s|ged|ging)?|cuddled?|cuddling|snuggled?|arms around)\b/i],
  ['tuck in', /\btuck(?:s|ed|ing)?\b(?= (?:\S+ ){1,3}in\b| in (?:the|a|an|\p{Lu}))/iu],
  ['ride on', /\b(?:rode|rides?|riding|on (?:its|her|his) back)\b/i],
  ['fly', /\b(?:fl(?:y|ies|ew|ying|own)|flapped|glided|hovered|soared)\b/i],
  ['swim', /\b(?:sw(?:i|a|u)m(?:s|ming)?|div(?:e|ed|ing)|dove|paddled|floated)\b/i],
  ['dance', /\b(?:danc(?:e|es|ed|ing)|twirl(?:s|ed|ing)?)\b/i],
  ['climb', /\b(?:climb(?:s|ed|ing)?|clambered|up the (?:ladder|stairs|tree|rope))\b/i],
  ['hide in', /\b(?:hid|hides|hiding)\b/i],
  ['peek out of', /\b(?:peek(?:s|ed|ing)?|peered|poked (?:its|her|his|their) (?:head|nose))\b/i],
  ['look up at', /\b(?:look(?:s|ed|ing) up(?: at)?|gazed? up(?: at)?|gazed(?= at the)|at(?= the (?:moon|stars|sky)))\b/i],
  ['pull', /\b(?:pull|tug|dragg?)(?:s|ged|ed|ging|ing)?\b/i],
  ['push', /\b(?:push|shov|nudg)(?:es|ed|ing|e)?\b/i],
  ['pour', /\bpour(?:s|ed|ing)?\b/i],
  ['eat', /\b(?:eats?|ate|eating|chew(?:s|ed|ing)?|nibbl(?:es?|ed|ing)|munch(?:es|ed|ing)?)\b/i],
  ['drink', /\b(?:dr[iau]nks?|drinking|sip(?:s|ped|ping)?)\b/i],
  ['knock on', /\bknock(?:s|ed|ing)?\b/i],
  ['blow', /\b(?:bl(?:ow|ew)s?|blowing)\b/i],
  ['dig', /\b(?:d[iu]gs?|digging)\b/i],
  ['lie', /\b(?:la(?:y|id) down|lies|lying|lay|curled up|stretched out|tucked in|under the blanket)\b/i],
  ['give', /\b(?:g[ia]ves?|giving|handed)\b/i],
  ['carry', /\b(?:carr(?:y|ies|ied|ying)|brought)\b/i],
  ['hold', /\b(?:h(?:e|o)ld(?:s|ing)?|lifted|picked up)\b/i],
  ['open', /\bopen(?:s|ed|ing)\b/i],
  ['sit', /\b(?:s(?:i|a)t(?:s|ting)?|perched|knelt)\b/i],
  ['wave to', /\bwav(?:es|ed|ing)\b/i],
  ['whisper to', /\bwhisper(?:s|ed|ing)?\b/i],
  ['jump', /\b(?:jump|hop|leap|bounc)(?:s|ed|ped|ing|ping|t|es)?\b/i],
  ['run', /\b(?:ran|runs|running|raced|dashed)\b/i],
  ['walk', /\b(?:walk(?:s|ed|ing)?|went|came|marched|tiptoed|followed|crept|trotted|padded|waddled)\b/i],
];

/** Verbs that show nothing without what they are done with. */
export const NEEDS_END: readonly Verb[] = [
  ...(['hug', 'tuck in', 'ride on', 'pull', 'push', 'pour', 'eat', 'drink', 'knock on', 'blow', 'give', 'carry', 'hold', 'open'] as const),
  ...(['wave to', 'whisper to'] as const),
];
/** Verbs that may have an end. */
export const MAY_HAVE_END: readonly Verb[] = [...NEEDS_END, 'look up at', 'hide in', 'peek out of', 'climb', 'sit', 'lie', 'sleep', 'dig'];
/** Verbs that are done to somebody. */
export const DONE_TO_FIGURES: readonly Verb[] = ['hug', 'tuck in', 'ride on', 'push', 'pull', 'carry', 'wave to', 'whisper to'];

export const EMOTION_CUES: Cues<Emotion> = [
  ['asleep', /\b(?:asleep|slept|snored?|snoring)\b/i],
  ['sleepy', /\b(?:sleepy|tired|drowsy|yawn(?:s|ed|ing)?|eyes? (?:grew|were|felt) heavy)\b/i],
  ['sulky', /\b(?:sulk(?:s|ed|ing|y)?|grumbled?|grumpy|pouted|cross)\b/i],
  ['worried', /\b(?:worr(?:y|ied|ies)|anxious|nervous|sad(?:ly)?|sigh(?:s|ed)|wept|cried|trembled|afraid)\b/i],
  ['surprised', /\b(?:surprised?|gasped|astonished|oh!|startled|blinked twice)\b/i],
  ['proud', /\b(?:proud(?:ly)?|triumphant(?:ly)?|bowed|beamed)\b/i],
  ['curious', /\b(?:curious(?:ly)?|wondered|asked|listened|looked|what is|who is|peered|sniffed)\b/i],
  ['happy', /\b(?:happy|happily|laughed|giggled|smiled|cheered|clapped|glad)\b/i],
];

export const INSIDE =
  /\b(?:inside|indoors|kitchen|bedroom|room|cabin|attic|cellar|corridor|hallway|stairs|ceiling|in bed|into bed|under the blanket|by the stove|shop)\b/i;
export const OUTSIDE = /\b(?:outside|outdoors|under the (?:sky|stars|moon|trees?)|on the (?:roof|hill|beach|path|deck))\b/i;
/** The end of most stories. */
export const HOME = /\b(?:at home|back home|home again|(?:own|warm|soft) bed|into bed|in bed|tucked)\b/i;

export const ADULTS =
  /\b(?:mother|father|mommy|daddy|mom|dad|mama|papa|grandmother|grandfather|grandma|grandpa|granny|nana|aunt|uncle|parents?)\b/i;
export const PEOPLE =
  /\b(?:baker|captain|sailor|gardener|librarian|king|queen|princess|prince|knight|driver|conductor|farmer|neighbor|keeper|ringmaster|clown|cook|carpenter|astronaut|pirate)s?\b/i;

/** Kinds that are other words, too: they count only behind an article or a number. */
export const AMBIGUOUS: readonly string[] = [
  ...['well', 'fan', 'sign', 'bear', 'duck', 'seal', 'fire', 'horn', 'bat', 'leaf', 'ball', 'box', 'stick', 'log', 'plate', 'flag'],
  ...['book', 'ship', 'train', 'fence', 'bridge', 'star', 'lamp', 'cloud', 'crow', 'badger', 'snake', 'hammer', 'button', 'berry'],
  ...['drum', 'bell', 'clock', 'mirror', 'house', 'tent', 'cart', 'bed', 'shelf', 'table', 'chair', 'paper', 'pan', 'bowl', 'mole', 'fish'],
  ...['swing', 'brush', 'crown', 'net', 'spark', 'toast'],
];

/** Things of the open sky, the sea and the street, which a room on the same page cannot hold. */
export const NEVER_INSIDE: readonly string[] = [
  ...['cloud', 'moon', 'star', 'puddle', 'tree', 'boat', 'ship', 'train', 'bus', 'bridge', 'house', 'lighthouse', 'fence', 'gate', 'well'],
];

/** Without a number there are two of them. */
export const WORN_IN_PAIRS: readonly string[] = ['shoe', 'boot', 'sock', 'mitten'];

/** Plurals that are not formed by `s`, `es` or `ies`. */
export const PLURALS: Readonly<Record<string, string>> = {
  leaf: 'leaves',
  shelf: 'shelves',
  mouse: 'mice',
  wolf: 'wolves',
  goose: 'geese',
  sheep: 'sheep',
  fish: 'fish',
  deer: 'deer',
  glasses: 'glasses',
  scissors: 'scissors',
};

export const NUMBER_WORDS: readonly string[] = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
];

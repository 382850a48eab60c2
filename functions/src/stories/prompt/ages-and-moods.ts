/** What the guide says about one age or mood. The limits of sentences are those of reading-level.ts. */
import type { AgeBand, StoryTone } from '@tuckaway/domain';

export const AGE_GUIDES: Readonly<Record<AgeBand, string>> = {
  '2-3': `The child listens to the sound first.
- Three events for each 200 words.
- Verse in short lines that truly rhyme in American English, or a refrain on every second page. Do one of them well; no rhyme is better than a forced one. Each line is a paragraph of its own.
- Sentences of three to eight words, five on average, none above fourteen. Main clauses: no "although", no "which", no "had been".
- Sounds to join in: plip, thump, hoo-hoo, the same sound for the same thing each time.
- Words that a two-year-old knows. One new word in the whole story, shown by what happens.
- Trouble of a toddler's size: a boot that is stuck, a cup that is too full, a friend who is not here yet.
- 200 words are one piece. 400 are a book of two, 600 of three, with an equal share of the pages: each piece has a small trouble and a refrain of its own, for the same heroes on the same day, and the last one ends in bed.`,
  '4-5': `The child guesses what comes next, and wants to be right.
- Four events for 200 words, five for 400 or 600. The refrain or the engine lets the child say the next line before you do.
- Sentences of seven words on average, some of three, now and then a long one.
- Everyday words. An unusual one only where the sentence shows what it means.
- Trouble of a small child's day: waiting, sharing, too high, too slow, not tired. Reasons are said: because, so, that is why.
- Jokes that the child sees before the characters do.`,
  '6-8': `The child likes a plan, and notices cheating.
- Five events for 200 words, six for 400, seven for 600. The first try fails in an interesting way, and the second uses what the first one showed.
- Sentences of eight words on average, and now and then one of thirty that carries the reader over a page.
- The real words for real things, such as capstan, moraine, or leaven, where the story shows what they are.
- Letters, logs, rules, a running joke, a narrator with a voice. Trust the listener: leave one thing unsaid.
- Feelings may be mixed, but nothing hangs over at the end.`,
};

export const MOOD_GUIDES: Readonly<Record<StoryTone, string>> = {
  funny:
    'One joke that builds: it comes three times, each time bigger, and the last time it turns around. The characters are serious about it. No character is laughed at. The joke is over a page before the end.',
  silly:
    'Nonsense with one rule of its own, said early and kept to the last page. Everything follows from the rule with perfect logic, and the rule itself leads to bed.',
  cozy: 'Food, warmth, and company. Something is cooked, mended, wrapped, or shared; hands are busy. There is weather outside and a light inside. The circle grows by one, and there is room.',
  calm: 'Few events and wide pictures. Look long at one thing: water, a hill, a lamp, breath. Little is said. The trouble is hardly more than a question, and the answer is found by looking or listening.',
  sleepy:
    'Slower sentence by sentence. Things stop one after another: sounds, lights, legs. The refrain gets shorter. The last third has hardly a verb, and the last page has almost nothing on it.',
};

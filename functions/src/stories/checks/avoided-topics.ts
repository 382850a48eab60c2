/** "Not tonight": what a family does not want in its story. */
import { type AvoidedTopic, conflictingTopic, type EpisodeNotes, splitSentences, topicLabels, wordsOfTopic } from '@tuckaway/domain';

/** For each of these topics that a text has, a sentence for the model that names its words. */
export function avoidedTopicProblems(text: string, topics: readonly AvoidedTopic[] = []): string[] {
  return topics.flatMap((topic) => {
    const words = wordsOfTopic(text, topic).map((word) => `“${word}”`);
    if (words.length === 0) return [];
    const [label = topic] = topicLabels([topic]);
    return [`${words.join(', ')}: not for tonight. Leave ${label} out altogether, in other words too.`];
  });
}

/** Notes of an earlier episode without the sentences and figures of these topics; null if nothing is left to recall. */
export function notesWithoutTopics(notes: EpisodeNotes, topics: readonly AvoidedTopic[] = []): EpisodeNotes | null {
  if (topics.length === 0) return notes;
  const { recap, cast } = notes;
  const isWanted = (text: string) => conflictingTopic(text, topics) === null;
  const wanted = splitSentences(recap).filter(isWanted).join(' ');
  return wanted === '' ? null : { recap: wanted, cast: cast.filter(isWanted) };
}

/** Finds the words of topics that are "not for tonight". English only, as the stories are. */
import { TOPIC_WORDS } from '#topic-words';
import { type AvoidedTopic, topicLabels } from '../children/story-wishes.ts';

const PATTERNS = new Map<AvoidedTopic, RegExp>();

/** The words and phrases of a topic in a text, each once, as they are written there. */
export function wordsOfTopic(text: string, topic: AvoidedTopic): string[] {
  const found = [...text.matchAll(patternOf(topic))].flatMap(({ groups }) => groups?.word?.trim() ?? []);
  return [...new Set(found)];
}

/** The first of these topics that a text, such as the family's animal, is about; null if there is none. */
export function conflictingTopic(text: string, topics: readonly AvoidedTopic[]): AvoidedTopic | null {
  return topics.find((topic) => wordsOfTopic(text, topic).length > 0) ?? null;
}

/** Tells a family why its animal cannot be in tonight's story. */
export function conflictMessage(topic: AvoidedTopic): string {
  const [label = ''] = topicLabels([topic]);
  return `You asked us to leave out ${label} tonight. Please choose another animal, or change that list.`;
}

function patternOf(topic: AvoidedTopic): RegExp {
  const known = PATTERNS.get(topic);
  if (known) return known;
  const { words, harmless = [] } = TOPIC_WORDS[topic];
  // Harmless phrases come first, so that they take their words with them.
  const either = [...(harmless.length > 0 ? [`(?:${harmless.join('|')})`] : []), `(?<word>${words.join('|')})`].join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}])(?:${either.replaceAll(' ', '\\s')})(?![\\p{L}\\p{M}])`, 'giu');
  PATTERNS.set(topic, pattern);
  return pattern;
}

import type { AvoidedTopic } from '../children/story-wishes.ts';
import type { TopicWords } from '../content/words.ts';

export const TOPIC_WORDS: Readonly<Record<AvoidedTopic, TopicWords>>;

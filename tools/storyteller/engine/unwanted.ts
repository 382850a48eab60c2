/** "Not tonight": texts with a topic that the family does not want. */
import { type AvoidedTopic, conflictingTopic } from '../../../domain/src/index.ts';

/** Remembers its answers, because the drafts of a story try the same wordings again and again. */
export function unwantedIn(topics: readonly AvoidedTopic[]): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const answer = known.get(text) ?? conflictingTopic(text, topics) !== null;
    known.set(text, answer);
    return answer;
  };
}

import { answeredPages, countWords } from '@tuckaway/domain';
import type { ExampleStory } from '@tuckaway/domain/content';

/** An example as a request and its answer, in the form in which both are sent. */
export function exampleText({ request, answer: { pictureCast, ...answer } }: ExampleStory): string {
  const asked = { ...request, pages: answer.pages.map(({ text }) => countWords(text)) };
  // The friend that a child would ask for again.
  const remember = answer.cast.slice(0, 1).map((text) => ({ kind: 'friend', text }));
  const pages = answeredPages(answer.pages, pictureCast);
  return `Request: ${JSON.stringify(asked)}\nAnswer: ${JSON.stringify({ ...answer, pages, remember })}`;
}

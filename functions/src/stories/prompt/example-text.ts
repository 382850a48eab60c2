import type { ExampleStory } from './examples/example-story.ts';

/** An example as a request and its answer, in the form in which both are sent. */
export function exampleText({ request, answer }: ExampleStory): string {
  const asked = { ...request, pages: String(answer.pages.length) };
  return `Request: ${JSON.stringify(asked)}\nAnswer: ${JSON.stringify(answer)}`;
}

/** Answers `/api/stories/*` with the seed's published stories, so that no request waits for a function while measuring. */
import { seedPublications } from '../../seed/published-stories.ts';

/** @returns the JSON body for a path, for instance `/api/stories/featured`; null where there is no such story. */
export function seedApi(): (path: string) => string | null {
  const { copies, featured } = seedPublications();
  const answers = new Map<string, unknown>([
    ['featured', featured],
    ...copies.flatMap(({ story }) => [String(story.id), story.slug].map((key) => [key, story] as const)),
  ]);
  const bodies = new Map([...answers].map(([key, answer]) => [`/api/stories/${key}`, JSON.stringify(answer)]));
  return (path) => bodies.get(path) ?? null;
}

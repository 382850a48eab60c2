/** Curated stories that an admin wrote into a collection with a misspelled name, where no trigger looks. */
import { isDeepStrictEqual } from 'node:util';
import { firestore } from '../firestore.ts';

/** Documents of one such collection that are marked; an admin needs to read it once. */
const MAX_MARKED = 50;

/**
 * Writes a collection's problem into its documents; writes nothing where it is there already.
 * @param problemOf undefined for a collection that is left alone.
 * @returns how many documents were written.
 */
export async function markMisplacedStories(problemOf: (collection: string) => string | undefined): Promise<number> {
  let written = 0;
  for (const collection of await firestore().listCollections()) {
    const problem = problemOf(collection.id);
    if (problem === undefined) continue;
    const { docs } = await collection.limit(MAX_MARKED).get();
    const unmarked = docs.filter((document) => !isDeepStrictEqual(document.get('problems'), [problem]));
    await Promise.all(unmarked.map(({ ref }) => ref.update({ problems: [problem] })));
    written += unmarked.length;
  }
  return written;
}

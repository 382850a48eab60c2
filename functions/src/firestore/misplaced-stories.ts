/** Curated stories that an admin wrote into a collection with a misspelled name, where no trigger looks. */
import { isDeepStrictEqual } from 'node:util';
import { nearName } from '../publishing/near-name.ts';
import { firestore } from './firestore.ts';

const COLLECTION = 'curatedStories';
/** Documents of one such collection that are told; an admin needs to read it once. */
const TOLD = 50;

/** Writes what is wrong into these documents; writes nothing where it is there already. @returns how many documents were written. */
export async function markMisplacedStories(): Promise<number> {
  const collections = await firestore().listCollections();
  const misspelled = collections.filter(({ id }) => nearName(id, [COLLECTION]) !== undefined);
  let written = 0;
  for (const collection of misspelled) {
    const problems = [
      `Nothing in the collection “${collection.id}” is published. Did you mean “${COLLECTION}”? Create the document there, and delete this one.`,
    ];
    const { docs } = await collection.limit(TOLD).get();
    const untold = docs.filter((document) => !isDeepStrictEqual(document.get('problems'), problems));
    await Promise.all(untold.map(({ ref }) => ref.update({ problems })));
    written += untold.length;
  }
  return written;
}

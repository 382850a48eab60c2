/** Reads a whole database, to search it or to see whether it changed. */
import { type CollectionReference, type Firestore, Timestamp } from 'firebase-admin/firestore';

/** Documents in one read. */
const AT_ONCE = 300;

/** Each document's fields as JSON by path, sorted by path. */
export async function wholeDatabase(database: Firestore): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  await Promise.all((await database.listCollections()).map((collection) => readAll(collection, found)));
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Also lists paths without a document that have subcollections. */
async function readAll(collection: CollectionReference, found: Map<string, string>): Promise<void> {
  const references = await collection.listDocuments();
  for (let start = 0; start < references.length; start += AT_ONCE) {
    const some = references.slice(start, start + AT_ONCE);
    for (const document of await collection.firestore.getAll(...some)) {
      if (document.exists) found.set(document.ref.path, JSON.stringify(document.data(), asText));
    }
    const below = await Promise.all(some.map((reference) => reference.listCollections()));
    await Promise.all(below.flat().map((inner) => readAll(inner, found)));
  }
}

function asText(_key: string, value: unknown): unknown {
  return value instanceof Timestamp ? value.toDate().toISOString() : value;
}

/** Writes the seed into running emulators: accounts, profiles, children, families' stories and favorites, and curated stories. */
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import type { CuratedSource, OwnSource } from '../../domain/src/content/index.ts';
import {
  CHILD_PLACEHOLDER,
  CURRENT_TERMS,
  coverScene,
  pagesFromParagraphs,
  splitParagraphs,
  storyContent,
} from '../../domain/src/index.ts';
import { SEED_ACCOUNTS, SEED_CHILDREN, SEED_PASSWORD } from './accounts.ts';
import { curatedDocument } from './curated-document.ts';
import { curatedSources, ownSources } from './sources.ts';

/** When the seed's accounts were created. Its curated stories follow, one per day. */
const CREATED = Date.UTC(2026, 8, 1, 18, 30);
const DAY_MS = 24 * 60 * 60 * 1000;
/** The real trigger publishes shortly after each document is written. */
const PUBLISHING_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 200;

/** Uses FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST. The functions emulator must run too, because it publishes. */
export async function plantSeed(projectId: string): Promise<void> {
  const app = initializeApp({ projectId }, 'seed');
  const auth = getAuth(app);
  const firestore = getFirestore(app);
  for (const { uid, email, displayName, subscription } of SEED_ACCOUNTS) {
    await auth.createUser({ uid, email, displayName, password: SEED_PASSWORD, emailVerified: true });
    await firestore.doc(`users/${uid}`).set({ displayName, email, subscription, createdAt: Timestamp.fromMillis(CREATED) });
    await firestore.doc(`users/${uid}/agreements/${CURRENT_TERMS}`).set({ agreedAt: Timestamp.fromMillis(CREATED) });
  }
  for (const [id, { of, ...child }] of Object.entries(SEED_CHILDREN)) await firestore.doc(`users/${uidOf(of)}/children/${id}`).set(child);
  for (const source of ownSources()) await plantOwnStory(firestore, source);
  const addedAt = Timestamp.fromMillis(CREATED + 20 * DAY_MS);
  await firestore.doc(`users/${SEED_ACCOUNTS[0].uid}/favorites/3`).set({ storyId: '3', addedAt });
  await publishCuratedStories(firestore, curatedSources());
}

async function plantOwnStory(
  firestore: Firestore,
  { owner, id, favorite, text, createdAt, earlierVersion, ...fields }: OwnSource,
): Promise<void> {
  const uid = uidOf(owner);
  const created = Timestamp.fromDate(new Date(createdAt));
  const paragraphs = splitParagraphs(text);
  const content = paragraphs.join('\n\n');
  const pictures = { pages: pagesFromParagraphs(paragraphs, fields), cover: coverScene(fields) };
  await firestore.doc(`stories/${id}`).set({
    ...fields,
    uid,
    ...storyContent({
      ...{ title: fields.title, content, template: content.replaceAll(fields.childName, CHILD_PLACEHOLDER) },
      ...(!earlierVersion && pictures),
    }),
    createdAt: created,
  });
  if (favorite) await firestore.doc(`users/${uid}/favorites/${id}`).set({ storyId: id, title: fields.title, addedAt: created });
}

function uidOf(owner: string): string {
  const account = SEED_ACCOUNTS.find(({ email }) => email === owner);
  if (account === undefined) throw new Error(`There is no account ${owner} in the seed.`);
  return account.uid;
}

async function publishCuratedStories(firestore: Firestore, sources: readonly CuratedSource[]): Promise<void> {
  for (const [index, source] of sources.entries()) {
    const { slug, id } = source;
    const numbered = id === undefined ? {} : { id, publishedAt: Timestamp.fromMillis(CREATED + (index + 1) * DAY_MS) };
    await firestore.doc(`curatedStories/${slug}`).set({ ...numbered, ...curatedDocument(source) });
  }
  const wanted = sources.filter(({ unpublished }) => !unpublished).length;
  const end = Date.now() + PUBLISHING_TIMEOUT_MS;
  while (((await firestore.doc('publishedLists/featured').get()).data()?.stories ?? []).length < wanted) {
    if (Date.now() > end) throw new Error('The publishing trigger did not publish the curated stories in time.');
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}

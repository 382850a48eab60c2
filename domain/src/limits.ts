/** Limits shared by rules, functions and forms. Text sizes are UTF-16 units, as JavaScript and the rules count. */
export const LIMITS = {
  childName: 40,
  favoriteAnimal: 40,
  favoriteAnimalWords: 6,
  /** Remembered children, under the ids `0` to `7`. With those of earlier versions, lists may have twice as many. */
  children: 8,
  siblings: 3,
  storyRecap: 400,
  /** Other characters in the notes, and the length of each. */
  storyCast: 6,
  castMember: 60,
  /** What the stories remember for a child: lines of all its stories, new ones of one story, and the length of each. */
  childMemories: 12,
  newMemories: 3,
  memoryText: 100,
  storyTitle: 200,
  /** Far more than a 600-word story in markup needs; keeps documents small. */
  storyContent: 20_000,
  displayName: 100,
  email: 320,
  favoriteTitle: 200,
  curatedPages: 40,
  curatedTitle: 120,
  curatedDescription: 400,
  curatedCategory: 40,
  curatedAuthor: 80,
  curatedPageContent: 4000,
  /** Of each of a story's two questions. */
  curatedQuestion: 120,
  imageUrl: 500,
  imageAlt: 300,
  reportNote: 300,
  /** Stories hidden for one user; beyond that, the oldest one is shown again. */
  hiddenStories: 200,
  /** Bytes. */
  requestBody: 8 * 1024,
} as const;

/** For curated stories without a rating (section 9). */
export const DEFAULT_RATING = 5;
/** Minutes, for curated stories without a reading time (section 9). */
export const DEFAULT_READING_TIME = 5;

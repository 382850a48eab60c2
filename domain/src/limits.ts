/** Numbers that rules, functions and forms share. Text sizes are UTF-16 units, as JavaScript and the rules count. */
export const LIMITS = {
  childName: 40,
  favoriteAnimal: 40,
  /** Children that a family can have remembered. The form holds it; a list of twice as many may be read. */
  children: 8,
  /** Children in a story beside the one it is for. */
  siblings: 3,
  /** What happened in a story, for its next episode. */
  storyRecap: 400,
  /** Who was in a story beside the children, and how long each may be. */
  storyCast: 6,
  castMember: 60,
  storyTitle: 200,
  /** Far above a 600-word story in markup; keeps a document small. */
  storyContent: 20_000,
  displayName: 100,
  email: 320,
  favoriteTitle: 200,
  /** Most pages a curated story can have. */
  curatedPages: 40,
  curatedTitle: 120,
  curatedDescription: 400,
  curatedCategory: 40,
  curatedPageContent: 4000,
  imageUrl: 500,
  imageAlt: 300,
  /** The note that goes with a report. */
  reportNote: 300,
  /** Stories hidden for one person; the one that was hidden first comes back when there are more. */
  hiddenStories: 200,
  /** Bytes of a request body that an endpoint reads. */
  requestBody: 8 * 1024,
} as const;

/** Section 9: what a curated story is shown with where it says nothing. */
export const DEFAULT_RATING = 5;
/** Minutes (section 9). */
export const DEFAULT_READING_TIME = 5;

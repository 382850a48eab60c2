/** The create form's draft, for screens that lead to the form: its own code is larger and is loaded with it. */
import { readDraft, saveDraft } from '../../../../data/session/drafts.ts';

/** The name of the create form's draft. */
export const CREATE_STORY_DRAFT = 'create-story';

/** What can be typed before the form is opened. */
export interface FirstWishes {
  /** The UUID of the story to be, from which its cover is drawn. */
  storyId: string;
  childName: string;
  favoriteAnimal: string;
}

/** What the form already had chosen and may go on with: the story is another one. */
const OTHER_WISHES = ['storySetting', 'storyLength', 'storyTone', 'coverImage', 'age', 'pronouns', 'notTonight'];

const draftFields = (): Record<string, unknown> => Object(readDraft(CREATE_STORY_DRAFT));

/** What is typed so far, also in the form itself. */
export function readFirstWishes(): FirstWishes {
  const { storyId, childName, favoriteAnimal, sent } = draftFields();
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    storyId: (sent === undefined && text(storyId)) || crypto.randomUUID(),
    childName: text(childName),
    favoriteAnimal: text(favoriteAnimal),
  };
}

/** The form then begins with them, before and after a sign-in. */
export function storeFirstWishes(wishes: FirstWishes): void {
  const draft = draftFields();
  const others = OTHER_WISHES.filter((field) => field in draft).map((field) => [field, draft[field]]);
  saveDraft(CREATE_STORY_DRAFT, { ...Object.fromEntries(others), ...wishes });
}

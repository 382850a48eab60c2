import type { AgeBand, Pronouns, Scene, StorySetting, StoryTone } from '@tuckaway/domain';

/** A story of our own that shows a model what we expect. */
export interface ExampleStory {
  request: {
    animal: string;
    setting: StorySetting;
    tone: StoryTone;
    age: AgeBand;
    pronouns?: Pronouns;
    /** Of all pages together. */
    words: number;
    /** Placeholders, if there is more than one child. */
    children?: string[];
  };
  answer: { title: string; pages: { text: string; scene: Scene }[]; recap: string; cast: string[] };
}

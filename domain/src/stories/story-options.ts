/** The choices of the create form (specification sections 2 and 3). */

export interface SettingOption {
  readonly id: string;
  readonly label: string;
  readonly description: string;
}

/** The 20 settings in the form's order. */
export const STORY_SETTINGS = [
  { id: 'space', label: 'Outer Space', description: 'Quiet stars and a ship with round windows' },
  { id: 'jungle', label: 'Jungle', description: 'Big leaves, warm rain, someone humming' },
  { id: 'underwater', label: 'Underwater', description: 'A slow blue world below the waves' },
  { id: 'forest', label: 'Forest', description: 'Tall trees and a path that knows the way' },
  { id: 'castle', label: 'Castle', description: 'Towers, long stairs and a kitchen that never closes' },
  { id: 'pirate', label: 'Pirate Ship', description: 'Creaking planks and a map with a crumb on it' },
  { id: 'dinosaur', label: 'Dinosaur Valley', description: 'Ferns, footprints and very large neighbors' },
  { id: 'circus', label: 'Circus', description: 'A striped tent and one last rehearsal' },
  { id: 'farm', label: 'Farm', description: 'A gate that squeaks and hay that smells of summer' },
  { id: 'city', label: 'City', description: 'Rooftops, night buses and a light in every window' },
  { id: 'desert', label: 'Desert', description: 'Cool sand at evening and more stars than sky' },
  { id: 'arctic', label: 'Arctic', description: 'Blue ice, green lights and thick mittens' },
  { id: 'mountain', label: 'Mountain', description: 'High paths, goat bells and a hut with soup' },
  { id: 'bakery', label: 'Bakery', description: 'Flour on every nose and bread before dawn' },
  { id: 'garden', label: 'Garden', description: 'Bean poles, watering cans and night moths' },
  { id: 'library', label: 'Library', description: 'Tall shelves, soft steps and a lamp left on' },
  { id: 'workshop', label: 'Workshop', description: 'Small tools, big ideas and a shelf for each' },
  { id: 'rainbow', label: 'Rainbow Land', description: 'Seven colors, and a job for each of them' },
  { id: 'clouds', label: 'Cloud Kingdom', description: 'Soft ground, ladders and a wind post office' },
  { id: 'meadow', label: 'Meadow', description: 'Long grass, crickets and room to roll' },
] as const satisfies readonly SettingOption[];

/** Words are requested from the model, minutes are shown to the user (section 3). */
export const STORY_LENGTHS = [
  { id: 'short', label: 'Short', words: 200, minutes: 1 },
  { id: 'medium', label: 'Medium', words: 400, minutes: 2 },
  { id: 'long', label: 'Long', words: 600, minutes: 3 },
] as const;

export const STORY_TONES = [
  { id: 'funny', label: 'Funny', description: 'A joke that grows' },
  { id: 'sleepy', label: 'Sleepy', description: 'Slower with every sentence' },
  { id: 'cozy', label: 'Cozy', description: 'Food, warmth and company' },
  { id: 'silly', label: 'Silly', description: 'Nonsense with its own rules' },
  { id: 'calm', label: 'Calm', description: 'Few events, wide pictures' },
] as const;

export const STORY_COVERS = [
  { id: 'moon', label: 'Moonlit Night' },
  { id: 'forest', label: 'Magical Forest' },
  { id: 'ocean', label: 'Ocean Adventure' },
  { id: 'space', label: 'Space Journey' },
  { id: 'castle', label: 'Royal Castle' },
  { id: 'garden', label: 'Secret Garden' },
] as const;

export type StorySetting = (typeof STORY_SETTINGS)[number]['id'];
export type StoryLength = (typeof STORY_LENGTHS)[number]['id'];
export type StoryTone = (typeof STORY_TONES)[number]['id'];
export type CoverImage = (typeof STORY_COVERS)[number]['id'];

export const SETTING_IDS = STORY_SETTINGS.map((setting) => setting.id) as [StorySetting, ...StorySetting[]];
/** Settings that are rooms. */
export const INDOOR_SETTINGS: readonly StorySetting[] = ['bakery', 'library', 'workshop'];
export const LENGTH_IDS = STORY_LENGTHS.map((length) => length.id) as [StoryLength, ...StoryLength[]];
export const TONE_IDS = STORY_TONES.map((tone) => tone.id) as [StoryTone, ...StoryTone[]];
export const COVER_IDS = STORY_COVERS.map((cover) => cover.id) as [CoverImage, ...CoverImage[]];

/** The preselected cover (section 9). */
export const DEFAULT_COVER: CoverImage = 'moon';
/** For regenerating a story without these fields (section 9). */
export const DEFAULT_REGENERATION = { storyLength: 'medium', storyTone: 'cozy' } as const satisfies {
  storyLength: StoryLength;
  storyTone: StoryTone;
};

export function wordsFor(length: StoryLength): number {
  return STORY_LENGTHS.find((option) => option.id === length)?.words ?? 400;
}

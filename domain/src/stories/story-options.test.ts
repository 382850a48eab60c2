import { describe, expect, it } from 'vitest';
import {
  COVER_IDS,
  DEFAULT_COVER,
  DEFAULT_REGENERATION,
  LENGTH_IDS,
  SETTING_IDS,
  STORY_SETTINGS,
  TONE_IDS,
  wordsFor,
} from './story-options.ts';

describe('the choices of the create form (specification sections 2, 3 and 9)', () => {
  it('are the 20 settings in their order, each with a label and a description [spec 2.26, 9.7]', () => {
    expect(SETTING_IDS.join(' ')).toBe(
      'space jungle underwater forest castle pirate dinosaur circus farm city desert arctic mountain bakery garden library workshop rainbow clouds meadow',
    );
    for (const { label, description } of STORY_SETTINGS) expect(label.length * description.length).toBeGreaterThan(0);
  });

  it('are five tones, three lengths and six covers [spec 3.19, 3.20, 3.21, 9.2]', () => {
    expect(TONE_IDS).toEqual(['funny', 'sleepy', 'cozy', 'silly', 'calm']);
    expect(LENGTH_IDS.map(wordsFor)).toEqual([200, 400, 600]);
    expect(COVER_IDS).toEqual(['moon', 'forest', 'ocean', 'space', 'castle', 'garden']);
  });

  it('default to the moon cover, and to medium and cozy for regenerating [spec 3.21, 9.3]', () => {
    expect(DEFAULT_COVER).toBe('moon');
    expect(DEFAULT_REGENERATION).toEqual({ storyLength: 'medium', storyTone: 'cozy' });
  });
});

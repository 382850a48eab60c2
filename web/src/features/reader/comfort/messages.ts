export const COMFORT = 'Reading comfort';
export const SAMPLE = 'Down by the water the last lamp was lit, and an otter turned over in her sleep.';
export const SOUNDS = {
  label: 'Sounds of the place',
  hint: 'Waves, crickets or a fire, very quiet. They stop while a voice reads, and for the night when the sleep timer ends.',
} as const;
/** Where the sleep timer is chosen. */
export const SOUNDS_AFTER = {
  label: 'Sounds after the last story',
  hint: 'The sounds of its place go on, very quiet, until the minutes of the sleep timer are over.',
} as const;
export const TALK_CHOICE = {
  hint: 'Two short questions to talk about, each behind a small lamp: one about a picture, and one at the end about your child’s day.',
} as const;
export const RULER = {
  label: 'Reading ruler',
  hint: 'Highlights a few lines at a time. Drag it by its handle, or let it follow the voice.',
} as const;

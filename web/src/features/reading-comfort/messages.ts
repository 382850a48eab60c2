export const COMFORT = 'Reading comfort';
export const SAMPLE = 'Down by the water the last lamp was lit, and an otter turned over in her sleep.';
export const RULER = {
  label: 'Reading ruler',
  about: 'Highlights a few lines at a time. Drag it by its handle, or let it follow the voice.',
} as const;

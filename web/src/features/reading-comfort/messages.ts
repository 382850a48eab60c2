export const COMFORT = 'Reading comfort';
export const SAMPLE = 'Down by the water the last lamp was lit, and an otter turned over in her sleep.';
export const RULER = {
  label: 'Reading ruler',
  about: 'A clear band for a few lines. Move it by its handle, or let the voice move it.',
} as const;

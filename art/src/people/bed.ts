/** Pillow and blanket, moved here as drawn for sleepers of all ages; the head lies at about (-76, -80). */
export { pillow, quilt } from '../story/figures/family.ts';

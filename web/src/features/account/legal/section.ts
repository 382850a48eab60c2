/** A part of a legal page: a heading, paragraphs, and a list with a name and a text each. */
export interface LegalSection {
  heading: string;
  paragraphs?: readonly string[];
  list?: readonly (readonly [name: string, text: string])[];
}

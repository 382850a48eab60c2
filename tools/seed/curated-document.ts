import type { CuratedSource } from '../../domain/src/content/index.ts';
import { curatedPictures } from '../pictures/curated-pictures.ts';

/** A curated story's document as an admin would enter it, with its pictures but without number and date. */
export function curatedDocument(source: CuratedSource): Record<string, unknown> {
  const { slug, title, description, category, age, tone, rating, readingTime, unpublished, pages, talk } = source;
  const [cover, ...pictures] = curatedPictures(source).map(({ url, alt }) => ({ imageUrl: url, imageAlt: alt }));
  return {
    slug,
    title,
    description: description.trim(),
    category,
    age,
    tone,
    rating,
    readingTime,
    published: !unpublished,
    ...cover,
    pages: pages.map(({ text }, index) => ({ content: text.trim(), ...pictures[index] })),
    ...(talk && { talk: { page: talk.page, ask: talk.ask, end: talk.end } }),
  };
}

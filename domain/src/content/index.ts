/** What authors write (`content/`): schemas and types of its files. Apart from the other entities, because the app in the browser needs none of it. */
export * from './arc.ts';
export * from './compact-scene.ts';
export * from './curated-scene.ts';
export * from './curated-source.ts';
export * from './example-story.ts';
export * from './own-story.ts';
export * from './plot.ts';
export * from './review-record.ts';
export * from './verse.ts';
export * from './words.ts';

/** The pure core that web and functions share. Imports nothing but zod, does no I/O. */
export * from './account.ts';
export * from './curated-story.ts';
export * from './entities.ts';
export * from './ids.ts';
export * from './limits.ts';
export * from './person.ts';
export * from './person-text.ts';
export * from './product.ts';
export * from './push.ts';
export * from './reminder-time.ts';
export * from './stored-documents.ts';
export * from './story-html.ts';
export * from './story-options.ts';
export * from './story-report.ts';
export * from './story-request.ts';
export * from './story-share.ts';
export * from './story-text.ts';

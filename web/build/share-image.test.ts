import { expect, it } from 'vitest';
import { shareImage } from './share-image.ts';

const made = (project: string) =>
  (shareImage(project).transformIndexHtml as (html: string) => string)('<meta property="og:image" content="/share.jpg">');

it('link previews get the picture’s whole address, but for the local demo', () => {
  expect(made('our-tales')).toContain('content="https://our-tales.web.app/share.jpg"');
  expect(made('demo-tales')).toContain('content="/share.jpg"');
});

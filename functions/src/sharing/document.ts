/** A page rendered by a function: no script, one style sheet, and the tags that messengers show as a preview. */
import { escapeHtml, PRODUCT_NAME } from '@tuckaway/domain';

export interface Document {
  title: string;
  description: string;
  /** Absent if messengers should show no preview. */
  preview?: { title: string; image: string; alt: string };
  /** Markup. */
  body: string;
}

const SIZE = { width: 1200, height: 630 };

export function renderDocument({ title, description, preview, body }: Document): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>${escapeHtml(title)}</title>
    <meta name="description" content="${escapeHtml(description)}" />
    <meta name="robots" content="noindex, nofollow, noarchive" />
    <meta name="referrer" content="no-referrer" />
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" content="#f3e8d4" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#12112a" media="(prefers-color-scheme: dark)" />
    ${preview === undefined ? '' : previewTags(preview, description)}
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/shared-story.css" />
  </head>
  <body>
    <header><a href="/"><img src="/favicon.svg" alt="" width="36" height="36" />${escapeHtml(PRODUCT_NAME)}</a></header>
    <main>
${body}
    </main>
  </body>
</html>
`;
}

function previewTags({ title, image, alt }: NonNullable<Document['preview']>, description: string): string {
  const tags: [kind: 'property' | 'name', name: string, content: string][] = [
    ['property', 'og:type', 'article'],
    ['property', 'og:site_name', PRODUCT_NAME],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:image', image],
    ['property', 'og:image:width', String(SIZE.width)],
    ['property', 'og:image:height', String(SIZE.height)],
    ['property', 'og:image:alt', alt],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
    ['name', 'twitter:image', image],
    ['name', 'twitter:image:alt', alt],
  ];
  return tags.map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`).join('\n    ');
}

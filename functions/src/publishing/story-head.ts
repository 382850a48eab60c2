/** The head of a curated story's page: the app's shell with the tags for messengers and search engines. */
import { type CuratedStorySummary, escapeHtml, PRODUCT_NAME } from '@tuckaway/domain';

export type StoryHead = Pick<CuratedStorySummary, 'id' | 'title' | 'description' | 'imageUrl' | 'imageAlt'>;

/** Our covers are SVG, which messengers do not show, so each has a JPEG copy (tools/pictures/install-pictures.ts). */
const OUR_COVER = /^\/art\/curated\/([a-z0-9-]+)\/cover\.svg$/;
const DRAWING = /\.svg(?:$|[?#])/i;
/** The site's own picture, for stories without a usable one. */
const OF_THE_SITE = '/share.jpg';

type Tag = [kind: 'name' | 'property', name: string, content: string];

/**
 * @param shell the page that Hosting serves for every route of the app.
 * @param origin the site's own address, for absolute addresses.
 */
export function withStoryHead(shell: string, story: StoryHead, origin: string): string {
  const picture = pictureOf(story);
  const tags: Tag[] = [
    ['property', 'og:type', 'article'],
    ['property', 'og:site_name', PRODUCT_NAME],
    ['property', 'og:url', `${origin}/story/${story.id}`],
    ['property', 'og:title', story.title],
    ['property', 'og:description', story.description],
    ['property', 'og:image', /^https:/.test(picture.path) ? picture.path : `${origin}${picture.path}`],
    ...(picture.alt === undefined ? [] : [['property', 'og:image:alt', picture.alt] as Tag]),
    ['name', 'twitter:card', 'summary_large_image'],
  ];
  const [home = ''] = /<meta name="description"[^>]*>/.exec(shell) ?? [];
  const bare = shell
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(home, '')
    .replace(/[^\S\n]*<meta (?:property="og:[a-z:]+"|name="twitter:[a-z:]+")[^>]*>\n?/g, '');
  const head = [
    `<title>${escapeHtml(`${story.title} – ${PRODUCT_NAME}`)}</title>`,
    // The app restores home's description from it.
    `<meta name="description" content="${escapeHtml(story.description)}" data-home="${/content="([^"]*)"/.exec(home)?.[1] ?? ''}" />`,
    ...tags.map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`),
    ...(picture.path === OF_THE_SITE || OUR_COVER.test(story.imageUrl ?? '') ? SIZE : []),
    `<link rel="canonical" href="${escapeHtml(`${origin}/story/${story.id}`)}" />`,
  ];
  // A function, because a title may contain replacement patterns such as `$&`.
  return bare.replace(/<meta charset="[^"]*"\s*\/?>/i, (charset) => [charset, ...head].join('\n    '));
}

const SIZE = ['<meta property="og:image:width" content="1200" />', '<meta property="og:image:height" content="630" />'];

function pictureOf({ imageUrl = '', imageAlt }: StoryHead): { path: string; alt?: string | undefined } {
  const slug = OUR_COVER.exec(imageUrl)?.[1];
  if (slug !== undefined) return { path: `/shared/curated/${slug}.jpg`, alt: imageAlt };
  return imageUrl === '' || DRAWING.test(imageUrl) ? { path: OF_THE_SITE } : { path: imageUrl, alt: imageAlt };
}

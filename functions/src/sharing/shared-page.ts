/** The pages of `/s/{token}`: the story, or why there is none. */
import type { EmptyKind } from '@tuckaway/art';
import {
  adventureLine,
  bookText,
  escapeHtml,
  PRODUCT_NAME,
  pageParagraphs,
  paragraphToHtml,
  previewText,
  STORY_LABELS,
  STORY_SETTINGS,
  type StoryPicture,
  signOff,
  textDirection,
  textLanguage,
} from '@tuckaway/domain';
import { drawablePictures, type SharedStory } from './shared-pictures.ts';

/** A page without scripts, with the tags that messengers show as a preview. */
interface Document {
  title: string;
  description: string;
  /** Absent if messengers should show no preview. */
  preview?: { title: string; image: string; alt: string };
  body: string;
}

/** Draws a picture of a story as an `<svg>` without styles and scripts, and says what it shows. */
export type DrawStoryPicture = (picture: StoryPicture) => { svg: string; alt: string };

/** A stored story may name an unknown place. */
const ANY_PLACE = STORY_SETTINGS.find(({ id }) => id === 'meadow') as (typeof STORY_SETTINGS)[number];
const DAY = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

export interface SharedPageOptions {
  /** Of this site. */
  origin: string;
  /** Where the page is reported. */
  reportPath: string;
  draw: DrawStoryPicture;
}

/** The story with its pictures: the cover at the top, and each page's before its text. */
export function sharedStoryPage(story: SharedStory, { origin, reportPath, draw }: SharedPageOptions): string {
  const place = STORY_SETTINGS.find(({ id }) => id === story.storySetting) ?? ANY_PLACE;
  const alt = `A small lantern. ${place.label}: ${place.description}.`;
  const [cover, ...pictures] = drawablePictures(story.storyId, story).map((picture) => pictureHtml(draw(picture)));
  const whole = bookText(story.title, [story]);
  const text = story.pages.map((page, index) => pageHtml(page.text, pictures[index])).join('\n');
  return renderDocument({
    title: `${story.title} – ${PRODUCT_NAME}`,
    description: previewText(story.paragraphs.join(' ')),
    preview: { title: story.title, image: `${origin}/shared/${place.id}.jpg`, alt },
    body: `      <article dir="${textDirection(whole)}" lang="${textLanguage(whole)}">
        ${cover}
        <div class="story">
          <h1>${escapeHtml(story.title)}</h1>
          ${lineOf(story)}<p class="label" lang="en">${STORY_LABELS.own}</p>
${text}
          <p class="end" lang="en">${story.childName === null ? 'Sweet dreams!' : escapeHtml(signOff(story.childName))}</p>
        </div>
      </article>
      <footer>
        <p>A family shared this story with you. The link works until ${DAY.format(story.expiresAt)}, unless they stop sharing it sooner.</p>
        <p><a class="button" href="/">Make a story of your own</a></p>
        <p><a href="${escapeHtml(reportPath)}">Report this story</a></p>
      </footer>`,
  });
}

function pageHtml(text: string, picture = ''): string {
  const paragraphs = pageParagraphs(text).map(paragraphToHtml);
  return [picture, ...paragraphs].map((part) => `          ${part}`).join('\n');
}

function pictureHtml({ svg, alt }: ReturnType<DrawStoryPicture>): string {
  return `<div class="picture" role="img" aria-label="${escapeHtml(alt)}">${svg}</div>`;
}

function lineOf({ childName, animal }: SharedStory): string {
  if (animal === null) return '';
  const line = childName === null ? `A magical adventure featuring ${animal}` : adventureLine(childName, animal);
  return `<p class="line" lang="en">${escapeHtml(line)}</p>\n          `;
}

/** The same page whether the link expired, was revoked or taken down, or never existed, so that guessing links reveals nothing. */
export function goneStoryPage(): string {
  return messagePage({
    title: 'This story is no longer available',
    words: 'The link may have expired, or the family stopped sharing it. You can ask them for a new link, or read one of our stories.',
    picture: 'not-found',
    way: { path: '/#stories', label: 'Read one of our stories' },
  });
}

export function crowdedPage(): string {
  return messagePage({
    title: 'One moment, please',
    picture: 'soon',
    words: 'A lot of stories were opened from here just now. Please try again in a minute.',
  });
}

/** @param status 405 for a wrong method */
export function troublePage(status: 405 | 500): string {
  return messagePage(
    status === 405
      ? { title: 'That isn’t possible here', words: 'A shared story can only be read.' }
      : { title: 'The story didn’t open', words: 'Something went wrong on our side. Please try again in a moment.' },
  );
}

interface Message {
  title: string;
  words: string;
  picture?: EmptyKind;
  /** Where to go on; home if missing. */
  way?: { path: string; label: string };
}

function messagePage({ title, words, picture = 'error', way = { path: '/', label: `Go to ${PRODUCT_NAME}` } }: Message): string {
  return renderDocument({
    title: `${title} – ${PRODUCT_NAME}`,
    description: words,
    body: `      <div class="message">
        <img src="/art/empty/${picture}.svg" alt="" width="320" height="240" />
        <h1>${escapeHtml(title)}</h1>
        <p>${escapeHtml(words)}</p>
        <p><a class="button" href="${escapeHtml(way.path)}">${escapeHtml(way.label)}</a></p>
      </div>`,
  });
}

function renderDocument({ title, description, preview, body }: Document): string {
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
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', alt],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
    ['name', 'twitter:image', image],
    ['name', 'twitter:image:alt', alt],
  ];
  return tags.map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`).join('\n    ');
}

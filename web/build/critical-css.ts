/** Reduces a style sheet to the rules that a page needs for its first paint. The whole sheet is loaded later. */
import { PurgeCSS } from 'purgecss';

/** Keeps the rules whose classes and elements all occur in the HTML, in every state, with the custom properties and animations that they use. */
export async function criticalCss(css: string, html: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: namesIn,
    // The theme, focus and disabled buttons may change before the whole sheet is there.
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name),
    safelist: [/^:/],
    keyframes: true,
    variables: true,
  });
  if (result === undefined) throw new Error('There is no style sheet.');
  return result.css;
}

/** The elements, ids and classes of a page. */
function namesIn(body: string): string[] {
  const [tags = [], ids = [], lists = []] = [/<([a-z][\w-]*)/g, /\sid="([^"]*)"/g, /\sclass="([^"]*)"/g].map((part) =>
    [...body.matchAll(part)].map(([, name = '']) => name),
  );
  return ['html', 'body', ...tags, ...ids, ...lists.flatMap((list) => unescapeHtml(list).split(/\s+/))];
}

function unescapeHtml(text: string): string {
  return text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

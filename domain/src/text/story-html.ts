/** Converts paragraphs to stored HTML and back to text. Markup is never injected (decision S7). */
import { tidyLines } from './story-text.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Escapes text for use between tags and in quoted attributes, in HTML and XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => ESCAPES[mark] as string);
}

/** Lines of verse are divided by `<br>`. */
export function paragraphToHtml(paragraph: string): string {
  return `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`;
}

export function paragraphsToHtml(paragraphs: readonly string[]): string {
  return paragraphs.map(paragraphToHtml).join('');
}

/** The paragraphs of stored content as plain text, verse in its lines. Any other markup is dropped. */
export function htmlToParagraphs(html: string): string[] {
  return html
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .split(/<\/?(?:p|div|h[1-6]|li|ul|ol|blockquote)\b[^>]*>|<br\s*\/?>\s*<br\s*\/?>/i)
    .map((part) => part.replace(/\s+/gu, ' ').replace(/<br\s*\/?>/gi, '\n'))
    .map((part) => tidyLines(decodeEntities(part.replace(/<!--[\s\S]*?(-->|$)|<\/?[a-z!?][^>]*(>|$)/gi, ' '))))
    .filter((paragraph) => paragraph !== '');
}

export function htmlToText(html: string): string {
  return htmlToParagraphs(html).join(' ');
}

function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, entity: string) => {
    if (!entity.startsWith('#')) return NAMED[entity.toLowerCase()] ?? whole;
    const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number.parseInt(entity.slice(1), 10);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : whole;
  });
}

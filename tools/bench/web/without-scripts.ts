/** Removes a page's scripts and the links that preload scripts. */
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;
const LINK = /<link\b[^>]*>/gi;

export function withoutScripts(html: string): string {
  const page = html.replace(SCRIPT, '').replace(LINK, (link) => (isForScripts(link) ? '' : link));
  if (!/<h1\b/i.test(page)) throw new Error('There is nothing on this page without scripts: home is not prerendered.');
  return page;
}

function isForScripts(link: string): boolean {
  return /\brel=["']?modulepreload\b/i.test(link) || /\bas=["']?script\b/i.test(link);
}

/** Reduces a style sheet to the rules that a page needs for its first paint. The whole sheet is loaded later. */
import postcss, { type AtRule, type Container, type Declaration, type Root, type Rule } from 'postcss';

/** Keeps the rules whose classes all occur in the HTML, with the custom properties, animations and fonts that they use. */
export function criticalCss(css: string, html: string): string {
  const sheet = postcss.parse(css);
  const classes = classesIn(html);
  sheet.walkRules((rule) => {
    // The steps of an animation are rules too.
    if (isAtRule(rule.parent, /keyframes$/)) return;
    rule.selectors = rule.selectors.filter((selector) => classesOf(selector).every((name) => classes.has(name)));
    if (rule.selectors.join('') === '') rule.remove();
  });
  let before: number;
  do {
    before = sheet.toString().length;
    dropUnused(sheet);
    dropEmpty(sheet);
  } while (sheet.toString().length < before);
  return sheet.toString();
}

function classesIn(html: string): Set<string> {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = '']) => list);
  return new Set(lists.flatMap((list) => unescapeHtml(list).split(/\s+/)));
}

function unescapeHtml(text: string): string {
  return text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

/** The classes that an element must have to match the selector, without those inside `:not()`. */
function classesOf(selector: string): string[] {
  const positive = selector
    .replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/\[[^\]]*\]/g, (attribute, at: number) => (selector[at - 1] === '\\' ? attribute : ''));
  return [...positive.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, unescapeCss));
}

function unescapeCss(_: string, code: string | undefined, character: string | undefined): string {
  return code === undefined ? (character ?? '') : String.fromCodePoint(Number.parseInt(code, 16));
}

function dropUnused(sheet: Root): void {
  const values: string[] = [];
  const properties = new Set<string>();
  sheet.walkDecls(({ prop, value }) => {
    values.push(value);
    properties.add(prop);
  });
  const words = new Set(values.join(' ').match(/[\w-]+/g));
  sheet.walkAtRules(/keyframes$/, (rule) => removeUnless(words.has(rule.params), rule));
  sheet.walkAtRules('property', (rule) => removeUnless(words.has(rule.params), rule));
  sheet.walkAtRules('font-face', (rule) =>
    removeUnless(values.filter((value) => value.includes(familyOf(rule))).length > fontsOf(sheet, familyOf(rule)), rule),
  );
  sheet.walkDecls(/^--/, (declaration) => removeUnless(words.has(declaration.prop), declaration));
}

function removeUnless(used: boolean, node: AtRule | Declaration): void {
  if (!used) node.remove();
}

function familyOf(font: AtRule): string {
  const declaration = font.nodes?.find((node): node is Declaration => node.type === 'decl' && node.prop === 'font-family');
  return (declaration?.value ?? '').replace(/["']/g, '');
}

function fontsOf(sheet: Root, family: string): number {
  let fonts = 0;
  sheet.walkAtRules('font-face', (rule) => {
    if (familyOf(rule).includes(family)) fonts += 1;
  });
  return fonts;
}

function dropEmpty(sheet: Root): void {
  const isEmpty = (node: Container): boolean => node.nodes?.length === 0;
  sheet.walkRules((rule) => {
    if (isEmpty(rule)) rule.remove();
  });
  sheet.walkAtRules((rule) => {
    // `@layer a, b;` has no body and sets the order of the layers.
    if (rule.nodes !== undefined && isEmpty(rule as Container)) rule.remove();
  });
}

function isAtRule(node: unknown, name: RegExp): boolean {
  const { type, name: found = '' } = (node ?? {}) as Partial<AtRule & Rule>;
  return type === 'atrule' && name.test(found);
}

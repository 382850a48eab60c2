/** Cuts a style sheet down to what some finished HTML can use. The whole sheet follows later, so that too little is only for a moment. */
import postcss, { type AtRule, type Container, type Declaration, type Root, type Rule } from 'postcss';

/** @returns the rules whose classes all occur in the HTML, with the custom properties, animations and fonts that these use. */
export function criticalCss(css: string, html: string): string {
  const sheet = postcss.parse(css);
  const classes = classesIn(html);
  sheet.walkRules((rule) => {
    // Steps of an animation are rules too.
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

/** The classes that an element must have for the selector to match; those that it must not have do not count. */
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
  sheet.walkAtRules(/keyframes$/, (rule) => unless(words.has(rule.params), rule));
  sheet.walkAtRules('property', (rule) => unless(words.has(rule.params), rule));
  sheet.walkAtRules('font-face', (rule) =>
    unless(values.filter((value) => value.includes(familyOf(rule))).length > facesOf(sheet, familyOf(rule)), rule),
  );
  sheet.walkDecls(/^--/, (declaration) => unless(words.has(declaration.prop), declaration));
}

function unless(used: boolean, node: AtRule | Declaration): void {
  if (!used) node.remove();
}

function familyOf(face: AtRule): string {
  const declaration = face.nodes?.find((node): node is Declaration => node.type === 'decl' && node.prop === 'font-family');
  return (declaration?.value ?? '').replace(/["']/g, '');
}

function facesOf(sheet: Root, family: string): number {
  let faces = 0;
  sheet.walkAtRules('font-face', (rule) => {
    if (familyOf(rule).includes(family)) faces += 1;
  });
  return faces;
}

function dropEmpty(sheet: Root): void {
  const isEmpty = (node: Container): boolean => node.nodes?.length === 0;
  sheet.walkRules((rule) => {
    if (isEmpty(rule)) rule.remove();
  });
  sheet.walkAtRules((rule) => {
    // The order of the layers is a rule without a body.
    if (rule.nodes !== undefined && isEmpty(rule as Container)) rule.remove();
  });
}

function isAtRule(node: unknown, name: RegExp): boolean {
  const { type, name: found = '' } = (node ?? {}) as Partial<AtRule & Rule>;
  return type === 'atrule' && name.test(found);
}

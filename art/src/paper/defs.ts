/** Shapes that a picture refers to. */

const idOf = (definition: string): string => / id="([^"]+)"/.exec(definition)?.[1] ?? '';

/** Without what was drawn only to be measured. */
export function usedDefs(definitions: readonly string[], markup: string): string {
  const all = new Map(definitions.map((definition) => [idOf(definition), definition]));
  const used = new Set<string>();
  const visit = (text: string): void => {
    for (const [, id = ''] of text.matchAll(/#([\w-]+)[)"]/g)) {
      const definition = all.get(id);
      if (definition === undefined || used.has(id)) continue;
      used.add(id);
      visit(definition);
    }
  };
  visit(markup);
  return definitions.filter((definition) => used.has(idOf(definition))).join('');
}

/** Data modules (`*.data.ts`) read content when they are imported. A build runs them, and has what they export instead, as JSON. */
import { pathToFileURL } from 'node:url';

export const DATA_MODULE = /\.data\.ts$/;

/** The code of a data module for a bundle. @throws ContentError with every mistake of the content. */
export async function dataModule(path: string): Promise<string> {
  const exported = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** Resources of Google that are found again by their display name and written only if they differ. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Session } from '../deploy/session.ts';
import type { Answer } from './google.ts';

const FOLDER = import.meta.dirname;

interface Named {
  name: string;
  displayName: string;
}

export interface Resource {
  /** What the plan calls it. */
  kind: string;
  displayName: string;
  changing: Record<string, unknown>;
  /** Fields that Google lets nobody change. */
  fixed?: Record<string, unknown>;
}

/**
 * Updates the resource with this display name, or creates it.
 * @param url of the collection, whose last part is also the list's field.
 * @returns its name, if it has one already.
 */
export async function ensure(
  { google, list, change }: Session,
  url: string,
  { kind, displayName, changing, fixed }: Resource,
): Promise<string | undefined> {
  const resource = { displayName, ...changing, ...fixed };
  const all = await list<Named>(url, url.slice(url.lastIndexOf('/') + 1));
  const existing = all.find((one) => one.displayName === displayName);
  const what = `${kind} “${displayName}”`;
  if (!existing) return (await change(`Create the ${what}`, () => google('POST', url, resource)))?.name as string | undefined;
  if (includes(existing, changing)) return existing.name;
  const { origin, pathname } = new URL(url);
  const changed = `${origin}/${pathname.split('/')[1]}/${existing.name}?updateMask=${Object.keys(changing).join(',')}`;
  await change(`Change the ${what}`, () => google('PATCH', changed, { ...resource, name: existing.name }));
  return existing.name;
}

/** Whether an answer has everything that is wanted; Google adds defaults and names, and leaves out what is false, 0 or empty. */
export function includes(actual: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted))
    return Array.isArray(actual) && actual.length === wanted.length && wanted.every((one, index) => includes(actual[index], one));
  if (typeof wanted === 'object' && wanted !== null)
    return Object.entries(wanted).every(([field, value]) => includes((actual as Answer | undefined)?.[field], value));
  if (actual === undefined) return wanted === false || wanted === 0 || wanted === '';
  // 64-bit numbers come as texts.
  return actual === wanted || (typeof wanted === 'number' && String(actual) === String(wanted));
}

/** The files of a folder, each a resource as Google's API takes it. `"{60-percent-of-stories-per-day}"` is replaced by the number. */
export function filesIn(folder: 'alerts' | 'metrics', storiesPerDay = 0): Record<string, unknown>[] {
  const files = readdirSync(join(FOLDER, folder)).filter((name) => name.endsWith('.json'));
  return files.sort().map((name) => {
    const text = readFileSync(join(FOLDER, folder, name), 'utf8');
    return JSON.parse(text.replaceAll('"{60-percent-of-stories-per-day}"', String(Math.floor(storiesPerDay * 0.6))));
  });
}

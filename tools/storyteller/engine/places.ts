/** The words of a place for arcs that can happen anywhere (data/settings): `who`, `thing`, `food`, `water`, `stop`, `high`, `path`, `bed`, `light` … */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Choice, readChoice } from './arc.ts';

export type PlaceWords = Readonly<Record<string, readonly Choice[]>>;

const FOLDER = new URL('../data/settings/', import.meta.url);

export const PLACES: Readonly<Record<string, PlaceWords>> = Object.fromEntries(
  readdirSync(FOLDER).flatMap((file) => {
    const raw = parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Record<string, Record<string, string>>;
    return Object.entries(raw).map(([place, lists]) => [place, mapValues(lists, readList)] as const);
  }),
);

function readList(block: string): Choice[] {
  return block
    .trim()
    .split('\n')
    .map((line) => readChoice(line));
}

function mapValues<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

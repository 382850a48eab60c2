import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as wholeFirestore from '@firebase/firestore';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../local/paths.ts';
import * as standIn from './src/whole-firestore.ts';

const LIGHT = /import \{([^}]*)\} from 'firebase\/firestore\/lite'/gu;

/** What our code, not its tests, takes of the light database, types aside. */
function taken(): string[] {
  const files = readdirSync(join(ROOT, 'web/src'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/u.test(name) && !name.includes('.test.'),
  );
  const lists = files.flatMap((name) => [...readFileSync(join(ROOT, 'web/src', name), 'utf8').matchAll(LIGHT)]);
  return lists.flatMap(([, list = '']) => list.split(',').map((name) => name.trim())).filter((name) => name && !name.startsWith('type '));
}

describe('the obvious build', () => {
  it('has whatever our screens take of the light database', () => {
    expect(taken().length).toBeGreaterThan(10);
    expect(taken().filter((name) => !(name in standIn))).toEqual([]);
  });

  it('has it from the whole database', () => {
    expect(standIn.getCount).toBe(wholeFirestore.getCountFromServer);
  });
});

import type { ObjectKind } from '@tuckaway/domain';
import { describe, expect, it } from 'vitest';
import { Stage } from '../../paper/stage.ts';
import { gripsOf } from '../../things/grips.ts';
import { drawStagedThing } from '../../things/staged-thing.ts';
import type { StageThing } from '../roles.ts';
import { gathered } from './loose-things.ts';

const s = new Stage(1200, 800, 'loose', 'l', 'calm');
const made = (kind: ObjectKind, count: number): StageThing[] =>
  Array.from({ length: count }, () => ({ ...drawStagedThing(s, { kind }), name: kind, grips: gripsOf(kind) }));
const table = (): StageThing => made('table', 1)[0] as StageThing;
const inRoom = { inside: true, free: 1000, table };
const widthOf = (things: readonly StageThing[]): number => things.reduce((sum, { left, right }) => sum + left + right, 0);
const shown = (markup: string, kind: ObjectKind): number => markup.split(`<!--[${kind}-->`).length - 1;

describe('things of which a page does not say where they are', () => {
  it('are on a table in a room, which the text alternative does not mention', () => {
    const [laid, ...others] = gathered([...made('bun', 6), ...made('jug', 1)], inRoom);
    expect(others).toEqual([]);
    expect(laid).toMatchObject({ name: 'table', zone: 'tall', also: expect.arrayContaining(['bun', 'jug']) });
    expect([shown(laid?.markup ?? '', 'bun'), shown(laid?.markup ?? '', 'table')]).toEqual([6, 0]);
  });

  it('are on the table of the page, if it has one', () => {
    const [laid, ...others] = gathered([...made('table', 1), ...made('cup', 2)], inRoom);
    expect(others).toEqual([]);
    expect(shown(laid?.markup ?? '', 'table')).toBe(1);
  });

  it.each([
    ['outdoors', { ...inRoom, inside: false }],
    ['where those who act need the room', { ...inRoom, free: 100 }],
  ])('are close together on the ground %s', (_where, room) => {
    const buns = made('bun', 6);
    const [heap, ...others] = gathered(buns, room);
    expect(others).toEqual([]);
    expect(widthOf([heap as StageThing])).toBeLessThan(widthOf(buns) * 0.65);
    expect(shown(heap?.markup ?? '', 'bun')).toBe(6);
  });

  it('stay as they are if there is one of them, or they are large', () => {
    const things = [...made('drum', 1), ...made('tree', 3)];
    expect(gathered(things, inRoom)).toEqual(things);
  });
});

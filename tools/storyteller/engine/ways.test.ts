import { describe, expect, it } from 'vitest';
import type { Arc } from '../../../domain/src/content/index.ts';
import { describeAnimal } from './animal.ts';
import { ARCS, FRIEND_WAYS } from './arcs.ts';
import type { Remembered } from './known.ts';
import type { OwnFriend } from './pieces.ts';
import { createRandom } from './random.ts';
import { tell } from './tell.ts';
import { waysInWords } from './ways.ts';

const WAYS = { temper: 'proud', habit: 'hums', belonging: 'acorn' } as const;
const PICKLE: OwnFriend = { name: 'Pickle', pronoun: 'she', ways: WAYS };
const GATE = ARCS.find(({ id }) => id === 'the-gate-that-grew') as Arc;
const DRAWN: Remembered = { kind: 'friend', text: 'Mr. Tuk, since {child} made every noise stop' };
const HENS: Remembered = { kind: 'friend', text: 'Grandmother Halina, since {child} counted twelve hens and got thirteen' };

/** The pages of one evening's story. */
function told(
  night: number,
  known: readonly Remembered[] = [],
  part: { own?: OwnFriend; tone?: string; arc?: Arc; recap?: string } = {},
): string[] {
  const { own = PICKLE, tone = 'cozy', arc = GATE, recap } = part;
  const before = recap === undefined ? null : { recap, cast: [] };
  const about = { animal: describeAnimal('fox'), traits: [], name: 'Pickle', age: '4-5', pronouns: null, others: [], before, telling: 0 };
  const { pages } = tell({ arc, setting: 'farm', tone, words: 600, known, own, night, ...about }, createRandom('ways'));
  return pages.map(({ text }) => text);
}

/** One of the wordings, as it is told of Pickle. */
const anyOf = (wordings: readonly string[]) =>
  new RegExp(
    wordings
      .map((wording) =>
        wording
          .replace(/[.?(){}]/gu, '\\$&')
          .replace(/<name>/giu, 'Pickle')
          .replace(/<they>/giu, '[Ss]he')
          .replace(/<the(?:m|ir)>/giu, 'her'),
      )
      .join('|'),
    'u',
  );

describe('the child’s friend', () => {
  it('shows its belonging, its temper, its habit by turns, and does nothing with a belonging not told of', () => {
    const { has, thinks, sleeps } = FRIEND_WAYS.belongings.acorn;
    const habit = FRIEND_WAYS.habits.hums;
    expect(told(0)[0]).toMatch(anyOf(has));
    expect(told(0).join('\n')).toMatch(anyOf([...thinks, ...sleeps]));
    expect(told(1)[0]).toMatch(anyOf(FRIEND_WAYS.tempers.proud.comes));
    expect(told(2).join('\n')).toMatch(anyOf([...habit.thinks, ...habit.sleeps]));
    for (const night of [1, 2]) expect(told(night).join('\n')).not.toContain('acorn');
  });

  it('has no belonging of which the story has another', () => {
    const own: OwnFriend = { ...PICKLE, ways: { ...WAYS, belonging: 'spoon' } };
    expect(told(0, [], { own }).join('\n')).not.toContain('a wooden spoon');
  });

  it('has no ways if the request describes it in other words', () => {
    expect(waysInWords({ temper: 'proud', habit: 'hums while thinking', carries: 'an acorn' })).toEqual(WAYS);
    expect(waysInWords({ temper: 'proud', habit: 'knits', carries: 'an acorn' })).toBeNull();
    expect(told(0, [], { own: { ...PICKLE, ways: null } }).join('\n')).not.toContain('acorn');
  });

  it('remembers what the child did where nobody knows what to do, but not what the story began with', () => {
    const low = (known: readonly Remembered[], recap?: string) =>
      told(1, known, { ...(recap && { recap }) })
        .slice(1)
        .join('\n');
    expect(low([DRAWN])).toContain('made every noise stop');
    expect(low([DRAWN], '{child} made every noise stop, and then slept.')).not.toContain('made every noise stop');
  });

  it('goes to sleep beside what was lent, until it is given back', () => {
    const promise: Remembered = { kind: 'promise', text: 'to bring the whistle back to Mr. Tuk' };
    const end = (known: readonly Remembered[]) => told(2, known).at(-1);
    expect(end([DRAWN, promise])).toMatch(/whistle.*Mr\. Tuk|Mr\. Tuk.*whistle/u);
    expect(end([DRAWN, { ...promise, text: `${promise.text}, which was done` }])).not.toContain('whistle');
    expect(end([DRAWN])).toMatch(anyOf(FRIEND_WAYS.habits.hums.sleeps));
  });

  it('compares a story with an earlier one that was solved by an idea of its kind, before any other', () => {
    const jar: Remembered = { kind: 'friend', text: 'Mr. Tuk, since {child} turned a jar upside down' };
    const low = (known: readonly Remembered[]) => told(1, known).join('\n');
    expect(ARCS.find(({ id }) => id === 'the-last-one-in-the-jar')?.idea).toBe(GATE.idea);
    expect(low([DRAWN, HENS, jar])).toContain('turned a jar upside down');
    expect(low([DRAWN, jar, DRAWN])).not.toContain('made every noise stop');
  });

  it('gives back what was lent where the lender lives, who has no part', () => {
    const promise: Remembered = { kind: 'promise', text: 'to bring the egg basket back to Grandmother Halina' };
    expect(told(1, [HENS, promise]).at(-1)).toMatch(/egg basket .*Grandmother Halina/u);
  });

  it('says nothing more on the last page of a sleepy story, which is short', () => {
    const plain = { ...PICKLE, ways: null };
    for (const night of [0, 1, 2])
      expect(told(night, [], { tone: 'sleepy' }).at(-1)).toBe(told(night, [], { tone: 'sleepy', own: plain }).at(-1));
  });
});

/** People of every age: what they touch, what covers them, and that no two look the same. */
import { APPEARANCE, type ChildAppearance, EMOTIONS } from '@tuckaway/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONG, SEED } from '../../../tests/long.ts';
import type { BodyPose, Point, Stance } from '../creatures/drawn-body.ts';
import { brightness, CLOTHES, HAIR, personColors, SKIN } from './colors.ts';
import { face } from './face.ts';
import { type Described, lookOfCharacter, lookOfChild, lookOfKin, type PersonLook } from './look.ts';
import { personBody, reachOf } from './person.ts';
import { POSES } from './poses.ts';

const AGES = ['baby', 'small', 'child', 'grown', 'old'] as const;
const BUILDS = ['slim', 'usual', 'round'] as const;
const FEELINGS = [...EMOTIONS, 'yawning'] as const;
const ALL_POSES = Object.keys(POSES) as BodyPose[];
const plain = (color: string): string => color;
const stance = (part: Partial<Stance> = {}): Stance => ({ pose: 'stand', way: 1, feeling: 'happy', gaze: { x: 0, y: 0 }, ...part });
const look = (part: Partial<PersonLook> = {}): PersonLook => ({ ...lookOfChild({ skin: 'medium', hair: 'bob' }, 'seed', 0), ...part });
const draw = (one: PersonLook, part?: Partial<Stance>) => personBody(one, stance(part), plain);
const markup = (one: PersonLook, part?: Partial<Stance>): string => {
  const { body, front } = draw(one, part);
  return body + front;
};
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const runs = (count: number) => ({ numRuns: LONG ? count * 20 : count, seed: SEED });

const anyLook = fc
  .record({
    age: fc.constantFrom(...AGES),
    build: fc.constantFrom(...BUILDS),
    hair: fc.constantFrom(undefined, ...APPEARANCE.hair, 'bald', 'plaits', 'wild', 'waves', 'combed', 'tuft', 'shawl'),
    top: fc.constantFrom('shirt', 'dress', 'coat', 'gown', 'pajamas'),
    beard: fc.boolean(),
    stick: fc.boolean(),
    glasses: fc.constantFrom(undefined, ...APPEARANCE.glasses),
    hearingAid: fc.constantFrom(undefined, ...APPEARANCE.hearingAid),
    wheelchair: fc.constantFrom(undefined, ...APPEARANCE.wheelchair),
  })
  .map((part) => look(part as Partial<PersonLook>));
const anyStance = fc.record({
  pose: fc.constantFrom(...ALL_POSES),
  way: fc.constantFrom<-1 | 1>(-1, 1),
  feeling: fc.constantFrom(...FEELINGS),
  gaze: fc.record({ x: fc.constantFrom(-1, 0, 1), y: fc.constantFrom(-1, 0, 1) }),
  lean: fc.integer({ min: -20, max: 20 }),
});

describe('the hands of a person', () => {
  it('are where they reach, within the length of an arm', () => {
    fc.assert(
      fc.property(
        anyLook,
        anyStance,
        fc.constantFrom('left' as const, 'right' as const),
        fc.double({ min: 0, max: 0.95, noNaN: true }),
        fc.double({ min: -3.2, max: 3.2, noNaN: true }),
        (one, how, side, far, angle) => {
          const { shoulders, length } = reachOf(one, how);
          const to = { x: shoulders[side].x + Math.cos(angle) * far * length, y: shoulders[side].y + Math.sin(angle) * far * length };
          const { anchors } = personBody(one, { ...how, reach: { [side]: to } }, plain);
          expect(distance(anchors.grip[side], to)).toBeLessThan(1);
        },
      ),
      runs(200),
    );
  });

  it('stop at the length of the arm, in the direction of what is too far', () => {
    for (const age of AGES) {
      const { shoulders, length } = reachOf(look({ age }));
      const { anchors } = draw(look({ age }), { reach: { right: { x: 1000, y: shoulders.right.y } } });
      expect(anchors.grip.right.x - shoulders.right.x).toBeCloseTo(length, 5);
      expect(anchors.grip.right.y).toBeCloseTo(shoulders.right.y, 5);
    }
  });

  it('lie before what they hold, and behind nothing where they hold nothing', () => {
    expect(draw(look()).front).toBe('');
    const { front, anchors } = draw(look(), { reach: { left: { x: -40, y: -60 } } });
    expect(front).toContain(`cx="${anchors.grip.left.x}" cy="${anchors.grip.left.y}"`);
  });
});

describe('the anchors of a person', () => {
  it('are finite and within its bounds for all looks and stances', () => {
    fc.assert(
      fc.property(anyLook, anyStance, (one, how) => {
        const drawn = personBody(one, how, plain);
        expect((drawn.body + drawn.front).match(/NaN|undefined|Infinity|\[object/)).toBeNull();
        const { grip, mouth, eyes, head, chest } = drawn.anchors;
        for (const { x, y } of [grip.left, grip.right, mouth, eyes, head, chest]) {
          expect(x).toBeGreaterThanOrEqual(drawn.bounds.left);
          expect(x).toBeLessThanOrEqual(drawn.bounds.right);
          expect(y).toBeGreaterThanOrEqual(drawn.bounds.top);
          expect(y).toBeLessThanOrEqual(drawn.bounds.bottom);
        }
        expect(distance(mouth, head)).toBeLessThan(head.r);
        expect(distance(eyes, head)).toBeLessThan(head.r * 0.5);
      }),
      runs(200),
    );
  });

  it('keep hands off eyes and mouth unless they are told to reach there', () => {
    fc.assert(
      fc.property(anyLook, anyStance, fc.constantFrom(undefined, 'wave', 'point', 'listen', 'whisper', 'hug'), (one, how, gesture) => {
        const { anchors } = personBody(one, { ...how, ...(gesture && { gesture: gesture as Stance['gesture'] & string }) }, plain);
        const { head, grip, mouth } = anchors;
        const r = head.r / 45;
        for (const hand of [grip.left, grip.right]) expect(distance(hand, mouth) / r).toBeGreaterThan(17);
      }),
      runs(200),
    );
  });
});

describe('ages', () => {
  const heightOf = (age: PersonLook['age']): number => -draw(look({ age })).anchors.top.y;
  const headShare = (age: PersonLook['age']): number => draw(look({ age })).anchors.head.r / heightOf(age);

  it('differ in height and in the share of the head', () => {
    const heights = AGES.map(heightOf);
    expect(heights[0]).toBeLessThan(125);
    expect(heights[1]).toBeLessThan(165);
    expect(heights[2]).toBeGreaterThan(185);
    expect(heights[3]).toBeGreaterThan(265);
    expect(heights[4]).toBeLessThan(heights[3] ?? 0);
    expect(headShare('baby')).toBeGreaterThan(headShare('small') + 0.02);
    expect(headShare('small')).toBeGreaterThan(headShare('child') + 0.03);
    expect(headShare('child')).toBeGreaterThan(headShare('grown') + 0.05);
  });

  it('bend old backs', () => {
    const lean = (age: PersonLook['age']): number => draw(look({ age })).anchors.head.x;
    expect(lean('old')).toBeGreaterThan(lean('grown') + 10);
  });
});

describe('drawings', () => {
  it('differ in every feeling, pose, hair and garment', () => {
    const all = [
      ...FEELINGS.map((feeling) => markup(look(), { feeling })),
      ...ALL_POSES.filter((pose) => pose !== 'stand').map((pose) => markup(look(), { pose })),
      ...[undefined, ...APPEARANCE.hair.filter((hair) => hair !== 'bob')].map((hair) => markup(look({ hair }))),
      ...(['dress', 'coat', 'gown', 'pajamas'] as const).map((top) => markup(look({ top }))),
      ...(['cap', 'hat', 'crown'] as const).map((what) => markup(look({ headgear: { what, color: '#8a6242' } }))),
      ...(['apron', 'scarf', 'boots'] as const).map((what) => markup(look({ [what]: '#f3ece0' }))),
      ...(['slim', 'round'] as const).map((build) => markup(look({ build }))),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('turn faces and eyes to all sides', () => {
    const gazes = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y })));
    expect(new Set(gazes.map((gaze) => markup(look(), { gaze }))).size).toBe(9);
    expect(draw(look(), { gaze: { x: 1, y: 0 } }).anchors.eyes.x).toBeGreaterThan(
      draw(look(), { gaze: { x: -1, y: 0 } }).anchors.eyes.x + 8,
    );
  });

  it('of two characters of a story are never the same', () => {
    const kinds = ['woman', 'man', 'girl', 'boy', 'baby', 'adult', 'person', 'woman', 'man', 'girl', 'boy', 'woman'] as const;
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(undefined, 'old' as const), (seed, age) => {
        const cast = kinds.map((kind, nth) => lookOfCharacter({ kind, ...(age && { age }) }, seed, nth));
        const children = [0, 1, 2, 3].map((nth) => lookOfChild(null, seed, nth));
        const drawn = [...cast, ...children].map((one) => markup(one));
        expect(new Set(drawn).size).toBe(drawn.length);
      }),
      runs(20),
    );
  });
});

describe('the looks of children', () => {
  it('are as chosen, and plain paper where nothing is', () => {
    const chosen: ChildAppearance = {
      skin: 'dark',
      hair: 'locs',
      hairColor: 'black',
      clothes: 'teal',
      glasses: 'round',
      wheelchair: 'manual',
    };
    const { skin, hair, glasses, wheelchair, clothes } = lookOfChild(chosen, 'any', 2);
    expect([skin, hair, clothes, glasses, wheelchair]).toEqual(['#7b4e34', 'locs', '#3f8f94', 'round', 'manual']);
    expect(lookOfChild({ skin: 'dark' }, 'any', 0).hair).toBeUndefined();
    const looks = Array.from({ length: 30 }, (_, nth) => lookOfChild(null, `family ${nth}`, 0));
    expect(new Set(looks.map((one) => one.skin)).size).toBe(1);
    expect(new Set(looks.map((one) => one.hair)).size).toBeGreaterThan(5);
    expect(new Set(looks.map((one) => one.clothes)).size).toBeGreaterThan(4);
    const worn = { glasses: 'square', hearingAid: 'both', wheelchair: 'power' } as const;
    expect(lookOfChild(worn, 'family 1', 0)).toEqual({ ...looks[1], ...worn });
    expect(lookOfChild({ clothes: 'teal' }, 'family 1', 0)).toMatchObject({ skin: looks[1]?.skin, clothes: '#3f8f94' });
  });

  it('have a face whose lines stand out from skin of every tone', () => {
    for (const skin of Object.values(SKIN)) {
      const colors = personColors(skin, HAIR.black, CLOTHES.teal, CLOTHES.blue);
      const [, lashes = skin] = /stroke="(#\w+)"/.exec(face(colors, 'asleep', { x: 0, y: 0 })) ?? [];
      expect(brightness(skin) / brightness(lashes), skin).toBeGreaterThan(2.5);
    }
  });

  it('are those of their kin', () => {
    const child = lookOfChild({ skin: 'very-dark', hair: 'puffs', hairColor: 'red' }, 'seed', 0);
    const adult = lookOfKin(child, 'adult');
    expect([adult.age, adult.skin, adult.hairColor]).toEqual(['grown', child.skin, child.hairColor]);
    expect(adult.clothes).not.toBe(child.clothes);
    const grandma: Described = { kind: 'woman', age: 'old', hair: 'gray bun', wears: [{ what: 'dress', color: 'purple' }] };
    const old = lookOfKin(child, grandma, 'seed', 1);
    expect([old.age, old.skin, old.hair, old.hairColor, old.top]).toEqual(['old', child.skin, 'bun', '#a9a3ae', 'dress']);
  });

  it.each([
    ['gray bun', 'bun', '#a9a3ae', false],
    ['long white beard, bald', 'bald', '#e6e0e0', true],
    ['two red braids', 'braids', '#b8582f', false],
    ['Short Black Curls', 'curly', '#2d2530', false],
  ])('follow the words for hair: %s', (hair, style, color, beard) => {
    const one = lookOfCharacter({ kind: 'person', hair }, 'seed', 0);
    expect([one.hair, one.hairColor, one.beard]).toEqual([style, color, beard]);
  });
});

/** Every kind has one of twelve bodies, and touches things where it is drawn. */

import { BODIES, VERBS } from '@tuckaway/domain';
import { describe, expect, it } from 'vitest';
import { Stage } from '../paper/stage.ts';
import { bodyOf, cannotOf, type Grip, gripOf } from './bodies.ts';
import { creatureBody, creatureReach } from './body.ts';
import type { Anchors, BodyPose, DrawnBody, Point, Stance } from './drawn-body.ts';
import { castOf } from './everyone.ts';
import { KINDS, type KindName } from './kinds.ts';

const NAMES = Object.keys(KINDS) as KindName[];
const POSES: readonly BodyPose[] = ['stand', 'walk', 'run', 'sit', 'lie', 'sleep', 'climb', 'jump', 'fall', 'fly', 'swim', 'dance', 'ride'];
const AT_READER: Stance = { pose: 'stand', way: 1, feeling: 'happy', gaze: { x: 0, y: 0 } };

function drawn(name: KindName, stance: Partial<Stance> = {}, grip = gripOf(KINDS[name], name)): DrawnBody {
  const stage = new Stage(400, 300, 'bodies', 'b', 'cozy');
  return creatureBody(castOf(KINDS[name]), { ...AT_READER, ...stance }, { stage, seed: name, grip, tone: 'cozy', plain: true });
}

/** How far a point is outside of a drawing. */
function outside({ bounds: { left, right, top, bottom } }: DrawnBody, { x, y }: Point): number {
  return Math.max(left - x, x - right, top - y, y - bottom, 0);
}

const pointsOf = ({ grip, mouth, head, eyes, back, lap, chest, tail, top }: Anchors): [string, Point][] =>
  Object.entries({ left: grip.left, right: grip.right, mouth, head, eyes, back, lap, chest, tail, top }).filter(
    (entry): entry is [string, Point] => entry[1] !== null,
  );

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

describe('the body of each kind', () => {
  it('is one of twelve, and each of them has a kind', () => {
    expect(new Set(NAMES.map((name) => bodyOf(KINDS[name], name)))).toEqual(new Set(BODIES));
  });

  it.each<[(typeof BODIES)[number], KindName[]]>([
    ['hands', ['monkey', 'bear', 'frog']],
    ['four legs', ['fox', 'pangolin']],
    ['hooves', ['horse', 'sheep']],
    ['bird', ['owl', 'duck']],
    ['waddler', ['penguin', 'seal']],
    ['swimmer', ['dolphin', 'sea turtle']],
    ['many arms', ['octopus']],
    ['many legs', ['spider', 'crab']],
    ['no legs', ['snake', 'snail']],
    ['flyer', ['bat', 'dragon']],
    ['tiny', ['bee']],
    ['huge', ['elephant', 'whale', 'brachiosaurus']],
  ])('is “%s” for %s', (body, names) => {
    for (const name of names) expect(bodyOf(KINDS[name], name), name).toBe(body);
  });

  it('leaves each kind most acts, among them to be somewhere and to look', () => {
    for (const name of NAMES) {
      const cannot = cannotOf(KINDS[name], name);
      expect(cannot.length, name).toBeLessThan(VERBS.length / 2);
      for (const verb of ['stand', 'sleep', 'look at', 'listen to', 'eat'] as const) expect(cannot, name).not.toContain(verb);
    }
  });

  it.each<[KindName, Grip]>([
    ['fox', 'mouth'],
    ['monkey', 'hand'],
    ['squirrel', 'paw'],
    ['crow', 'beak'],
    ['elephant', 'trunk'],
    ['whale', 'nose'],
    ['octopus', 'arm'],
    ['crab', 'claw'],
  ])('a %s holds things with its %s', (name, grip) => {
    expect(gripOf(KINDS[name], name)).toBe(grip);
  });
});

/** The mouth of a bird with a long beak is far from its head. */
const LONGEST_BEAK = 130;

describe('the anchors of a drawn creature', () => {
  it('are on its drawing, in each pose and both ways', () => {
    for (const [nth, name] of NAMES.entries()) {
      const pose = POSES[nth % POSES.length] ?? 'stand';
      const body = drawn(name, { pose, way: nth % 2 ? 1 : -1 });
      for (const [anchor, point] of pointsOf(body.anchors))
        expect(outside(body, point), `${name}, ${pose}, ${anchor}`).toBeLessThanOrEqual(12);
    }
  });

  it('have the eyes and the mouth at the head', () => {
    for (const name of NAMES) {
      const { head, eyes, mouth } = drawn(name).anchors;
      expect(distance(eyes, head), name).toBeLessThanOrEqual(head.r);
      expect(distance(mouth, head), name).toBeLessThanOrEqual(head.r + LONGEST_BEAK);
    }
  });

  it('follow when it turns around', () => {
    for (const name of NAMES) {
      const [right, left] = [drawn(name).anchors, drawn(name, { way: -1 }).anchors];
      expect(left.mouth.x, name).toBeCloseTo(-right.mouth.x, 1);
      expect(left.head.x, name).toBeCloseTo(-right.head.x, 1);
      expect(left.grip.left.x, name).toBeCloseTo(-right.grip.right.x, 1);
    }
  });

  it('follow when it leans', () => {
    const [upright, leaning] = [drawn('fox').anchors, drawn('fox', { lean: 20 }).anchors];
    expect(leaning.mouth.x).toBeGreaterThan(upright.mouth.x + 20);
  });

  it('are lower when it lies, and higher when it jumps', () => {
    for (const name of ['fox', 'horse', 'turtle', 'dinosaur'] as const) {
      const { y } = drawn(name).anchors.head;
      expect(drawn(name, { pose: 'lie' }).anchors.head.y, name).toBeGreaterThan(y);
      expect(drawn(name, { pose: 'jump' }).anchors.chest.y, name).toBeLessThan(drawn(name, { pose: 'walk' }).anchors.chest.y);
    }
  });
});

describe('a creature that reaches', () => {
  it.each<KindName>(['monkey', 'bear', 'kangaroo', 'frog', 'octopus', 'crab', 'dragon', 'mermaid', 'cloak', 'elephant', 'spider'])(
    'a %s grips what is near with what it grips',
    (name) => {
      const { shoulders, length } = creatureReach(KINDS[name], gripOf(KINDS[name], name));
      const right = { x: shoulders.right.x + length * 0.7, y: shoulders.right.y + length * 0.2 };
      const { anchors } = drawn(name, { reach: { right } });
      expect(distance(anchors.grip.right, right)).toBeLessThan(1);
    },
  );

  it('reaches no further than its arms are long', () => {
    const { shoulders, length } = creatureReach(KINDS.monkey, 'hand');
    const { anchors } = drawn('monkey', { reach: { right: { x: 400, y: -60 } } });
    expect(distance(anchors.grip.right, shoulders.right)).toBeLessThanOrEqual(length + 1);
  });

  it('brings a mouth closer to what it wants', () => {
    const bowl = { x: 110, y: -12 };
    for (const name of ['fox', 'horse', 'giraffe', 'cow', 'snake', 'owl'] as const) {
      const near = drawn(name, { reach: { right: bowl } }).anchors.mouth;
      expect(distance(near, bowl), name).toBeLessThan(distance(drawn(name).anchors.mouth, bowl));
    }
  });

  it('covers neither of its eyes with its hand', () => {
    for (const name of ['monkey', 'bear', 'frog', 'elephant'] as const) {
      const { grip, eyes, head } = drawn(name, { reach: { right: { x: 20, y: -150 } } }).anchors;
      expect(Math.abs(grip.right.x - eyes.x), name).toBeGreaterThan(head.r * 0.6);
    }
  });

  it('has as many limbs as before', () => {
    const limbs = (markup: string, part: string): number => markup.split(`data-part="${part}"`).length - 1;
    const { body } = drawn('octopus', { reach: { left: { x: -120, y: -60 }, right: { x: 120, y: -60 } } });
    expect(limbs(body, 'arm')).toBe(limbs(drawn('octopus').body, 'arm'));
  });
});

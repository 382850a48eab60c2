import { describe, expect, it } from 'vitest';
import { actLine, thingLine } from './acts/act-line.ts';
import { parseScene } from './parse-scene.ts';

/** Who does what, and what is there, without sides and sizes. */
function read(input: object): { acts: string[]; things: string[] } {
  const { acts, things } = parseScene(input).staging;
  return {
    acts: acts.map(({ who, does, what }) => actLine({ who, does, ...(what !== undefined && { what }) })),
    things: things.map(thingLine),
  };
}

const figure = (who: string, pose: string, side = 'left') => ({ who, pose, side });

describe('an old scene', () => {
  it('keeps how each figure feels and looks, and where it is', () => {
    const input = {
      figures: [{ who: 'animal', pose: 'swim', emotion: 'proud', size: 'large', side: 'right', state: 'wet' }],
      view: 'detail',
    };
    expect(parseScene(input).staging).toEqual({
      view: 'hands',
      acts: [{ who: ['animal'], does: 'swim', feels: 'proud', size: 'large', side: 'right', state: 'wet' }],
      things: [],
    });
  });

  it('has beds for people who lie or sleep at home, and for no others', () => {
    const figures = [figure('child', 'lie'), figure('animal', 'sleep')];
    expect(read({ place: 'home', space: 'inside', figures }).acts).toEqual(['child lies on bed', 'animal sleeps']);
    expect(read({ place: 'forest', space: 'inside', figures }).acts).toEqual(['child lies', 'animal sleeps']);
  });

  it.each([
    [[figure('child', 'hold')], [{ kind: 'tree' }, { kind: 'lantern', count: 3 }], ['child holds lantern'], ['tree', 'lantern x2']],
    [[figure('child', 'hold'), figure('animal', 'hold')], [{ kind: 'cup' }, { kind: 'bun' }], ['child holds cup', 'animal holds bun'], []],
    [[figure('child', 'hold')], [{ kind: 'moon' }], ['child stands'], ['moon']],
    [
      [figure('child', 'hug', 'right'), figure('owl', 'sit'), figure('animal', 'stand', 'middle')],
      [],
      ['child hugs animal', 'owl sits', 'animal stands'],
      [],
    ],
    [[figure('child', 'ride'), figure('animal', 'walk')], [], ['child rides on animal', 'animal walks'], []],
    [[figure('child', 'ride')], [{ kind: 'sled' }], ['child rides on sled'], ['sled']],
    [[figure('child', 'ride')], [], ['child stands'], []],
    [[figure('animal', 'look-up')], [{ kind: 'cup' }, { kind: 'star', count: 4 }], ['animal looks up at star'], ['cup', 'star x4']],
    [[figure('animal', 'look-up')], [], ['animal looks up at'], []],
    [[figure('mouse', 'peek')], [{ kind: 'basket' }], ['mouse peeks out of basket'], ['basket']],
    [[figure('mouse', 'peek')], [], ['mouse peeks out of'], []],
    [[figure('sibling', 'sleep'), figure('sibling', 'lie')], [{ kind: 'bed' }], ['sibling sleeps in bed', 'sibling2 lies on bed'], ['bed']],
  ])('is read as acts: %j with %j', (figures, objects, acts, things) => {
    expect(read({ figures, objects })).toEqual({ acts, things });
  });

  it('shows each of the family only once, but several of a kind', () => {
    const figures = [figure('child', 'sit'), figure('child', 'walk'), figure('mouse', 'sit'), figure('mouse', 'walk')];
    expect(read({ figures }).acts).toEqual(['child sits', 'mouse sits', 'mouse walks']);
  });
});

/** How a person looks on each page of a story, down to the colors. */
import {
  type CastAge,
  type CastBuild,
  type Character,
  type ChildAppearance,
  type FigureState,
  type Glasses,
  type HearingAid,
  hash32,
  type Wheelchair,
} from '@tuckaway/domain';
import { stained } from '../creatures/stains.ts';
import { PAPERS } from '../paper/color.ts';
import { brightness, CLOTHES, HAIR, OLD_HAIR, PAPER_HAIR, PAPER_SKIN, SKIN } from './colors.ts';
import type { Hairdo } from './hair.ts';
import { hairColorIn, hairdoIn, hasBeard, skinIn } from './words.ts';

/** What is worn on the trunk. */
export type Top = 'shirt' | 'dress' | 'coat' | 'gown' | 'pajamas';
export type Headgear = 'cap' | 'hat' | 'crown' | 'toque';

export interface PersonLook {
  readonly age: CastAge;
  readonly build: CastBuild;
  readonly skin: string;
  readonly hair: Hairdo | undefined;
  readonly hairColor: string;
  readonly beard?: boolean;
  readonly glasses?: Glasses | undefined;
  readonly hearingAid?: HearingAid | undefined;
  readonly wheelchair?: Wheelchair | undefined;
  readonly top: Top;
  readonly clothes: string;
  readonly trousers: string;
  readonly boots?: string | undefined;
  readonly socks?: string | undefined;
  readonly mittens?: string | undefined;
  readonly apron?: string | undefined;
  readonly scarf?: string | undefined;
  readonly headgear?: { readonly what: Headgear; readonly color: string } | undefined;
  readonly frames?: string | undefined;
  /** To lean on. */
  readonly stick?: boolean;
  readonly earrings?: boolean;
  readonly blanket: string;
}

/** A character as the cast of a story describes it. */
export type Described = Pick<Character, 'age' | 'build' | 'hair' | 'skin' | 'wears'> & { readonly kind: string };

const COLORS = Object.values(CLOTHES);
const BLANKETS = ['#7a6aa8', '#4f8a8a', '#b0705c', '#5f78a8'] as const;
const TROUSERS = ['#4b5682', '#6b5568', '#5d5a4e', '#4f6a70', '#7a5a48'] as const;
const HAIR_TONES = [HAIR['dark-brown'], HAIR.black, HAIR['light-brown'], HAIR.brown, HAIR.red, HAIR.blond] as const;
/** Hair of those with darker skin. */
const DARK_TONES = [HAIR.black, HAIR['dark-brown'], HAIR.brown] as const;
const OLD_TONES = [OLD_HAIR.gray, OLD_HAIR.white, OLD_HAIR.silver] as const;
const SKIN_TONES = [SKIN.medium, SKIN.light, SKIN.dark, SKIN['medium-light'], SKIN.olive, SKIN['medium-dark']] as const;

/** Styles of those of whom no hair is described. */
const ANY_CHILD = ['short', 'curly', 'bob', 'ponytail', 'waves', 'puffs', 'combed', 'bunches', 'wild', 'braids', 'afro'] as const;
const GIRLS = ['bunches', 'bob', 'braids', 'long', 'ponytail', 'puffs', 'curly'] as const;
const BOYS = ['short', 'combed', 'curly', 'cropped', 'wild', 'afro'] as const;
const WOMEN = ['bun', 'bob', 'plaits', 'waves', 'long', 'curly', 'ponytail'] as const;
const OLD_WOMEN = ['bun', 'shawl', 'curly', 'waves', 'plaits', 'bob'] as const;
const ANY_GROWN = ['bob', 'short', 'curly', 'waves'] as const;
const MEN = ['short', 'combed', 'cropped', 'bald', 'curly'] as const;

/** One of a list for each place in a story: those next to each other never get the same. */
const nthOf = <T>(list: readonly T[], seed: string, nth: number): T => list[(hash32(seed) + nth) % list.length] as T;

/** Trousers differ from what is worn above them. */
const trousersWith = (clothes: string, seed: string, nth: number): string =>
  [CLOTHES.blue, CLOTHES.purple].includes(clothes) ? TROUSERS[1] : seed === '' ? TROUSERS[0] : nthOf(TROUSERS, `${seed}|trousers`, nth);

/** @param appearance what the family chose: without a skin tone it is a child of plain paper. @param nth of the story's children */
export function lookOfChild(appearance: ChildAppearance | null, seed: string, nth: number, age: CastAge = 'child'): PersonLook {
  const { skin, hair, hairColor, clothes: chosen, glasses, hearingAid, wheelchair } = appearance ?? {};
  const clothes = chosen ? CLOTHES[chosen] : nthOf(COLORS, `${seed}|clothes`, nth * 3);
  const paper = skin === undefined;
  return {
    ...{ age, build: 'usual', top: 'shirt', glasses, hearingAid, wheelchair, clothes },
    skin: paper ? PAPER_SKIN : SKIN[skin],
    hair: hair ?? (paper ? nthOf(ANY_CHILD, `${seed}|style`, nth) : undefined),
    hairColor: hairColor ? HAIR[hairColor] : paper ? nthOf(PAPER_HAIR, `${seed}|hair`, nth) : HAIR['dark-brown'],
    trousers: trousersWith(clothes, paper ? seed : '', nth),
    blanket: nthOf(BLANKETS, `${seed}|blanket`, nth),
  };
}

/** Someone of the child's family: with its skin and its hair, gray in old age. */
export function lookOfKin(child: PersonLook, kin: string | Described, seed = child.clothes, nth = 0): PersonLook {
  const one = typeof kin === 'string' ? { kind: kin } : kin;
  const look = lookOfCharacter(one, seed, nth);
  // Between the colors of the children.
  const own = one.wears?.length ? look.clothes : nthOf(COLORS, `${seed}|clothes`, 2 + nth * 3);
  const clothes = own === child.clothes && !one.wears?.length ? nthOf(COLORS, child.clothes, COLORS.indexOf(child.clothes) + 2) : own;
  return {
    ...look,
    clothes,
    skin: skinIn(one.skin) ?? child.skin,
    hairColor: hairColorIn(one.hair) ?? (look.age === 'old' ? look.hairColor : child.hairColor),
  };
}

const AGES: Readonly<Record<string, CastAge>> = { girl: 'child', boy: 'child', child: 'child', sibling: 'child', baby: 'baby' };

/** @param nth its place in the cast: characters of one story never share a drawing */
export function lookOfCharacter(character: Described, seed: string, nth = 0): PersonLook {
  const { kind, build = 'usual', hair: words, wears = [] } = character;
  const age = kind === 'baby' ? 'baby' : (character.age ?? AGES[kind] ?? 'grown');
  const isYoung = age !== 'grown' && age !== 'old';
  const old = age === 'old';
  // An adult without a description may be mother, uncle or neighbor.
  const anyone = kind === 'adult';
  const feminine =
    !anyone && (kind === 'woman' || kind === 'girl' || (kind !== 'man' && kind !== 'boy' && (hash32(`${seed}|gender`) + nth) % 2 === 0));
  const worn = (what: string): string | undefined => {
    const found = wears.find((each) => each.what === what);
    return found && PAPERS[found.color];
  };
  const top = (['gown', 'dress', 'coat', 'pajamas', 'shirt'] as const).find((each) => worn(each) !== undefined);
  const clothes = (top && worn(top)) ?? nthOf(COLORS, `${seed}|dress`, nth * 3 + 1);
  const skin = skinIn(character.skin) ?? nthOf(SKIN_TONES, `${seed}|skin`, nth);
  const tones = old ? OLD_TONES : brightness(skin) < 0.6 ? DARK_TONES : HAIR_TONES;
  const head = (['crown', 'hat', 'cap'] as const).find((each) => worn(each) !== undefined);
  return {
    ...{ age, build, clothes },
    skin,
    hair: hairdoIn(words) ?? nthOf(stylesOf(age, feminine, kind), `${seed}|style`, nth),
    hairColor: hairColorIn(words) ?? nthOf(tones, `${seed}|hair`, nth),
    beard: hasBeard(words) || (words === undefined && !isYoung && !feminine && !anyone && (hash32(`${seed}|beard`) + nth) % 3 === 0),
    glasses: worn('glasses') ? (nth % 2 === 0 ? 'round' : 'square') : undefined,
    frames: worn('glasses'),
    top:
      top ??
      (age === 'baby'
        ? 'pajamas'
        : isYoung
          ? 'shirt'
          : feminine
            ? nthOf(['dress', 'coat', 'shirt'], `${seed}|top`, nth)
            : nthOf(['shirt', 'coat'], `${seed}|top`, nth)),
    trousers: worn('trousers') ?? (age === 'baby' || top === 'pajamas' ? clothes : trousersWith(clothes, seed, nth)),
    boots: worn('boots'),
    socks: worn('socks'),
    mittens: worn('mittens'),
    apron: worn('apron'),
    scarf: worn('scarf'),
    headgear: head && { what: isCook(head, wears) ? 'toque' : head, color: worn(head) ?? clothes },
    earrings: feminine && !isYoung && nth % 2 === 0,
    stick: old && nth % 2 === 0,
    blanket: nthOf(BLANKETS, `${seed}|blanket`, nth + 1),
  };
}

/** Who wears a white hat and an apron cooks or bakes. */
const isCook = (head: Headgear, wears: NonNullable<Described['wears']>): boolean =>
  head !== 'crown' && wears.some(({ what }) => what === 'apron') && wears.some(({ what, color }) => what === head && color === 'white');

function stylesOf(age: CastAge, feminine: boolean, kind: string): readonly Hairdo[] {
  if (age === 'baby') return ['tuft', 'cropped', 'curly'];
  if (age === 'old') return feminine ? OLD_WOMEN : MEN;
  if (kind === 'adult') return ANY_GROWN;
  if (age === 'grown') return feminine ? WOMEN : MEN;
  return kind === 'girl' ? GIRLS : kind === 'boy' ? BOYS : ANY_CHILD;
}

/** Mud and water change the color of clothes. */
export const withState = (look: PersonLook, state: FigureState | undefined): PersonLook => ({
  ...look,
  clothes: stained(look.clothes, state),
  trousers: stained(look.trousers, state),
});

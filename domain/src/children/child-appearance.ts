/** How a family wants a child to be drawn in its stories' pictures: words of fixed lists, all optional, never sent to a model. */

import type { StoryRequest } from '../stories/story-request.ts';
import { sameName } from './child-names.ts';

/** All words below are stored: never rename or reuse one. From light to dark. Without one the child is of plain paper. */
export const SKIN_TONES = ['very-light', 'light', 'medium-light', 'olive', 'medium', 'medium-dark', 'dark', 'very-dark'] as const;
export type SkinTone = (typeof SKIN_TONES)[number];

export const HAIR_STYLES = [
  ...(['none', 'cropped', 'short', 'curly', 'bob', 'long', 'ponytail', 'bunches', 'bun'] as const),
  ...(['braids', 'cornrows', 'puffs', 'afro', 'locs', 'hijab', 'patka'] as const),
] as const;
export type HairStyle = (typeof HAIR_STYLES)[number];

/** Styles that show no hair. */
export const HAIRLESS: readonly HairStyle[] = ['none', 'hijab', 'patka'];

export const HAIR_COLORS = ['black', 'dark-brown', 'brown', 'light-brown', 'red', 'blond', 'light-blond'] as const;
export type HairColor = (typeof HAIR_COLORS)[number];

export const GLASSES = ['round', 'square'] as const;
export type Glasses = (typeof GLASSES)[number];

/** The child's own left or right ear. */
export const HEARING_AIDS = ['left', 'right', 'both'] as const;
export type HearingAid = (typeof HEARING_AIDS)[number];

/** Pushed by its large wheels, or with a motor. */
export const WHEELCHAIRS = ['manual', 'power'] as const;
export type Wheelchair = (typeof WHEELCHAIRS)[number];

export const CLOTHES_COLORS = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink'] as const;
export type ClothesColor = (typeof CLOTHES_COLORS)[number];

/** The words of each field, in the order of the form. */
export const APPEARANCE = {
  skin: SKIN_TONES,
  hair: HAIR_STYLES,
  hairColor: HAIR_COLORS,
  glasses: GLASSES,
  hearingAid: HEARING_AIDS,
  wheelchair: WHEELCHAIRS,
  clothes: CLOTHES_COLORS,
} as const;
export type AppearanceField = keyof typeof APPEARANCE;

export type ChildAppearance = { [Field in AppearanceField]?: (typeof APPEARANCE)[Field][number] | undefined };

/**
 * A description of any origin. Unknown words of a newer version are left out. Undefined if nothing is left, because a child without a
 * description has no field for it.
 */
export function readAppearance(stored: unknown): ChildAppearance | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const words = stored as Record<string, unknown>;
  const known = Object.entries(APPEARANCE).flatMap(([field, list]) =>
    list.filter((word) => word === words[field]).map((word) => [field, word]),
  );
  return known.length > 0 ? (Object.fromEntries(known) as ChildAppearance) : undefined;
}

/** Coverings that say something about a family's faith. */
const HEAD_COVERINGS: readonly (HairStyle | undefined)[] = ['hijab', 'patka'];

/** The part of a look that is a special category of personal data (GDPR, article 9) and needs the family's consent (`CHOICES`). Undefined if it has none. */
export function specialPart(look: ChildAppearance | undefined): ChildAppearance | undefined {
  const { skin, hearingAid, wheelchair, hair } = look ?? {};
  return readAppearance({ skin, hearingAid, wheelchair, ...(HEAD_COVERINGS.includes(hair) && { hair }) });
}

/** The rest of it. Undefined if nothing is left. */
export function withoutSpecial(look: ChildAppearance | undefined): ChildAppearance | undefined {
  const { skin: _skin, hearingAid: _hearing, wheelchair: _wheelchair, hair, ...rest } = look ?? {};
  return readAppearance({ ...rest, ...(!HEAD_COVERINGS.includes(hair) && { hair }) });
}

/** Without what needs the consent and was not the same before. What was changed goes too: putting the earlier word back would be seen as another change. */
export function withoutNewSpecial(look: ChildAppearance | undefined, before: ChildAppearance | undefined): ChildAppearance | undefined {
  const special = Object.entries(specialPart(look) ?? {}) as [AppearanceField, string][];
  const changed = special.filter(([field, word]) => before?.[field] !== word);
  return readAppearance({ ...look, ...Object.fromEntries(changed.map(([field]) => [field, undefined])) });
}

/** How a story's children look, in the order of the form: the child, then its siblings. Null for one without a description. */
export type StoryLooks = readonly (ChildAppearance | null)[];

/** Looks of any origin; empty if there are none. */
export function readLooks(stored: unknown): StoryLooks {
  return Array.isArray(stored) ? stored.map((look) => readAppearance(look) ?? null) : [];
}

interface NamedChild {
  id: string;
  nickname: string;
}

/** The children of a story, in the order of the form. */
export type ToldChildren = Pick<StoryRequest, 'childId' | 'childName' | 'siblings'>;

/**
 * A story's children among the remembered ones, by name: only the first child has an id in a story, and ids are used again. Undefined for one that is
 * not remembered.
 */
export function rememberedIn<One extends NamedChild>(
  { childId, childName, siblings = [] }: ToldChildren,
  known: readonly One[],
): (One | undefined)[] {
  return [childName, ...siblings].map((name, index) => {
    const named = known.filter(({ nickname }) => sameName(nickname, name));
    return (index === 0 ? named.find(({ id }) => id === childId) : undefined) ?? named[0];
  });
}

/** How a story's children look, as the family describes them. Empty if none of them is described, so that the same picture has the same data. */
export function looksOf(story: ToldChildren, known: readonly (NamedChild & { appearance?: ChildAppearance | undefined })[]): StoryLooks {
  const looks = rememberedIn(story, known).map((child) => child?.appearance ?? null);
  return looks.some((look) => look !== null) ? looks : [];
}

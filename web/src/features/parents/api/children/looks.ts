/** How the children of a story look, as their family describes them today: looked up on the device, also without a network. */
import { useQuery } from '@tanstack/react-query';
import {
  type Child,
  type ChildWishes,
  coverPicture,
  keptWishes,
  looksOf,
  type PicturedStory,
  rememberedIn,
  type Story,
  type StoryLooks,
  type StoryPicture,
  specialPart,
  type ToldChildren,
  withoutSpecial,
} from '@tuckaway/domain';
import { useMemo } from 'react';
import { queryClient } from '../../../../data/query/query-client.ts';
import { useUid } from '../../../../data/session/session.ts';
import { choiceQuery } from '../choices.ts';
import { childrenQuery, hasRoom } from './children-query.ts';

const needsConsent = (children: readonly Child[] = []): boolean => children.some(({ appearance }) => specialPart(appearance) !== undefined);

function shownTo(allowed: boolean | undefined, children: readonly Child[] = []): readonly Child[] {
  return allowed === true ? children : children.map((child) => ({ ...child, appearance: withoutSpecial(child.appearance) }));
}

/** Empty if no child is described, and until the children are known: they are then of plain paper. */
export function useLooks({ childId, childName, siblings }: ToldChildren): StoryLooks {
  const uid = useUid();
  const { data } = useQuery(childrenQuery(uid));
  const { data: allowed } = useQuery({ ...choiceQuery(uid, 'looks'), enabled: uid !== null && needsConsent(data) });
  // Siblings are a new list in each page that arrives of an unfinished story.
  const names = JSON.stringify({ childId, childName, siblings });
  return useMemo(() => looksOf(JSON.parse(names) as ToldChildren, shownTo(allowed, data)), [names, data, allowed]);
}

/** An undescribed child of a story, as it is or would be remembered. */
export interface Undescribed {
  /** Null for one that is not remembered. */
  id: string | null;
  wishes: ChildWishes;
}

/** The first such child; null if there is none, none can be remembered any more, and until that is known. */
export function useUndescribed(story: Story): Undescribed | null {
  const uid = useUid();
  const { data: known } = useQuery(childrenQuery(uid));
  const { data: allowed } = useQuery({ ...choiceQuery(uid, 'looks'), enabled: uid !== null && needsConsent(known) });
  if (uid === null || known === undefined || (needsConsent(known) && allowed === undefined)) return null;
  const shown = rememberedIn(story, shownTo(allowed, known));
  const nth = shown.findIndex((child) => child?.appearance === undefined && (child !== undefined || hasRoom(known)));
  const nickname = [story.childName, ...(story.siblings ?? [])][nth];
  if (nickname === undefined) return null;
  const child = known.find(({ id }) => id === shown[nth]?.id);
  if (child) {
    const { id, ...wishes } = child;
    return { id, wishes };
  }
  const { favoriteAnimal, storyLength, storyTone } = story;
  const { childId: _id, childSeed: _seed, ...own } = nth === 0 ? keptWishes(story) : {};
  return { id: null, wishes: { nickname, favoriteAnimal, storyLength, storyTone, ...own } };
}

/** The cover of a story, or of one to be, with its children as they look. */
export function useCover(story: PicturedStory & ToldChildren): StoryPicture {
  const looks = useLooks(story);
  return useMemo(() => coverPicture(story, looks), [story, looks]);
}

/** How its children look, at the time of a press. Never rejects. */
export async function currentLooks(uid: string, story: ToldChildren): Promise<StoryLooks> {
  const children = await queryClient.ensureQueryData(childrenQuery(uid)).catch(() => []);
  const allowed = needsConsent(children) && (await queryClient.ensureQueryData(choiceQuery(uid, 'looks')).catch(() => false));
  return looksOf(story, shownTo(allowed, children));
}

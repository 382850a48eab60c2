/** How the children of a story look, as their family describes them today: looked up on the device, also without a network. */
import { useQuery } from '@tanstack/react-query';
import {
  type Child,
  coverPicture,
  looksOf,
  type PicturedStory,
  type Story,
  type StoryLooks,
  type StoryPicture,
  specialPart,
  withoutSpecial,
} from '@tuckaway/domain';
import { useMemo } from 'react';
import { queryClient } from '../../../../data/query/query-client.ts';
import { useSession } from '../../../../data/session/session.ts';
import { choiceQuery } from '../choices.ts';
import { childrenQuery } from './children-query.ts';

type Told = Pick<Story, 'childId' | 'childName' | 'siblings'>;
/** The same of a story to be. */
type ToBeTold = { [Field in keyof Told]: Told[Field] | undefined };

const needsConsent = (children: readonly Child[] = []): boolean => children.some(({ appearance }) => specialPart(appearance) !== undefined);

function shownTo(allowed: boolean | undefined, children: readonly Child[] = []): readonly Child[] {
  return allowed === true ? children : children.map((child) => ({ ...child, appearance: withoutSpecial(child.appearance) }));
}

/** Empty where no child is described, and until the children are known. */
export function useLooks({ childId, childName, siblings }: ToBeTold): StoryLooks {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.firebaseUid : null;
  const { data } = useQuery(childrenQuery(uid));
  const { data: allowed } = useQuery({ ...choiceQuery(uid, 'looks'), enabled: uid !== null && needsConsent(data) });
  // Siblings are a new list in each page that arrives of an unfinished story.
  const names = JSON.stringify({ childId, childName, siblings });
  return useMemo(() => looksOf(JSON.parse(names) as Told, shownTo(allowed, data)), [names, data, allowed]);
}

/** The cover of a story, or of one to be, with its child as the family describes it today. */
export function useCover(story: PicturedStory & ToBeTold): StoryPicture {
  const looks = useLooks(story);
  return useMemo(() => coverPicture(story, looks), [story, looks]);
}

/** A story's looks at the time of a press. Never rejects. */
export async function currentLooks(uid: string, story: Told): Promise<StoryLooks> {
  const children = await queryClient.ensureQueryData(childrenQuery(uid)).catch(() => []);
  const allowed = needsConsent(children) && (await queryClient.ensureQueryData(choiceQuery(uid, 'looks')).catch(() => false));
  return looksOf(story, shownTo(allowed, children));
}

/** How the children of a story look, as their family describes them today: looked up on the device, also without a network. */
import { useQuery } from '@tanstack/react-query';
import { type Child, looksOf, type Story, type StoryLooks, specialPart, withoutSpecial } from '@tuckaway/domain';
import { useMemo } from 'react';
import { childrenKey, choiceKey } from '../../queries/keys.ts';
import { queryClient } from '../../queries/query-client.ts';
import { useSession } from '../../session/session.ts';

type Told = Pick<Story, 'childId' | 'childName' | 'siblings'>;

/** The code that reads children has a parser, which no story should wait for. */
const childrenOf = (uid: string) => ({
  queryKey: childrenKey(uid),
  queryFn: async () => (await import('./children.ts')).loadChildren(uid),
});

/** Whether the family agreed that looks of special categories are shown. */
const consentOf = (uid: string) => ({
  queryKey: choiceKey(uid, 'looks'),
  queryFn: async () => (await import('../choices.ts')).loadChoice(uid, 'looks'),
});

const needsConsent = (children: readonly Child[] = []): boolean => children.some(({ appearance }) => specialPart(appearance) !== undefined);

function shownTo(allowed: boolean | undefined, children: readonly Child[] = []): readonly Child[] {
  return allowed === true ? children : children.map((child) => ({ ...child, appearance: withoutSpecial(child.appearance) }));
}

/** Empty where no child is described, and until the children are known: they are then seen from behind. */
export function useLooks({ childId, childName, siblings }: Told): StoryLooks {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.firebaseUid : null;
  const { data } = useQuery({ ...childrenOf(uid ?? ''), enabled: uid !== null });
  const { data: allowed } = useQuery({ ...consentOf(uid ?? ''), enabled: uid !== null && needsConsent(data) });
  // Siblings are a new list in each page that arrives of an unfinished story.
  const names = JSON.stringify({ childId, childName, siblings });
  return useMemo(() => looksOf(JSON.parse(names) as Told, shownTo(allowed, data)), [names, data, allowed]);
}

/** The same at the time of a press. Never rejects. */
export async function currentLooks(uid: string, story: Told): Promise<StoryLooks> {
  const children = await queryClient.ensureQueryData(childrenOf(uid)).catch(() => []);
  const allowed = needsConsent(children) && (await queryClient.ensureQueryData(consentOf(uid)).catch(() => false));
  return looksOf(story, shownTo(allowed, children));
}

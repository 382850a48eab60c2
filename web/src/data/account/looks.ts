/** How the children of a story look, as their family describes them today: looked up on the device, also without a network. */
import { useQuery } from '@tanstack/react-query';
import { looksOf, type Story, type StoryLooks } from '@tuckaway/domain';
import { useMemo } from 'react';
import { childrenKey } from '../queries/keys.ts';
import { queryClient } from '../queries/query-client.ts';
import { useSession } from '../session/session.ts';

type Told = Pick<Story, 'childId' | 'childName' | 'siblings'>;

/** The code that reads children has a parser, which no story should wait for. */
const childrenOf = (uid: string) => ({
  queryKey: childrenKey(uid),
  queryFn: async () => (await import('./children.ts')).loadChildren(uid),
});

/** Empty where no child is described, and until the children are known: they are then seen from behind. */
export function useLooks({ childId, childName, siblings }: Told): StoryLooks {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.firebaseUid : null;
  const { data } = useQuery({ ...childrenOf(uid ?? ''), enabled: uid !== null });
  // Siblings are a new list in each page that arrives of an unfinished story.
  const names = JSON.stringify({ childId, childName, siblings });
  return useMemo(() => looksOf(JSON.parse(names) as Told, data ?? []), [names, data]);
}

/** The same at the time of a press. Never rejects. */
export async function currentLooks(uid: string, story: Told): Promise<StoryLooks> {
  const children = await queryClient.ensureQueryData(childrenOf(uid)).catch(() => []);
  return looksOf(story, children);
}

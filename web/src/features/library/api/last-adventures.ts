/** The newest stories of children who have none among a family's newest ones, for home. */
import { useQuery } from '@tanstack/react-query';
import type { Story } from '@tuckaway/domain';
import { useUid } from '../../../data/session/session.ts';
import { isNotDeleted } from '../../reader/api/hidden/deleted-stories.ts';
import { newestStoriesKey } from '../../reader/api/stories/keys.ts';

const NONE: readonly Story[] = [];

/** In no order. Empty until they are known, and without a network. @param names of children */
export function useLastAdventures(names: readonly string[]): readonly Story[] {
  const uid = useUid() ?? '';
  const { data } = useQuery({
    queryKey: [...newestStoriesKey(uid), 'children', ...names],
    queryFn: async () => {
      const { readNewestOf } = await import('./newest-of-child.ts');
      return (await Promise.all(names.map((name) => readNewestOf(uid, name)))).filter((story) => story !== undefined);
    },
    enabled: uid !== '' && names.length > 0,
    retry: false,
  });
  return data?.filter(isNotDeleted) ?? NONE;
}

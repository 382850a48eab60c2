/** The newest stories of a family, for home. */
import { useQuery } from '@tanstack/react-query';
import type { Story } from '@tuckaway/domain';
import { newestStoriesKey } from '../../queries/keys.ts';
import { queryClient } from '../../queries/query-client.ts';
import { useUid } from '../../session/session.ts';
import { isNotDeleted } from '../removal/deleted-stories.ts';
import { loadShelfPage } from './load-shelf.ts';

/** As many as fit in a row. */
export const NEWEST_STORIES = 3;

/** Newest first; undefined until they are known, empty where they cannot be loaded. */
export function useNewestStories(): readonly Story[] | undefined {
  const uid = useUid() ?? '';
  const key = newestStoriesKey(uid);
  const { data, isError } = useQuery({
    queryKey: key,
    queryFn: async () => (await loadShelfPage(uid, null, NEWEST_STORIES, ({ stories }) => queryClient.setQueryData(key, stories))).stories,
    enabled: uid !== '',
    staleTime: 0,
  });
  return data?.filter(isNotDeleted) ?? (isError ? [] : undefined);
}
